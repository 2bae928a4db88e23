// SPDX-License-Identifier: GPL-3.0-or-later
//
// A chart of the window as a picture that stands by itself: with its title and what its signs mean, in the
// light colours, the same size whatever the window's. The chart's own view paints it, so that it cannot
// differ from what is seen.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>

#include <functional>
#include <memory>

class QGraphicsView;

namespace gpuwise {

struct ChartPicture
{
    QString title;
    QString note; ///< unit, legend: the line under the title
    int width = 720;
    std::function<std::unique_ptr<QGraphicsView>()> make; ///< a view of its own, with the data set

    bool isEmpty() const { return title.isEmpty() || !make; }
};

QImage chartImage(const ChartPicture &picture, double scale = 2); ///< pixels a unit
QByteArray chartSvg(const ChartPicture &picture);                 ///< vectors only
QByteArray chartPng(const ChartPicture &picture);

} // namespace gpuwise
