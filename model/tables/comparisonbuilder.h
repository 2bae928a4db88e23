// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to comparison*.cpp: the comparison while its rows are being added.
#pragma once

#include "model/tables/comparison.h"

#include <initializer_list>

namespace gpuwise::comparison {

struct Builder
{
    const Catalogue &catalogue;
    const ResolvedWorkload &resolved;
    QDate today;
    Comparison out;

    const BudgetAnswer &budget() const { return resolved.workload.budget; }
    Task task() const { return resolved.workload.task.task; }

    template <typename CellOf> void row(ComparisonRow row, CellOf cellOf)
    {
        for (const ComparisonColumn &column : out.columns)
            row.cells.push_back(cellOf(column));
        out.rows.push_back(std::move(row));
    }
};

ComparisonCell estimateCell(double value);
/// What one card of the column costs as the column is acquired; none: no price.
std::optional<PriceAnswer> priceOf(const Builder &builder, const ComparisonColumn &column);
/// The price of the whole group, in the section given.
void addGroupPrice(Builder &builder, ComparisonSection section);
/// Adds what guides say about one of these fields of the card, if anything.
void attachClaims(const Builder &builder, const ComparisonColumn &column, ComparisonCell &cell,
                  std::initializer_list<QLatin1StringView> fields);

void addWorkloadRows(Builder &builder);
void addFactRows(Builder &builder); ///< memory, compute, links
void addSoftwareRows(Builder &builder);
void addPowerRows(Builder &builder);
void addPriceRows(Builder &builder);
void addClaimRows(Builder &builder);

} // namespace gpuwise::comparison
