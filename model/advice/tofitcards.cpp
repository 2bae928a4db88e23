// SPDX-License-Identifier: GPL-3.0-or-later
//
// What money changes: more of the same card, another card, a rented one.
#include "model/advice/changeladderparts.h"
#include "model/advice/options.h"
#include "model/advice/picks.h"
#include "model/estimate/memory.h"

#include <algorithm>

namespace gpuwise {

namespace {

struct Offered
{
    Option option;
    double sum = 0; ///< of all cards; an hour when rented
    Currency currency = Currency::Usd;
};

bool mayBeTaken(const BudgetAnswer &budget, const Gpu &gpu)
{
    const auto &vendors = budget.vendors;
    return gpu.segment != Segment::Laptop && gpu.number(SpecField::MemoryGB) &&
           (vendors.empty() || std::find(vendors.begin(), vendors.end(), gpu.vendor) != vendors.end());
}

/// The smallest group of the card, of up to `most`, that holds it.
std::optional<Option> smallestGroup(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                    const SpeedModel &speeds, const Gpu &gpu, int most)
{
    for (const int count : cardCounts()) {
        if (count > (gpu.segment == Segment::Unified ? 1 : most))
            break;
        Option option = judgeWithoutCost(catalogue, resolved, speeds, gpu, count);
        if (option.software.support == Support::None)
            break;
        if (option.fit.verdict == Verdict::Fits)
            return option;
    }
    return std::nullopt;
}

/// The cheapest of those that could be picks.
class Cheapest
{
public:
    Cheapest(const Catalogue &catalogue, const Workload &workload)
        : m_catalogue(catalogue)
        , m_workload(workload)
    {}

    void offer(Option option, OptionMode mode, const std::optional<PriceAnswer> &price)
    {
        option.mode = mode;
        option.cost.price = price;
        if (!isPickable(m_catalogue, option, m_workload))
            return;
        const double sum = price->each.amount() * option.cards.count;
        if (!m_best || sum < m_best->sum)
            m_best = Offered{std::move(option), sum, price->each.currency};
    }
    const std::optional<Offered> &best() const { return m_best; }

private:
    const Catalogue &m_catalogue;
    const Workload &m_workload;
    std::optional<Offered> m_best;
};

FitChange changeTo(const Catalogue &catalogue, const Workload &workload, const Offered &offered)
{
    const Option &option = offered.option;
    const bool rents = option.mode == OptionMode::Rent;
    const QString name = catalogue.gpu(option.cards.gpuId)->name;
    const auto count = static_cast<double>(option.cards.count);
    FitChange change;
    change.cards = option.cards;
    change.memory = option.memory;
    change.fit = option.fit;
    change.workload = workload;
    change.steps = {
        {rents ? ChangeKind::Rent : ChangeKind::OtherCard,
         ChangeLoss::Money,
         {rents ? ReasonCode::TryRent : ReasonCode::TryOtherCard, {count}, {}, name},
         {rents ? ReasonCode::CostRent : ReasonCode::CostPrice, {offered.sum}, offered.currency, {}}}};
    // The answers that let it in: a way of getting it, and a sum that reaches.
    BudgetAnswer &budget = change.workload.budget;
    budget.maxCards = std::max(budget.maxCards, option.cards.count);
    const AcquireMode other = rents ? AcquireMode::Buy : AcquireMode::Rent;
    if (budget.mode == other)
        budget.mode = AcquireMode::Either;
    const double hours = rents ? budget.hoursPerMonth * budget.months : 1;
    const Money needed = Money::fromAmount(offered.sum * hours, offered.currency);
    if (budget.limit && budget.limit->currency == needed.currency && budget.limit->amount() < needed.amount())
        budget.limit = needed;
    return change;
}

} // namespace

Reason priceOfMore(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, int cards,
                   QDate today)
{
    std::optional<PriceAnswer> price =
        buyPrice(catalogue, gpu.id, false, budget.region, budget.currency, today);
    if (!price && budget.usedAccepted)
        price = buyPrice(catalogue, gpu.id, true, budget.region, budget.currency, today);
    if (!price)
        return reason(ReasonCode::CostMoreCardsUnpriced, cards);
    return {ReasonCode::CostMoreCards,
            {static_cast<double>(cards), price->each.amount() * cards},
            price->each.currency,
            {}};
}

std::optional<int> smallestCount(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu,
                                 int above)
{
    const UsableAmount usable = usableMemory(catalogue, gpu, resolved.workload.budget.os);
    const int most = gpu.segment == Segment::Unified ? 1 : cardCounts().back();
    for (const int count : cardCounts()) {
        if (count <= above || count > most)
            continue;
        const MemoryEstimate memory = estimateMemory(questionFor(catalogue, resolved, gpu, count));
        if (judgeFit(memory, usable).verdict == Verdict::Fits)
            return count;
    }
    return std::nullopt;
}

std::vector<FitChange> fitsElsewhere(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                     const SpeedModel &speeds, QDate today)
{
    const BudgetAnswer &budget = resolved.workload.budget;
    Cheapest bought(catalogue, resolved.workload), rented(catalogue, resolved.workload);
    const auto look = [&](int most, bool buys, bool rents) {
        for (const Gpu &gpu : catalogue.gpus) {
            const auto option = mayBeTaken(budget, gpu)
                                    ? smallestGroup(catalogue, resolved, speeds, gpu, most)
                                    : std::nullopt;
            if (!option)
                continue;
            for (const bool used : {false, true})
                if (buys && !isServerModule(gpu) && (!used || budget.usedAccepted))
                    bought.offer(*option, used ? OptionMode::BuyUsed : OptionMode::BuyNew,
                                 buyPrice(catalogue, gpu.id, used, budget.region, budget.currency, today));
            if (rents)
                rented.offer(
                    *option, OptionMode::Rent,
                    rentPrice(catalogue, gpu.id, option->cards.count, budget.region, budget.currency, today));
        }
    };
    look(budget.maxCards, true, true);
    if (!bought.best() || !rented.best()) // more cards than were asked for, rather than no answer
        look(cardCounts().back(), !bought.best(), !rented.best());
    std::vector<FitChange> found;
    for (const auto &offered : {bought.best(), rented.best()})
        if (offered)
            found.push_back(changeTo(catalogue, resolved.workload, *offered));
    return found;
}

} // namespace gpuwise
