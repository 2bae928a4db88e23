// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rounding that adds up on paper.
#pragma once

#include <span>
#include <vector>

namespace gpuwise {

/// The parts rounded to `decimals` so that they add up to the rounded total, as people will check. What
/// rounding left over goes to the parts that lost most by it; each stays within one last digit of its value.
/// Parts that do not add up to the total in the first place are rounded one by one.
std::vector<double> printedParts(std::span<const double> parts, double total, int decimals);

} // namespace gpuwise
