// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a comparison comes to: which of its cards does the workload best, by the engine's own score, and why.
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QString>

#include <optional>

namespace gpuwise {

/// Costs more than the budget allows. False where there is no limit or no price.
bool isOverBudget(const Comparison &comparison, const ComparisonColumn &column);

struct ComparisonVerdict
{
    std::optional<std::size_t> best;    ///< column; of those that hold the workload, run and are fast enough
    std::optional<std::size_t> nearest; ///< none does: the column with the least missing
    double score = 0;                   ///< of the best, 0..1
    int candidates = 0;                 ///< how many columns do the work
    bool fastest = false, cheapest = false; ///< the best is, by more than the error, among the candidates
    bool mostForMoney = false;              ///< the same of speed by price
    bool overBudget = false;                ///< all that do the work cost more than the budget
};
ComparisonVerdict judgeComparison(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Comparison &comparison);

/// The same as one line; empty while question 1 is not answered or fewer than two cards are compared.
QString comparisonVerdict(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                          const Comparison &comparison, const QLocale &locale);

} // namespace gpuwise
