// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a LineChart lie, without painting: lines and strips, names at the ends of the lines, the
// marked crossing with its drop line.
#pragma once

#include "model/charts/linechart.h"
#include "model/charts/scattergeometry.h"

namespace gpuwise {

/// Lengths that do not follow from the data, in pixels.
struct LineMetrics
{
    double lineHeight = 17;
    double gap = 6;          ///< between plot and texts
    double mostNames = 0.34; ///< share of the width that names may take before they are elided
    double leastPlot = 80;
};

struct LineGeometry
{
    using Text = ScatterGeometry::Text;
    struct Series
    {
        std::vector<QPointF> points;
        std::vector<QPointF> bandTop, bandBottom; ///< empty: no strip
        QRectF name;                              ///< at the end of the line, clear of the other names
        QRectF detail;                            ///< under it; null: none
    };
    struct Mark
    {
        QPointF at;
        QLineF drop; ///< down to the axis
        QRectF name, detail;
    };
    QRectF plot;
    QRectF xTitle, yTitle;
    std::vector<Text> xTicks, yTicks;
    std::vector<Series> series; ///< in the order of the chart's
    std::optional<Mark> mark;
};

LineGeometry layoutLines(const LineChart &chart, const QSizeF &size, const TextWidth &widthOf,
                         const LineMetrics &metrics);

/// The index of the x that is nearest, when the position is within the plot; -1: none.
int xAt(const LineGeometry &geometry, const QPointF &position);

} // namespace gpuwise
