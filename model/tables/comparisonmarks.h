// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a row of a comparison says about its cells: who is best, by how much others differ, whether there is a
// difference at all, whose value it is. Pure arithmetic on the cells.
#pragma once

#include "model/tables/comparison.h"

namespace gpuwise {

/// Sets `percent`, `tied` and `best` of the cells and `differs` of the row.
/// Best: as good as the best value (within tieRatio where values are estimates), and better than at least one
/// other card. Unknown cells take no part: they are neither best nor beaten.
void markRow(ComparisonRow &row, std::size_t baseline);

/// Is what the cell says the user's own value or price?
bool isOwnCell(const Catalogue &catalogue, const ComparisonCell &cell);

} // namespace gpuwise
