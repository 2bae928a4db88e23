// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points over two axes as data, with error bars, a front and a limit. Where the parts lie is decided by
// scattergeometry.h; the drawing library follows and decides nothing.
#pragma once

#include "model/domain/quantity.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace gpuwise {

/// From `low` to `high`, with marks at round values. Logarithmic where the values span more than a linear
/// axis can show; a linear axis begins at zero.
struct ScatterAxis
{
    struct Tick
    {
        double value = 0;
        QString text;

        bool operator==(const Tick &) const = default;
    };
    bool logarithmic = false;
    double low = 0, high = 1;
    std::vector<Tick> ticks; ///< 2 to 8, both ends among them

    double share(double value) const; ///< 0 at low, 1 at high; clamped
    bool operator==(const ScatterAxis &) const = default;
};

/// For values from `least` to `most`, both positive.
ScatterAxis axisOver(double least, double most, const QLocale &locale);

struct ScatterChart
{
    struct Point
    {
        QString name; ///< the label
        double x = 0;
        Band y;
        bool front = false;
        bool aside = false;    ///< drawn hollow: it does not count here, and `sentence` says why
        bool labelled = false; ///< wants its name beside it
        bool pick = false;     ///< gets its label first
        QString sentence;      ///< all of it, for tool tips and screen readers

        bool operator==(const Point &) const = default;
    };
    struct Limit
    {
        double x = 0;
        QString text;

        bool operator==(const Limit &) const = default;
    };
    QString title;
    QString xTitle, yTitle; ///< with units
    QString legend;         ///< what the marks mean
    QString note;           ///< what stands aside and what was left out; may be empty
    QString description;    ///< one sentence that says what matters, for screen readers
    ScatterAxis x, y;
    std::vector<Point> points; ///< cheapest first
    std::optional<Limit> limit;

    bool operator==(const ScatterChart &) const = default;
};

} // namespace gpuwise
