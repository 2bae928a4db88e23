// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/tablegrid.h"

#include "ui/report/columns.h"
#include "ui/report/units.h"

#include <algorithm>
#include <numeric>

namespace gpuwise {

namespace {

constexpr double columnGap = pt(12);
constexpr double rowPadding = pt(3.2);
constexpr double sideBySidePadding = pt(2.2);
constexpr double firstLeast = pt(84);
constexpr double firstNarrow = pt(108);
constexpr double firstMost = pt(150);
constexpr double sideBySideGap = pt(9);
constexpr double sideBySideLeast = pt(86); ///< narrower columns cannot hold a number and its percentage
/// One or two cards do not spread over the whole page: the eye would lose the row.
constexpr double sideBySideMost = pt(150);

/// The widest aside of each number column; cells with a fit bar hold a verdict, not a number.
void measureAsides(TableGrid &grid)
{
    double widest = 0;
    for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        if (grid.frames[i].align != ReportAlign::Number)
            continue;
        for (const ReportRow &row : grid.table->rows)
            if (const ReportCell *cell = grid.cell(row, i); cell && !cell->fitBar)
                grid.frames[i].asideSlot = std::max(grid.frames[i].asideSlot, asideWidth(*cell));
        widest = std::max(widest, grid.frames[i].asideSlot);
    }
    if (grid.sideBySide) // the numbers of the baseline stand where those of the others do
        for (CellFrame &frame : grid.frames)
            frame.asideSlot = frame.align == ReportAlign::Number ? widest : 0;
}

ColumnNeed needOf(const TableGrid &grid, std::size_t i)
{
    const ReportColumn &column = grid.column(i);
    ColumnNeed need{
        std::max(textWidth(column.title, TextStyle::SmallStrong), textWidth(column.aside, TextStyle::Small)),
        std::max(longestWordWidth(column.title, TextStyle::SmallStrong),
                 longestWordWidth(column.aside, TextStyle::Small)),
        column.stretch};
    for (const ReportRow &row : grid.table->rows) {
        const ReportCell *cell = row.kind == ReportRowKind::Group ? nullptr : grid.cell(row, i);
        if (!cell)
            continue;
        const bool slotted = column.align == ReportAlign::Number && grid.frames[i].asideSlot > 0;
        need.natural = std::max(need.natural, naturalCellWidth(*cell, slotted ? grid.frames[i].asideSlot : 0,
                                                               row.kind == ReportRowKind::Total));
        need.least = std::max(need.least, leastCellWidth(*cell));
    }
    // A hostile name cannot take the page from the other columns.
    need.least = std::min(need.least, grid.width / 3);
    need.natural = std::min(need.natural, column.stretch > 0 ? grid.width : grid.width * 0.4);
    return need;
}

void placeColumns(TableGrid &grid, const std::vector<double> &widths)
{
    double x = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        grid.lefts.push_back(x);
        grid.frames[i].width = widths[i];
        x += widths[i] + (grid.sideBySide ? sideBySideGap : columnGap);
    }
}

TableGrid makeGrid(const ReportTable &table, std::vector<int> columns, double width)
{
    TableGrid grid;
    grid.table = &table;
    grid.columns = std::move(columns);
    grid.width = width;
    grid.sideBySide = table.sideBySide;
    grid.padding = table.sideBySide ? sideBySidePadding : rowPadding;
    for (const int column : grid.columns)
        grid.frames.push_back({0, table.columns[static_cast<std::size_t>(column)].align, 0});
    measureAsides(grid);
    return grid;
}

std::vector<TableGrid> sideBySideGrids(const ReportTable &table, double width)
{
    const int others = static_cast<int>(table.columns.size()) - 1;
    // The names of rows get what they need, unless a narrower first column saves a band.
    const double natural = needOf(makeGrid(table, {0}, width), 0).natural;
    double first = std::clamp(natural, firstLeast, firstMost);
    std::vector<ColumnRange> bands = splitColumns(others, width - first, sideBySideLeast + sideBySideGap);
    const double narrow = std::min(first, firstNarrow);
    const auto narrowBands = splitColumns(others, width - narrow, sideBySideLeast + sideBySideGap);
    if (narrowBands.size() < bands.size()) {
        first = narrow;
        bands = narrowBands;
    }
    std::vector<TableGrid> grids;
    for (const ColumnRange &band : bands) {
        std::vector<int> columns(static_cast<std::size_t>(band.end - band.first) + 1);
        std::iota(columns.begin() + 1, columns.end(), band.first + 1);
        // All bands have the column width of the fullest: the same card looks the same in each.
        const int fullest = bands.front().end - bands.front().first;
        std::vector<double> widths(columns.size(),
                                   std::min((width - first) / fullest - sideBySideGap, sideBySideMost));
        widths.front() = first;
        TableGrid grid = makeGrid(table, std::move(columns), width);
        placeColumns(grid, widths);
        grid.width = std::min(width, grid.lefts.back() + widths.back()); // rules end with the last column
        grids.push_back(std::move(grid));
    }
    return grids;
}

} // namespace

const ReportColumn &TableGrid::column(std::size_t i) const
{
    return table->columns[static_cast<std::size_t>(columns[i])];
}

const ReportCell *TableGrid::cell(const ReportRow &row, std::size_t i) const
{
    const auto index = static_cast<std::size_t>(columns[i]);
    return index < row.cells.size() ? &row.cells[index] : nullptr;
}

TextStyle TableGrid::titleStyle(std::size_t i) const
{
    return sideBySide && i > 0 ? TextStyle::CardName : TextStyle::SmallStrong;
}

double TableGrid::detailIndent() const
{
    return lefts.size() > 1 && !(column(0).stretch > 0) ? lefts[1] : 0;
}

std::vector<TableGrid> tableGrids(const ReportTable &table, double width)
{
    if (table.columns.empty() || table.rows.empty())
        return {};
    if (table.sideBySide && table.columns.size() > 1)
        return sideBySideGrids(table, width);
    std::vector<int> columns(table.columns.size());
    std::iota(columns.begin(), columns.end(), 0);
    TableGrid grid = makeGrid(table, std::move(columns), width);
    std::vector<ColumnNeed> needs;
    for (std::size_t i = 0; i < grid.columns.size(); ++i)
        needs.push_back(needOf(grid, i));
    const std::vector<double> widths = columnWidths(needs, width, columnGap);
    placeColumns(grid, widths);
    const bool details = std::any_of(table.rows.begin(), table.rows.end(),
                                     [](const ReportRow &row) { return !row.details.empty(); });
    if (!details) // rules end with the last column
        grid.width = std::min(width, grid.lefts.back() + widths.back());
    return {grid};
}

} // namespace gpuwise
