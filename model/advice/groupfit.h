// SPDX-License-Identifier: GPL-3.0-or-later
//
// One group of equal cards held against the workload, whatever the budget says: the verdict, the speed and
// what one gets for the money. One function for the page "Fit" and the command `fit`.
#pragma once

#include "model/advice/tofit.h"
#include "model/advice/value.h"

#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

struct GroupFit
{
    Option option;     ///< got as the advice would get it; its verdict is No where it does not run
    bool runs = false; ///< the software exists for the card, and the estimate is possible
    OptionValue value;

    const CardGroup &cards() const { return option.cards; }
    /// A known price within the limit; without a limit everything that has a price.
    bool isWithin(const BudgetAnswer &budget) const;
};

GroupFit judgeGroup(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                    const CardGroup &cards, QDate today);

/// Whether it runs and what that is worth, once memory, speed, software and cost of the option are known.
void settleGroup(const Catalogue &catalogue, const Workload &workload, GroupFit &group);

/// The counts that people compare side by side.
std::span<const int> groupCounts();
/// Whether such a card is ever put together with its like: not in a laptop, not as one unit with its memory.
bool comesInGroups(const Gpu &gpu);

/// How far the workload can grow on a group before it no longer fits. 0: not even the smallest fits; none:
/// not a question of this task.
struct GroupLimits
{
    std::optional<int> context; ///< tokens of one sequence
    std::optional<int> batch;   ///< sequences of a training batch, users, or images at a time
};
GroupLimits limitsOf(const Catalogue &catalogue, const ResolvedWorkload &resolved, const GroupFit &group);

/// What to change to make it fit: on the card itself, then what fits elsewhere.
class FitAdvice
{
public:
    FitAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
              QDate today);
    /// Empty when it fits as it is.
    std::vector<FitChange> changes(const CardGroup &group) const;

private:
    const Catalogue &m_catalogue;
    const ResolvedWorkload &m_resolved;
    const SpeedModel &m_speeds;
    QDate m_today;
    FitChanges m_onCard;
    mutable std::optional<std::vector<FitChange>> m_elsewhere; ///< the same for every card
};

} // namespace gpuwise
