// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one gets for the money: speed and memory for the price, speed for the power, and what a million tokens
// or a thousand images cost. One function for window, command line and report; formulas in docs/estimates.md,
// "Value".
#pragma once

#include "model/advice/advisor.h"

#include <optional>

namespace gpuwise {

/// Why a figure is missing.
enum class ValueGap : std::uint8_t
{
    None,
    NotAsked,   ///< no such figure for this task or this way of getting the card
    DoesNotFit, ///< the workload does not run: its speed would be that of something else
    SpeedUnknown,
    PriceUnknown,
    PowerUnknown,  ///< board power is not published, or the tariff has no rate into the currency
    MemoryUnknown, ///< what software can use of the card
    NothingToBuy,  ///< the cards are there already: no price to divide by
    HoursUnknown,  ///< no hours a month to spread the purchase over
};

struct ValueFigure
{
    std::optional<Band> value; ///< costs: low goes with the fast end of the speed
    ValueGap missing = ValueGap::NotAsked;

    bool isKnown() const { return value.has_value(); }
};

enum class WorkUnit : std::uint8_t
{
    MillionTokens,         ///< written; reading prompts comes on top
    MillionTrainingTokens, ///< trained on, by all cards together
    ThousandImages,
};

/// Money is in the budget's currency. Bought, "price" is what the budget is compared with: all cards of the
/// group and, where the budget covers it, the rest of the PC.
struct OptionValue
{
    bool rented = false;
    WorkUnit unit = WorkUnit::MillionTokens;
    bool converted = false; ///< the price was, from another currency
    bool isFloor = false; ///< several users: the speed is a bound from above, so costs are bounds from below

    ValueFigure speedPerPrice; ///< bought: for each 1,000 of the price; rented: for each 1 of an hour's price
    ValueFigure memoryPerPrice; ///< usable GiB, the same
    ValueFigure speedPerWatt;   ///< of the published board power

    ValueFigure runningCost; ///< of one unit of work: rented: the rent; bought: electricity alone
    ValueFigure ownedCost;   ///< bought: with the purchase spread over the asked hours, nothing for resale

    ValueFigure jobHours;       ///< training: samples x tokens x epochs
    ValueFigure jobRunningCost; ///< rented: the rent; bought: electricity alone
    ValueFigure jobOwnedCost;   ///< bought: with the job's share of the purchase
};

/// Of an option that was judged for the workload; over the budget or not.
OptionValue valueOf(const Catalogue &catalogue, const Workload &workload, const Option &option);

/// What an hour of computing costs in electricity, as the option's cost counts it. None: power or tariff
/// unknown.
std::optional<double> electricityPerHour(const Catalogue &catalogue, const BudgetAnswer &budget,
                                         const Gpu &gpu, int count);

/// Work of one hour, in the unit: 1 is a million tokens, or a thousand images. Inference counts all users.
Band workPerHour(const Workload &workload, const Band &speed);

WorkUnit workUnitOf(Task task);

} // namespace gpuwise
