// SPDX-License-Identifier: GPL-3.0-or-later
//
// Widths of table columns as plain arithmetic.
#pragma once

#include <span>
#include <vector>

namespace gpuwise {

struct ColumnNeed
{
    double natural = 0; ///< as wide as its widest content, unbroken
    double least = 0;   ///< below this its content is not readable
    double stretch = 0; ///< share of the width that is left over, or that is missing
};

/// Widths that add up to `available` when a column stretches, else to at most that. What is missing is taken
/// from stretching columns first, down to their least, then from the others down to theirs, then from all in
/// proportion.
std::vector<double> columnWidths(std::span<const ColumnNeed> needs, double available, double gap);

/// Half-open range of columns that stand side by side.
struct ColumnRange
{
    int first = 0;
    int end = 0;

    bool operator==(const ColumnRange &) const = default;
};

/// `count` equal columns of at least `least` in bands of at most as many as fit: as few bands as possible,
/// and these as even as possible (8 columns with room for 5: 4 and 4). One column always fits.
std::vector<ColumnRange> splitColumns(int count, double available, double least);

} // namespace gpuwise
