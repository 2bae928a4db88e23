// SPDX-License-Identifier: GPL-3.0-or-later
//
// The columns of a table, placed on the page: what its rows share.
#pragma once

#include "ui/report/tablecell.h"

#include <vector>

namespace gpuwise {

struct TableGrid
{
    const ReportTable *table = nullptr; ///< outlives the grid
    std::vector<int> columns;           ///< indices into the table's columns
    std::vector<double> lefts;
    std::vector<CellFrame> frames;
    double width = 0;
    double padding = 0; ///< above and below the text of a row
    bool sideBySide = false;

    const ReportColumn &column(std::size_t i) const;
    /// Null where a row has fewer cells than the table has columns.
    const ReportCell *cell(const ReportRow &row, std::size_t i) const;
    TextStyle titleStyle(std::size_t i) const;
    /// Where the lines under a row begin: under the second column, unless the first is the one that
    /// stretches.
    double detailIndent() const;
};

/// One grid, or several for a table side by side that is wider than the page: its columns are then split into
/// bands and the first column stands in each.
std::vector<TableGrid> tableGrids(const ReportTable &table, double width);

} // namespace gpuwise
