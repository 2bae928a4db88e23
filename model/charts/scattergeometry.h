// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a ScatterChart lie, without painting: marks, error bars, the front as stairs, and labels
// that cover neither each other nor a mark. A name that finds no room is left out; hovering says it.
#pragma once

#include "model/charts/scatterchart.h"

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <functional>

namespace gpuwise {

/// Lengths that do not follow from the data, in pixels.
struct ScatterMetrics
{
    double lineHeight = 17;
    double gap = 6;          ///< between plot and texts
    double markRadius = 5;   ///< of the front; others are smaller
    double labelGap = 4;     ///< between a mark and its label
    double rightMargin = 12; ///< half of the last tick's text may stand there
    double leastPlot = 80;
};

struct ScatterGeometry
{
    struct Text
    {
        double at = 0; ///< of its grid line or tick
        QRectF rect;
        QString text;
    };
    struct Point
    {
        QPointF centre;
        QLineF whisker; ///< from low to high
        std::optional<QRectF> label;
    };
    QRectF plot;
    QRectF xTitle, yTitle;
    std::vector<Text> xTicks, yTicks; ///< x: those that have room
    std::vector<Point> points;        ///< in the order of the chart's
    std::vector<QPointF> front;       ///< stairs through the front points
    std::optional<QLineF> limit;
    QRectF limitText;
};

using TextWidth = std::function<double(const QString &)>;

ScatterGeometry layoutScatter(const ScatterChart &chart, const QSizeF &size, const TextWidth &widthOf,
                              const ScatterMetrics &metrics);

/// The point whose mark is nearest and within `reach`; -1: none.
int pointAt(const ScatterGeometry &geometry, const QPointF &position, double reach);

} // namespace gpuwise
