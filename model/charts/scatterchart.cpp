// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/scatterchart.h"

#include "model/words/format.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double logarithmicFrom = 8; ///< a span beyond which a linear axis crushes the small values
constexpr int mostTicks = 8;
constexpr int wantedSteps = 6;

QString tickText(double value, const QLocale &locale)
{
    return formatTrimmed(value, 4, locale);
}

/// 1, 2 and 5 times powers of ten; or 1 and 3; or powers of ten only.
double roundValue(int index, const std::vector<double> &steps)
{
    const int count = static_cast<int>(steps.size());
    const int decade = index >= 0 ? index / count : -((count - 1 - index) / count);
    return steps[static_cast<std::size_t>(index - decade * count)] * std::pow(10.0, decade);
}

/// The largest index whose value is not above `value`.
int indexBelow(double value, const std::vector<double> &steps)
{
    const int count = static_cast<int>(steps.size());
    int index = (static_cast<int>(std::floor(std::log10(value))) - 1) * count;
    while (roundValue(index + 1, steps) <= value * (1 + 1e-12))
        ++index;
    return index;
}

ScatterAxis logarithmicAxis(double least, double most, const QLocale &locale)
{
    ScatterAxis axis;
    axis.logarithmic = true;
    for (const std::vector<double> &steps :
         {std::vector<double>{1, 2, 5}, std::vector<double>{1, 3}, std::vector<double>{1}}) {
        const int first = indexBelow(least, steps);
        int last = first + 1;
        while (roundValue(last, steps) < most * (1 - 1e-12))
            ++last;
        axis.ticks.clear();
        for (int i = first; i <= last; ++i)
            axis.ticks.push_back({roundValue(i, steps), tickText(roundValue(i, steps), locale)});
        if (static_cast<int>(axis.ticks.size()) <= mostTicks)
            break;
    }
    return axis;
}

ScatterAxis linearAxis(double most, const QLocale &locale)
{
    ScatterAxis axis;
    const double rough = most / wantedSteps;
    const double decade = std::pow(10.0, std::floor(std::log10(rough)));
    double step = 10 * decade;
    for (const double times : {1.0, 2.0, 5.0})
        if (times * decade >= rough * (1 - 1e-12)) {
            step = times * decade;
            break;
        }
    for (int i = 0; i == 0 || (i - 1) * step < most * (1 - 1e-12); ++i)
        axis.ticks.push_back({i * step, tickText(i * step, locale)});
    return axis;
}

} // namespace

double ScatterAxis::share(double value) const
{
    if (!(high > low))
        return 0;
    const double share = logarithmic ? value > 0 ? std::log(value / low) / std::log(high / low) : 0
                                     : (value - low) / (high - low);
    return std::clamp(share, 0.0, 1.0);
}

ScatterAxis axisOver(double least, double most, const QLocale &locale)
{
    if (!(least > 0) || !(most >= least) || !std::isfinite(most))
        return axisOver(1, 1, locale);
    ScatterAxis axis =
        most / least > logarithmicFrom ? logarithmicAxis(least, most, locale) : linearAxis(most, locale);
    axis.low = axis.ticks.front().value;
    axis.high = axis.ticks.back().value;
    return axis;
}

} // namespace gpuwise
