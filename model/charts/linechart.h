// SPDX-License-Identifier: GPL-3.0-or-later
//
// Curves over one axis as data: what they say, the table of the same figures, and one spoken sentence. Where
// its parts lie is the business of whoever draws it.
#pragma once

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
    struct Series
    {
        QString id; ///< stable key
        QString name;
        std::vector<Point> points;

        bool operator==(const Series &) const = default;
    };
    QString id;
    QString title;
    QString xName, yName; ///< with their units
    std::vector<Series> series;
    std::optional<double> mark; ///< an x that matters, such as the break-even
    QString markName;
    QString description; ///< one sentence that says all of it, for screen readers

    double yEnd() const; ///< the highest point or band; 1 when there is none
    bool operator==(const LineChart &) const = default;
};

} // namespace gpuwise
