// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonmarks.h"

#include "model/domain/useroverlay.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

/// New and used are two markets: of prices of both kinds none is the best, and no percentage tells.
bool mixesConditions(const ComparisonRow &row)
{
    if (row.field != ComparisonField::Price)
        return false;
    std::optional<bool> used;
    for (const ComparisonCell &cell : row.cells) {
        if (!cell.price)
            continue;
        const bool isUsed = cell.price->kind == OfferKind::Used;
        if (used && *used != isUsed)
            return true;
        used = isUsed;
    }
    return false;
}

/// Percentages of a margin that may be negative, of a generation number or of bounds mean nothing.
bool hasPercent(const ComparisonRow &row)
{
    return !row.isFloor && !mixesConditions(row) && row.field != ComparisonField::FitMargin &&
           row.field != ComparisonField::GuideClaims && row.spec != SpecField::TensorCoreGen;
}

bool same(const ComparisonRow &row, double a, double b)
{
    if (a == b)
        return true;
    return row.estimated && a > 0 && b > 0 && isTie(a, b);
}

void markBest(ComparisonRow &row)
{
    if (row.betterIs == 0 || row.isFloor ||
        mixesConditions(row)) // the lower bound may belong to the dearer one
        return;
    // A stale price is beaten by every current one: nobody can pay it any more.
    const auto isCurrent = [](const ComparisonCell &cell) {
        return !cell.price || cell.price->age == PriceAge::Fresh;
    };
    const bool anyCurrent = std::any_of(row.cells.begin(), row.cells.end(), [&](const ComparisonCell &cell) {
        return cell.number && isCurrent(cell);
    });
    const auto counts = [&](const ComparisonCell &cell) {
        return cell.number && (isCurrent(cell) || !anyCurrent);
    };
    std::optional<double> best;
    for (const ComparisonCell &cell : row.cells)
        if (counts(cell) && (!best || (row.betterIs > 0 ? *cell.number > *best : *cell.number < *best)))
            best = cell.number;
    if (!best)
        return;
    const auto beaten = [&](const ComparisonCell &cell) {
        return counts(cell) && !same(row, *cell.number, *best);
    };
    if (std::none_of(row.cells.begin(), row.cells.end(), beaten))
        return;
    for (ComparisonCell &cell : row.cells)
        cell.best = counts(cell) && !beaten(cell);
}

void markDifferences(ComparisonRow &row, std::size_t baseline)
{
    if (baseline >= row.cells.size() || !row.cells[baseline].number || !hasPercent(row))
        return;
    const double reference = *row.cells[baseline].number;
    if (reference == 0)
        return;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        ComparisonCell &cell = row.cells[i];
        if (i == baseline || !cell.number)
            continue;
        cell.percent = (*cell.number / reference - 1) * 100;
        cell.tied = row.estimated && *cell.number > 0 && reference > 0 && isTie(*cell.number, reference);
    }
}

bool sameCell(const ComparisonCell &a, const ComparisonCell &b)
{
    return a.number == b.number && a.band == b.band && a.text == b.text && a.verdict == b.verdict &&
           a.support == b.support && (a.isKnown() || a.state == b.state);
}

} // namespace

void markRow(ComparisonRow &row, std::size_t baseline)
{
    markBest(row);
    markDifferences(row, baseline);
    row.differs = std::any_of(row.cells.begin(), row.cells.end(),
                              [&](const ComparisonCell &cell) { return !sameCell(cell, row.cells.front()); });
}

bool isOwnCell(const Catalogue &catalogue, const ComparisonCell &cell)
{
    const bool ownPrice = cell.price && cell.price->newest && !cell.price->newest->ownId.isEmpty();
    return cell.isKnown() && (ownPrice || isOwnSource(catalogue, cell.source));
}

} // namespace gpuwise
