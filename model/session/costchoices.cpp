// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/costchoices.h"

#include "model/advice/options.h"

#include <algorithm>

namespace gpuwise {

namespace {

struct Owned
{
    CardGroup cards;
    bool used = false;
};

/// Of a year or less: an older price is no default.
bool isForSale(const Catalogue &catalogue, const QString &gpuId, bool used, const BudgetAnswer &budget,
               QDate today)
{
    const auto price = buyPrice(catalogue, gpuId, used, budget.region, budget.currency, today);
    return price && price->age != PriceAge::Old;
}

/// What the decision is about, also where it rents: one question, one card. Only where no price to buy it is
/// known, the best of what can be bought.
std::optional<Owned> ownedFrom(const Catalogue &catalogue, const BudgetAnswer &budget, const Advice &advice,
                               QDate today)
{
    const Option *decided = advice.bestValue ? &advice.options[*advice.bestValue] : nullptr;
    if (decided && decided->mode != OptionMode::Rent)
        return Owned{decided->cards, decided->mode == OptionMode::BuyUsed};
    if (decided) {
        const QString &id = decided->cards.gpuId;
        const bool used = wayToBuy(catalogue, budget, id, today) == OptionMode::BuyUsed;
        if (isForSale(catalogue, id, used, budget, today))
            return Owned{decided->cards, used};
    }
    const auto bought = std::find_if(advice.options.begin(), advice.options.end(),
                                     [](const Option &option) { return option.mode != OptionMode::Rent; });
    if (bought != advice.options.end())
        return Owned{bought->cards, bought->mode == OptionMode::BuyUsed};
    return std::nullopt;
}

bool isForRent(const Catalogue &catalogue, const CardGroup &cards, const BudgetAnswer &budget, QDate today)
{
    const auto rent = rentPrice(catalogue, cards.gpuId, cards.count, budget.region, budget.currency, today);
    return rent && rent->age != PriceAge::Old;
}

bool isAsked(const ModelAnswer &model)
{
    return model.file || !model.modelId.isEmpty() || model.sizeBillions > 0;
}

} // namespace

RentOrBuyFigures figuresIn(const RentOrBuyFigures &figures, Currency from, Currency to,
                           const ExchangeRates &rates)
{
    RentOrBuyFigures converted = figures;
    if (from == to)
        return converted;
    // One unit is converted, not the sum: Money would round a tariff of a few cents.
    const auto worth = rates.convert(Money::fromAmount(10000, from), to);
    for (std::optional<double> RentOrBuyFigures::*amount :
         {&RentOrBuyFigures::pricePerCard, &RentOrBuyFigures::hostPrice, &RentOrBuyFigures::rentPerCardHour,
          &RentOrBuyFigures::tariffPerKwh, &RentOrBuyFigures::storagePerMonth,
          &RentOrBuyFigures::egressPerMonth}) {
        std::optional<double> &value = converted.*amount;
        if (value)
            value = worth ? std::optional(*value * worth->amount() / 10000) : std::nullopt;
    }
    return converted;
}

std::optional<RentOrBuyQuestion> costQuestion(const Catalogue &catalogue, const Workload &workload,
                                              const Advice &advice, const CostChoices &choices, QDate today)
{
    const auto known = [&](const std::optional<CardGroup> &cards) {
        return cards && catalogue.gpu(cards->gpuId) && cards->count >= 1;
    };
    RentOrBuyQuestion question;
    question.budget = workload.budget;
    question.figures =
        figuresIn(choices.figures, choices.currency, workload.budget.currency, catalogue.rates);
    question.figures.used = false;
    if (known(choices.own)) {
        question.own = *choices.own;
    } else if (const auto owned = ownedFrom(catalogue, workload.budget, advice, today)) {
        question.own = owned->cards;
        question.figures.used = owned->used;
    } else {
        return std::nullopt;
    }
    if (choices.used)
        question.figures.used = *choices.used;
    if (known(choices.rent))
        question.rent = *choices.rent;
    else if (advice.rent && !isForRent(catalogue, question.own, workload.budget, today))
        question.rent = advice.options[*advice.rent].cards;
    else
        question.rent = question.own;
    if (choices.pricedCard != question.own.gpuId) {
        question.figures.pricePerCard.reset();
        question.figures.cardWatts.reset();
    }
    if (choices.rentedCard != question.rent.gpuId)
        question.figures.rentPerCardHour.reset();
    if (isAsked(workload.model) && resolveWorkload(catalogue, workload).problem.isEmpty())
        question.workload = workload;
    return question;
}

} // namespace gpuwise
