// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Copy picture" and "Save picture…" of a chart: in its context menu (the menu key too) and, where there is
// room, behind a button.
#pragma once

#include "ui/charts/chartpicture.h"

#include <functional>

class QPushButton;
class QWidget;

namespace gpuwise {

using PictureSource = std::function<ChartPicture()>; ///< of what is shown at that moment

/// Adds the two actions to the chart; they follow the language. The file has the chart's title as its name.
void addPictureMenu(QGraphicsView *chart, PictureSource source);

template <typename View> void addPictureMenu(View *chart)
{
    addPictureMenu(chart, [chart] { return chart->chartPicture(); });
}

void copyPicture(const ChartPicture &picture); ///< as a bitmap and as SVG: the receiver takes what it can
/// Its suffix decides: .svg, else PNG. Empty: written; else a sentence that says why not.
QString writePicture(const ChartPicture &picture, const QString &path);

} // namespace gpuwise
