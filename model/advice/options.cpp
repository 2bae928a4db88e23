// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/options.h"

#include "model/advice/cardbasis.h"
#include "model/advice/value.h"
#include "model/estimate/memory.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::array counts{1, 2, 3, 4, 5, 6, 8, 10, 12, 16};

Money inCurrency(const Catalogue &catalogue, Money money, Currency currency)
{
    return catalogue.rates.convert(money, currency).value_or(Money{0, currency});
}

} // namespace

std::span<const int> cardCounts()
{
    return counts;
}

double groupWatts(const Gpu &gpu, int count)
{
    return gpu.number(SpecField::TdpWatts).value_or(0) * count;
}

Option judgeWithoutCost(const ResolvedWorkload &resolved, CardBasis &card, int count)
{
    const Gpu &gpu = card.gpu();
    const Question question = questionFor(card.catalogue(), resolved, gpu, count);
    const bool inference = question.task == Task::Inference;
    const CardBasis::Program &program = card.program(question);
    Option option;
    option.cards = {gpu.id, count};
    option.runtime = question.runtime;
    option.memory = estimateMemory(question);
    option.fit = judgeFit(option.memory, card.usable());
    option.software = program.software;
    if (option.software.support == Support::None) { // what does not run has no speed
        option.speed.gap = SpeedGap::NoBackend;
        option.prefill.gap = inference ? SpeedGap::NoBackend : SpeedGap::NotThisTask;
        return option;
    }
    const EstimateProblem problem = option.memory.problem;
    if (problem != EstimateProblem::None && problem != EstimateProblem::ShapeUnknown)
        return option; // cards that cannot share the work like that have no speed either
    option.speed = inference ? program.decode.speed(question) : card.speeds().forTask(question, gpu);
    if (inference)
        option.prefill = card.speeds().prefillBeside(option.speed, question, gpu);
    return option;
}

Option judgeWithoutCost(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                        const SpeedModel &speeds, const Gpu &gpu, int count)
{
    CardBasis card(catalogue, speeds, gpu, CardBasis::frameOf(resolved.workload), {}); // prices are not asked
    return judgeWithoutCost(resolved, card, count);
}

OptionCost costAt(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, int count,
                  OptionMode mode, const std::optional<PriceAnswer> &price)
{
    OptionCost cost;
    const Currency currency = budget.currency;
    const double hours = budget.hoursPerMonth * budget.months;
    cost.extras.currency = currency;
    cost.price = price;
    const auto &owned = budget.owned;
    if (mode != OptionMode::Rent && owned && owned->gpuId == gpu.id)
        cost.ownedCards = std::min(owned->count, count);
    const int toBuy = count - cost.ownedCards;
    if (!price && toBuy > 0)
        return cost;
    const double each = price ? price->each.amount() : 0;
    if (mode == OptionMode::Rent) {
        cost.perMonth = Money::fromAmount(each * count * budget.hoursPerMonth, currency);
        cost.total = Money::fromAmount(each * count * hours, currency);
        cost.net = cost.total;
        return cost;
    }
    if (budget.covers == BudgetCovers::WholePc && gpu.segment != Segment::Unified)
        cost.extras = inCurrency(catalogue, Money::fromAmount(restOfPcUsd, Currency::Usd), currency);
    const double cards = each * toBuy;
    cost.total = Money::fromAmount(cards + cost.extras.amount(), currency);
    const std::optional<double> electricity = electricityPerHour(catalogue, budget, gpu, count);
    cost.electricityKnown = electricity.has_value();
    const double perHour = electricity.value_or(0);
    cost.perMonth = Money::fromAmount(perHour * budget.hoursPerMonth, currency);
    cost.net = Money::fromAmount(cost.total.amount() - cards * resaleFraction + perHour * hours, currency);
    return cost;
}

void priceOption(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, QDate today,
                 Option &option)
{
    const int count = option.cards.count;
    const auto price = option.mode == OptionMode::Rent
                           ? rentPrice(catalogue, gpu.id, count, budget.region, budget.currency, today)
                           : buyPrice(catalogue, gpu.id, option.mode == OptionMode::BuyUsed, budget.region,
                                      budget.currency, today);
    option.cost = costAt(catalogue, budget, gpu, count, option.mode, price);
}

OptionMode wayToBuy(const Catalogue &catalogue, const BudgetAnswer &budget, const QString &gpuId, QDate today)
{
    if (!budget.usedAccepted)
        return OptionMode::BuyNew;
    const auto asNew = buyPrice(catalogue, gpuId, false, budget.region, budget.currency, today);
    const auto asUsed = buyPrice(catalogue, gpuId, true, budget.region, budget.currency, today);
    if (!asNew || !asUsed)
        return asUsed ? OptionMode::BuyUsed : OptionMode::BuyNew;
    const bool newCounts = asNew->kind == OfferKind::NewStreet && asNew->age != PriceAge::Old;
    const bool usedCounts = asUsed->age != PriceAge::Old;
    if (newCounts != usedCounts)
        return usedCounts ? OptionMode::BuyUsed : OptionMode::BuyNew;
    return asUsed->each.amount() < asNew->each.amount() ? OptionMode::BuyUsed : OptionMode::BuyNew;
}

OptionMode wayToGet(const Catalogue &catalogue, const BudgetAnswer &budget, const QString &gpuId, QDate today)
{
    return budget.mode == AcquireMode::Rent ? OptionMode::Rent : wayToBuy(catalogue, budget, gpuId, today);
}

Option judge(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
             const CardGroup &cards, OptionMode mode, QDate today)
{
    const Gpu *gpu = catalogue.gpu(cards.gpuId);
    if (!gpu) {
        Option unknown;
        unknown.cards = cards;
        return unknown;
    }
    Option option = judgeWithoutCost(catalogue, resolved, speeds, *gpu, cards.count);
    option.mode = mode;
    priceOption(catalogue, resolved.workload.budget, *gpu, today, option);
    return option;
}

} // namespace gpuwise
