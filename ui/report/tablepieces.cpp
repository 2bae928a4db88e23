// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables: one piece a row, the header repeated on every page they reach. Tables that compare cards side by
// side are split into bands of columns when they are wider than the page; the first column stands in each.
#include "ui/report/fitbardraw.h"
#include "ui/report/marks.h"
#include "ui/report/piece.h"
#include "ui/report/rules.h"
#include "ui/report/tablegrid.h"
#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

#include <algorithm>
#include <memory>

namespace gpuwise {

namespace {

constexpr double groupIndent = pt(4);
constexpr double detailBox = pt(7.5);
constexpr double bandSpace = pt(16);
constexpr double shortRun = pt(190);

Piece headerPiece(const TableGrid &grid)
{
    std::vector<TextLines> titles;
    std::vector<TextLines> asides;
    double titleHeight = 0;
    double asideHeight = 0;
    for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        const double width = grid.frames[i].width;
        titles.emplace_back(grid.column(i).title, grid.titleStyle(i), width, 3);
        asides.emplace_back(grid.column(i).aside, TextStyle::Small, width, 2);
        titleHeight = std::max(titleHeight, titles.back().height());
        asideHeight = std::max(asideHeight, asides.back().height());
    }
    Piece piece;
    piece.flow.height = titleHeight + asideHeight + pt(5);
    piece.flow.keepWithNext = true;
    const double full = piece.flow.height;
    piece.paint = [=, lefts = grid.lefts, frames = grid.frames, width = grid.width,
                   dark = grid.sideBySide](QPainter &painter, QPointF at) {
        const Tokens &tokens = lightTokens();
        for (std::size_t i = 0; i < titles.size(); ++i) {
            const double below = at.y() + full - pt(3.5) - asideHeight; // titles stand on one line
            const double top = below - titles[i].height();
            const QColor ink = dark ? tokens.text : tokens.secondaryText;
            const double left = at.x() + lefts[i];
            if (frames[i].align == ReportAlign::Number) {
                titles[i].drawRight(painter, {left + frames[i].width, top}, ink);
                asides[i].drawRight(painter, {left + frames[i].width, below}, tokens.secondaryText);
            } else {
                titles[i].draw(painter, {left, top}, ink);
                asides[i].draw(painter, {left, below}, tokens.secondaryText);
            }
        }
        drawRule(painter, at.x(), at.y() + full, width, RuleKind::Header);
    };
    return piece;
}

Piece groupPiece(const TableGrid &grid, const ReportRow &row)
{
    const TextLines name(row.cells.empty() ? QString() : row.cells.front().text, TextStyle::BodyStrong,
                         grid.width - 2 * groupIndent, 1);
    Piece piece;
    piece.flow.height = name.lineHeight() + 2 * grid.padding;
    piece.flow.keepWithNext = true;
    piece.paint = [=, width = grid.width, height = piece.flow.height,
                   padding = grid.padding](QPainter &painter, QPointF at) {
        painter.fillRect(QRectF(at.x(), at.y() + pt(0.4), width, height - pt(0.4)), lightTokens().window);
        name.draw(painter, {at.x() + groupIndent, at.y() + padding}, lightTokens().text);
    };
    return piece;
}

struct DetailLine
{
    ReportText text;
    TextLines lines;
};

/// The cells of one row, measured, with the bars above some of them.
struct RowLayout
{
    std::vector<TableCell> cells;
    std::vector<int> bars; ///< index into table.fitBars, -1: none
    std::vector<DetailLine> details;
    double barHeight = 0;
    double cellHeight = 0;
    double detailHeight = 0;
};

/// A row of words, such as that of a program's support: its cells end where the names of the cards do, each
/// as the others, however long they are. Where one has a number, all keep to the column of numbers.
bool holdsWordsOnly(const TableGrid &grid, const ReportRow &row)
{
    for (std::size_t i = 1; i < grid.columns.size(); ++i) {
        const ReportCell *cell = grid.cell(row, i);
        if (!cell || cell->text.isEmpty())
            continue;
        if (cell->fitBar || !cell->aside.isEmpty() || !cell->text.front().isLetter())
            return false;
    }
    return grid.sideBySide;
}

RowLayout layOutRow(const TableGrid &grid, const ReportRow &row)
{
    RowLayout layout;
    const bool words = holdsWordsOnly(grid, row);
    for (std::size_t i = 0; i < grid.columns.size(); ++i) {
        const ReportCell *cell = grid.cell(row, i);
        CellFrame frame = grid.frames[i];
        const bool bar = cell && cell->fitBar;
        if (bar || words) // a verdict stands below the bar, not a number
            frame.asideSlot = 0;
        layout.cells.emplace_back(cell ? *cell : ReportCell{}, frame, row.kind == ReportRowKind::Total);
        layout.bars.push_back(bar ? static_cast<int>(*cell->fitBar) : -1);
        layout.cellHeight = std::max(layout.cellHeight, layout.cells.back().height());
        if (bar)
            layout.barHeight = cellFitBarHeight() + pt(2);
    }
    const double indent = grid.detailIndent();
    for (const ReportText &detail : row.details) {
        layout.details.push_back(
            {detail, TextLines(detail.text, TextStyle::Small, grid.width - indent - detailBox - pt(4), 6)});
        layout.detailHeight += layout.details.back().lines.height();
    }
    if (!layout.details.empty())
        layout.detailHeight += pt(1.5);
    return layout;
}

void paintDetails(QPainter &painter, const std::vector<DetailLine> &details, QPointF at)
{
    double y = at.y();
    for (const DetailLine &detail : details) {
        const double line = detail.lines.lineHeight();
        drawMark(painter, detail.text.mark, QRectF(at.x(), y + (line - detailBox) / 2, detailBox, detailBox));
        detail.lines.draw(painter, {at.x() + detailBox + pt(4), y}, lightTokens().secondaryText);
        y += detail.lines.height();
    }
}

Piece rowPiece(const TableGrid &grid, const ReportRow &row)
{
    const auto layout = std::make_shared<const RowLayout>(layOutRow(grid, row));
    Piece piece;
    piece.flow.height = layout->barHeight + layout->cellHeight + layout->detailHeight + 2 * grid.padding;
    piece.paint = [layout, lefts = grid.lefts, frames = grid.frames, width = grid.width,
                   padding = grid.padding, height = piece.flow.height, bars = grid.table->fitBars,
                   axisEnd = grid.table->axisEndGiB,
                   indent = grid.detailIndent()](QPainter &painter, QPointF at) {
        const double top = at.y() + padding;
        for (std::size_t i = 0; i < layout->cells.size(); ++i) {
            const double left = at.x() + lefts[i];
            const double barHeight = layout->bars[i] >= 0 ? layout->barHeight : 0;
            if (layout->bars[i] >= 0)
                drawCellFitBar(painter, bars[static_cast<std::size_t>(layout->bars[i])], axisEnd, {left, top},
                               frames[i].width);
            layout->cells[i].paint(painter, {left, top + barHeight});
        }
        paintDetails(painter, layout->details,
                     {at.x() + indent, top + layout->barHeight + layout->cellHeight + pt(1.5)});
        drawRule(painter, at.x(), at.y() + height, width, RuleKind::Row);
    };
    return piece;
}

/// Short runs of rows stay on one page: a small table, or the rows under one group name.
void keepShortRuns(Pieces &pieces, const std::vector<bool> &startsRun)
{
    std::size_t first = 0;
    for (std::size_t i = 1; i <= pieces.size(); ++i) {
        if (i < pieces.size() && !startsRun[i])
            continue;
        double height = 0;
        for (std::size_t k = first; k < i; ++k)
            height += pieces[k].flow.height;
        for (std::size_t k = first; k + 1 < i && height <= shortRun; ++k)
            pieces[k].flow.keepWithNext = true;
        first = i;
    }
}

Pieces gridPieces(const TableGrid &grid)
{
    Pieces pieces;
    std::vector<bool> startsRun{true};
    pieces.push_back(headerPiece(grid));
    for (const ReportRow &row : grid.table->rows) {
        const bool group = row.kind == ReportRowKind::Group;
        startsRun.push_back(group && pieces.size() > 1); // the first group goes with the header
        Piece piece = group ? groupPiece(grid, row) : rowPiece(grid, row);
        piece.flow.header = 0;
        pieces.push_back(std::move(piece));
    }
    keepShortRuns(pieces, startsRun);
    // A first row draws the second with it, and the last is never alone under a repeated header.
    if (pieces.size() > 3) {
        pieces[1].flow.keepWithNext = true;
        pieces[pieces.size() - 2].flow.keepWithNext = true;
    }
    return pieces;
}

} // namespace

Pieces tablePieces(const ReportTable &table, double width)
{
    Pieces all;
    for (const TableGrid &grid : tableGrids(table, width)) {
        Pieces band = gridPieces(grid);
        if (!all.empty())
            band.front().flow.spaceBefore = bandSpace;
        append(all, std::move(band));
    }
    return all;
}

} // namespace gpuwise
