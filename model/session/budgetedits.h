// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edits of the budget that touch more than one of its values, and the short lists that forms offer.
#pragma once

#include "model/domain/money.h"
#include "model/domain/workload.h"

#include <QString>

#include <optional>
#include <vector>

namespace gpuwise {

/// The limit as people say it: to rent by the month, else as a whole (Workload keeps the sum over all
/// months).
std::optional<Money> shownLimit(const BudgetAnswer &budget);
BudgetAnswer withShownLimit(BudgetAnswer budget, const std::optional<Money> &shown);

/// Another way of getting the card; what is shown as the limit of renting becomes monthly and back.
BudgetAnswer withMode(BudgetAnswer budget, AcquireMode mode);
/// More or fewer months; a monthly limit stays what it is a month.
BudgetAnswer withMonths(BudgetAnswer budget, double months);
/// The limit is converted at the dated rate and rounded to two digits; without a rate the figure stays.
BudgetAnswer withCurrency(BudgetAnswer budget, Currency currency, const ExchangeRates &rates);

enum class VendorChoice
{
    All,
    Nvidia,
    NvidiaAmd,
    Amd,
    Intel,
    Chinese,
    Other, ///< a list that the form does not offer
};
std::vector<Vendor> vendorsOf(VendorChoice choice);
VendorChoice vendorChoiceOf(const std::vector<Vendor> &vendors);
QString vendorChoiceName(VendorChoice choice);
QString systemName(OperatingSystem system);

/// The offered number of cards (1, 2, 4, 8, 16) that is nearest.
int nearestCardChoice(int cards);

} // namespace gpuwise
