// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/printedparts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gpuwise {

std::vector<double> printedParts(std::span<const double> parts, double total, int decimals)
{
    const double unit = std::pow(10.0, decimals);
    std::vector<double> printed;
    for (const double part : parts)
        printed.push_back(std::round(part * unit));
    const double sum = std::accumulate(parts.begin(), parts.end(), 0.0);
    if (std::abs(sum - total) * unit < 0.01) {
        // The remainder is a whole number of last digits, fewer than there are parts.
        double missing = std::round(total * unit) - std::accumulate(printed.begin(), printed.end(), 0.0);
        std::vector<std::size_t> order(parts.size());
        std::iota(order.begin(), order.end(), 0U);
        const double sign = missing < 0 ? -1 : 1;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return sign * (parts[a] * unit - printed[a]) > sign * (parts[b] * unit - printed[b]);
        });
        for (const std::size_t i : order) {
            if (std::abs(missing) < 0.5)
                break;
            printed[i] += sign;
            missing -= sign;
        }
    }
    for (double &value : printed)
        value /= unit;
    return printed;
}

} // namespace gpuwise
