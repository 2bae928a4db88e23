// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/termtip.h"

#include "ui/widgets/textlabel.h"

#include <QHelpEvent>
#include <QLocale>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

bool showTermTip(const QHelpEvent &event, const FitBar &bar, const FitBarGeometry &geometry, QWidget *widget)
{
    const auto term = termAt(geometry, event.pos());
    if (!term)
        return false;
    const auto segment = std::find_if(bar.segments.begin(), bar.segments.end(),
                                      [&](const FitBar::Segment &each) { return each.id == *term; });
    if (segment == bar.segments.end())
        return false;
    QToolTip::showText(event.globalPos(), inertToolTip(segmentTip(*segment, QLocale())), widget);
    return true;
}

} // namespace gpuwise
