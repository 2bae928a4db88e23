// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy for named cards: what the catalogue knows fills the inputs, the user's own figures go before
// it, and a note says of every figure where it is from.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/note.h"
#include "model/estimate/rentals.h"
#include "model/estimate/rentorbuy.h"

#include <QDate>

#include <optional>
#include <vector>

namespace gpuwise {

/// The user's own figures; what is not given is looked up or assumed. Amounts are in the budget's currency.
struct RentOrBuyFigures
{
    std::optional<double> pricePerCard, hostPrice, hostWatts, rentPerCardHour, tariffPerKwh;
    std::optional<double> load, utilisation, supplyEfficiency, pue, resale, interestPerYear;
    std::optional<double> storagePerMonth, egressPerMonth;
    std::optional<double> cardWatts, resaleLow, resaleHigh;
    bool inDataCentre = false; ///< of one's own: power counts PUE times
    bool used = false;         ///< buy used

    bool operator==(const RentOrBuyFigures &) const = default;
};

struct RentOrBuyQuestion
{
    CardGroup own, rent;
    BudgetAnswer budget; ///< region, currency, hours, months, whether a whole PC is bought
    RentOrBuyFigures figures;
    std::optional<Workload> workload; ///< compares cards of different speed by the job
};

struct RentOrBuyCase
{
    RentOrBuyInputs inputs;
    RentOrBuyAnswer answer;
    bool priceKnown = false, rentKnown = false; ///< without both there is no answer
    std::optional<PriceAnswer> price, rent;     ///< none: the user's own, or unknown
    std::vector<RentalQuote> quotes;            ///< of the rented card
    std::vector<Note> notes;                    ///< warnings first, then what to ask, then reasons

    bool answered() const { return priceKnown && rentKnown && !answer.bad; }
};

RentOrBuyCase rentOrBuyFor(const Catalogue &catalogue, const RentOrBuyQuestion &question, QDate today);

} // namespace gpuwise
