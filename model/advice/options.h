// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a card to its options: which counts and ways of getting it are worth judging, and what each costs.
#pragma once

#include "model/advice/advisor.h"

#include <span>

namespace gpuwise {

/// The numbers of cards people put together.
std::span<const int> cardCounts();

/// Assumptions about money where the user has not said otherwise (the page "Rent or buy" asks); what stands
/// behind each is in docs/estimates.md, "Rent or buy".
inline constexpr double resaleFraction = 0.4;   ///< of the purchase price, after the asked months
inline constexpr double loadFraction = 0.8;     ///< of board power while computing
inline constexpr double supplyEfficiency = 0.9; ///< 80 PLUS Gold at 50 % load
inline constexpr double restOfPcUsd = 550;      ///< host without the card

class CardBasis;

/// Memory, speed and software of a group; cost is left empty.
Option judgeWithoutCost(const ResolvedWorkload &resolved, CardBasis &card, int count);
/// The same for one group of a card.
Option judgeWithoutCost(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                        const SpeedModel &speeds, const Gpu &gpu, int count);

/// What such cards cost at that price each; without a price nothing else is known.
OptionCost costAt(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, int count,
                  OptionMode mode, const std::optional<PriceAnswer> &price);

/// Fills in what the option costs; price stays empty when none is known.
void priceOption(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, QDate today,
                 Option &option);

/// New or used, whichever costs less; what nobody has asked for in a year, or only a list price, gives way to
/// a price that is paid. New where no price is known.
OptionMode wayToBuy(const Catalogue &catalogue, const BudgetAnswer &budget, const QString &gpuId,
                    QDate today);

/// As the advice would get the card: rented where only renting was asked for, else the way to buy.
OptionMode wayToGet(const Catalogue &catalogue, const BudgetAnswer &budget, const QString &gpuId,
                    QDate today);

/// Board power of the group; 0 when not published.
double groupWatts(const Gpu &gpu, int count);

} // namespace gpuwise
