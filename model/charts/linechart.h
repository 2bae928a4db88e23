// SPDX-License-Identifier: GPL-3.0-or-later
//
// Curves over one axis as data: what they say, and one spoken sentence. Where the parts lie is decided by
// linegeometry.h; the drawing library follows and decides nothing.
#pragma once

#include "model/charts/scatterchart.h"
#include "model/domain/quantity.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gpuwise {

struct LineChart
{
    struct Point
    {
        double x = 0;
        double y = 0;
        std::optional<Band> band; ///< drawn as a shaded strip

        bool operator==(const Point &) const = default;
    };
    /// Told apart without colour.
    enum class Stroke
    {
        Solid,
        Dashed,
        Dotted
    };
    struct Series
    {
        QString id; ///< stable key
        QString name;
        std::vector<Point> points;
        Stroke stroke = Stroke::Solid;
        QString detail; ///< under its name, such as what the strip means; may be empty

        bool operator==(const Series &) const = default;
    };
    QString id;
    QString title;
    QString xName, yName;           ///< with their units
    ScatterAxis x, y;               ///< of all series
    std::vector<Series> series;     ///< all over the same x, the one that is marked first
    std::vector<QString> sentences; ///< what all of them say at each x, for tool tips and screen readers
    std::optional<double> mark;     ///< an x that matters, such as the break-even
    QString markName, markDetail;
    QString description; ///< one sentence that says all of it, for screen readers

    double yEnd() const; ///< the highest point or band; 1 when there is none
    static double valueAt(const Series &series, double x); ///< on the line between two points
    bool operator==(const LineChart &) const = default;
};

} // namespace gpuwise
