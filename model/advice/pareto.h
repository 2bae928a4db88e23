// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which offers nothing beats: the front of price against speed.
#pragma once

#include <cstddef>
#include <vector>

namespace gpuwise {

struct PricedSpeed
{
    double price = 0;
    double speed = 0;
};

/// Indices of the front, cheapest first. A point is on it when it is clearly faster (beyond tieRatio, what
/// estimates can tell apart) than every front point that costs less, and nothing of the same price is clearly
/// faster than it. So nothing cheaper is as fast as a front point, points of one price that cannot be told
/// apart stand together, and every other point has a front point that costs no more and is as fast within the
/// error. Points must be positive and finite.
std::vector<std::size_t> paretoFront(const std::vector<PricedSpeed> &points);

} // namespace gpuwise
