// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/dateaxis.h"

namespace gpuwise {

namespace {

constexpr int mostSteps = 6;
constexpr int monthsOfStep[] = {1, 2, 3, 6, 12, 24, 60, 120};

/// Months since year 0, on a mark of the step.
int monthBefore(QDate date, int step)
{
    const int months = date.year() * 12 + date.month() - 1;
    return months - months % step;
}

QDate firstOf(int month)
{
    return {month / 12, month % 12 + 1, 1};
}

} // namespace

double onDateAxis(QDate date)
{
    return static_cast<double>(date.toJulianDay());
}

ScatterAxis dateAxis(QDate first, QDate last)
{
    ScatterAxis axis;
    for (const int step : monthsOfStep) {
        int begin = monthBefore(first, step);
        if (firstOf(begin) == first)
            begin -= step;
        const int end = monthBefore(last, step) + step;
        if ((end - begin) / step > mostSteps)
            continue;
        axis.low = onDateAxis(firstOf(begin));
        axis.high = onDateAxis(firstOf(end));
        for (int month = begin; month <= end; month += step)
            axis.ticks.push_back({onDateAxis(firstOf(month)),
                                  firstOf(month).toString(step % 12 == 0 ? QStringLiteral("yyyy")
                                                                         : QStringLiteral("yyyy-MM"))});
        return axis;
    }
    return axis;
}

} // namespace gpuwise
