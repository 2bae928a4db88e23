// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user says on the page "Rent or buy". What is left unsaid follows the advice and the catalogue, so
// an untouched page follows the workload.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/rentorbuyinputs.h"

#include <optional>

namespace gpuwise {

struct CostChoices
{
    std::optional<CardGroup> own, rent; ///< none: what the advice decides for; the same cards
    std::optional<bool> used;           ///< none: as the advice would buy it
    RentOrBuyFigures figures;           ///< amounts in `currency`; `used` there is not read
    Currency currency = Currency::Usd;
    QString pricedCard; ///< the card whose price and power the figures hold; no other one takes them
    QString rentedCard; ///< the card whose rent they hold

    bool operator==(const CostChoices &) const = default;
};

/// The same figures in another currency; what cannot be converted is left out.
RentOrBuyFigures figuresIn(const RentOrBuyFigures &figures, Currency from, Currency to,
                           const ExchangeRates &rates);

/// What is asked when this was chosen for this workload. None: nothing fits, and no card was chosen.
std::optional<RentOrBuyQuestion> costQuestion(const Catalogue &catalogue, const Workload &workload,
                                              const Advice &advice, const CostChoices &choices, QDate today);

} // namespace gpuwise
