// SPDX-License-Identifier: GPL-3.0-or-later
//
// One bar chart as data, and where its parts lie: one horizontal bar a card, from zero, so that lengths can
// be compared. The drawing library follows this and decides nothing.
#pragma once

#include "model/domain/quantity.h"

#include <QLineF>
#include <QRectF>
#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

struct BarChart
{
    struct Bar
    {
        QString name;
        std::optional<double> value; ///< none: no bar, the text says why
        std::optional<Band> band;    ///< drawn as a whisker from low to high
        std::optional<double> limit; ///< what the value is held against, drawn as a mark across
        QString text;                ///< written behind the bar: "38", "not published"
        QString detail;              ///< what qualifies it, for tool tips: a band, a date
        bool baseline = false;

        bool operator==(const Bar &) const = default;
    };
    QString id; ///< stable key of the metric
    QString title;
    QString unit;
    QString note;        ///< what whisker and mark mean; empty: there are none
    QString description; ///< one sentence that says all of it, for screen readers
    std::vector<Bar> bars;

    double axisEnd() const; ///< what is drawn furthest; 1 when nothing is known
    bool operator==(const BarChart &) const = default;
};

/// Lengths that do not follow from the data, in pixels.
struct BarChartMetrics
{
    double pitch = 20; ///< from bar to bar
    double barHeight = 12;
    double nameGap = 8; ///< between name and axis
    double textGap = 6; ///< between the end of a bar and its text
    double whiskerTick = 7;
    double limitWidth = 2;
    double leastPlot = 40;
    double mostName = 0.38; ///< share of the width that names may take before they are elided
};

struct BarChartGeometry
{
    QRectF plot; ///< zero is its left edge, axisEnd() its right
    struct Row
    {
        QRectF name;
        QRectF bar;                    ///< null: no value
        std::optional<QLineF> whisker; ///< from low to high, through the middle of the bar
        std::optional<QRectF> limit;
        QRectF text;
    };
    std::vector<Row> rows;

    double height() const { return plot.height(); }
};

/// `nameWidth` and `textWidth` are the widest of their kind. The plot gets what is left, but never less than
/// its minimum: then texts are cut.
BarChartGeometry layoutBarChart(const BarChart &chart, double width, double nameWidth, double textWidth,
                                const BarChartMetrics &metrics);

} // namespace gpuwise
