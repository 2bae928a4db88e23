// SPDX-License-Identifier: GPL-3.0-or-later
//
// Model sizes on a logarithmic scale from 0.1 to 2,000 billion parameters.
#pragma once

#include <span>

namespace gpuwise {

inline constexpr double smallestBillions = 0.1;
inline constexpr double largestBillions = 2000;

double sizePosition(double billions);   ///< 0..1; sizes outside the scale are at its ends
double sizeAtPosition(double position); ///< billions, rounded to two significant digits
double nextSize(double billions,
                int steps);          ///< a small step up or down in the last shown digit's spirit: 2 %
std::span<const double> sizeMarks(); ///< sizes of well-known models, in billions
double nextMark(double billions, int direction);

} // namespace gpuwise
