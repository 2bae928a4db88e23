// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/needbar.h"

#include <algorithm>

namespace gpuwise {

namespace {
constexpr double usualEnd = 48;
constexpr double side = 12; ///< room for half a label at both ends
} // namespace

double needScaleEnd(const LiveNeed &need)
{
    const double high = need.bar.neededGiB.high;
    if (high <= usualEnd)
        return usualEnd;
    for (const double mark : memoryMarks) {
        if (high <= mark)
            return mark;
    }
    return high * 1.04;
}

NeedBarGeometry layoutNeedBar(const LiveNeed &need, double width, const NeedBarMetrics &metrics)
{
    NeedBarGeometry g;
    g.scaleEndGiB = needScaleEnd(need);
    g.labelTop = 0;
    g.iconTop = metrics.labelHeight;
    const double trackTop = metrics.labelHeight + metrics.iconSize + metrics.overhang + 2;

    const auto beyond = std::count_if(need.marks.begin(), need.marks.end(), [&](const MemoryMark &mark) {
        return mark.nominalGiB > g.scaleEndGiB;
    });
    const double tail = beyond > 0 ? 14 + metrics.afterCut * static_cast<double>(beyond) : 0;
    const double barWidth = std::max(80.0, width - 2 * side - tail);

    FitBarMetrics barMetrics;
    barMetrics.trackHeight = metrics.trackHeight;
    FitBar bar = need.bar;
    bar.nominalGiB = g.scaleEndGiB;
    bar.usableGiB = 0;
    bar.cards = 1;
    g.bar = layoutFitBar(bar, g.scaleEndGiB, QPointF(side, trackTop - barMetrics.usableOverhang), barWidth,
                         barMetrics);
    const double right = side + barWidth;
    const double bottom = trackTop + metrics.trackHeight;

    double free = -1e9; // first x at which a label may stand
    double after = right + 14;
    for (std::size_t i = 0; i < need.marks.size(); ++i) {
        NeedBarGeometry::Mark mark;
        mark.index = i;
        mark.onScale = need.marks[i].nominalGiB <= g.scaleEndGiB;
        if (mark.onScale) {
            mark.x = side + need.marks[i].nominalGiB / g.scaleEndGiB * barWidth;
        } else {
            mark.x = after + metrics.afterCut / 2;
            after += metrics.afterCut;
        }
        mark.labelled = mark.x >= free;
        if (mark.labelled)
            free = mark.x + metrics.leastSpacing;
        mark.line = QLineF(mark.x, trackTop - metrics.overhang, mark.x, bottom + metrics.overhang);
        g.marks.push_back(mark);
    }
    if (beyond > 0) {
        const double middle = trackTop + metrics.trackHeight / 2;
        g.dotted = QLineF(right + 14, middle, after, middle);
        for (const int stroke : {0, 1}) {
            const double foot = right + 3 + stroke * barMetrics.cutGap;
            g.bar.cut.emplace_back(foot, bottom + 3, foot + barMetrics.cutWidth, trackTop - 3);
        }
    }
    g.captionTop = bottom + barMetrics.bandOffset + barMetrics.bandTick + 4;
    g.captionX = g.bar.band.isNull() ? side : (g.bar.band.x1() + g.bar.band.x2()) / 2;
    g.height = g.captionTop + metrics.captionHeight;
    return g;
}

} // namespace gpuwise
