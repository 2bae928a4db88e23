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
/// estimates can tell apart) than every front point that costs no more. So nothing that is as cheap is faster
/// than a front point, and every other point stands beside a front point that costs no more and is as fast
/// within the error. Of equal points the first counts. Points must be positive and finite.
std::vector<std::size_t> paretoFront(const std::vector<PricedSpeed> &points);

} // namespace gpuwise
