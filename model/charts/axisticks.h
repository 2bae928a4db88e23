// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where an axis of memory has its numbers.
#pragma once

#include <vector>

namespace gpuwise {

/// 0 and multiples of a power of two (GiB are), at most `most` intervals, none beyond `end`.
std::vector<double> axisTicks(double end, int most);

} // namespace gpuwise
