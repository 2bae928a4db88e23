// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/sizescale.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double marks[] = {0.1, 0.5, 1, 3, 7, 14, 32, 70, 120, 235, 671, 2000};

double twoDigits(double value)
{
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1);
    return std::round(value / unit) * unit;
}

} // namespace

double sizePosition(double billions)
{
    if (!(billions > smallestBillions))
        return 0;
    return std::min(1.0,
                    std::log(billions / smallestBillions) / std::log(largestBillions / smallestBillions));
}

double sizeAtPosition(double position)
{
    const double at = std::clamp(position, 0.0, 1.0);
    const double value = smallestBillions * std::pow(largestBillions / smallestBillions, at);
    return std::clamp(twoDigits(value), smallestBillions, largestBillions);
}

double nextSize(double billions, int steps)
{
    // At least one unit of the second digit, so that a step is always seen.
    const double start = std::clamp(billions, smallestBillions, largestBillions);
    const double moved = start * std::pow(1.02, steps);
    const double unit = std::pow(10.0, std::floor(std::log10(start)) - 1);
    double rounded = twoDigits(moved);
    if (steps > 0 && rounded <= start)
        rounded = std::floor(start / unit + 1 + 1e-9) * unit;
    if (steps < 0 && rounded >= start)
        rounded = std::ceil(start / unit - 1 - 1e-9) * unit;
    return std::clamp(rounded, smallestBillions, largestBillions);
}

std::span<const double> sizeMarks()
{
    return marks;
}

double nextMark(double billions, int direction)
{
    if (direction > 0) {
        const auto *const above = std::upper_bound(std::begin(marks), std::end(marks), billions * (1 + 1e-9));
        return above == std::end(marks) ? largestBillions : *above;
    }
    const auto *const notBelow = std::lower_bound(std::begin(marks), std::end(marks), billions * (1 - 1e-9));
    return notBelow == std::begin(marks) ? smallestBillions : *(notBelow - 1);
}

} // namespace gpuwise
