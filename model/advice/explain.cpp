// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/explain.h"

#include "model/advice/cautions.h"
#include "model/advice/options.h"
#include "model/advice/scoring.h"
#include "model/estimate/rentorbuy.h"
#include "model/estimate/tariff.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

Reason reason(ReasonCode code, std::array<double, 3> numbers = {}, Currency currency = Currency::Usd,
              const QString &name = {})
{
    return {code, numbers, currency, name};
}

/// A round sum near a tenth of the price that makes "tokens/s per ..." readable.
double moneyUnit(double price)
{
    return price > 0 ? std::pow(10.0, std::floor(std::log10(price))) / (price < 10 ? 1 : 10) * 1.0 : 1;
}

/// For how many hours of use renting is cheaper than the cheapest way to own the same cards; none: they are
/// not among the options, or there is no break-even.
std::optional<double> rentCheaperUntil(const Catalogue &catalogue, const Workload &workload,
                                       const Advice &advice, const Option &rented)
{
    const Option *owned = nullptr;
    for (const Option &option : advice.options)
        if (option.mode != OptionMode::Rent && option.cards == rented.cards && option.cost.ownedCards == 0 &&
            (!owned || option.cost.total.units < owned->cost.total.units))
            owned = &option;
    if (!owned || !owned->cost.price || !rented.cost.price)
        return std::nullopt;
    const BudgetAnswer &budget = workload.budget;
    const Money home = householdTariff(budget.region);
    RentOrBuyInputs in;
    in.currency = budget.currency;
    in.ownedCards = in.rentedCards = rented.cards.count;
    in.pricePerCard = owned->cost.price->each.amount();
    in.hostPrice = owned->cost.extras.amount();
    in.cardWatts = groupWatts(*catalogue.gpu(rented.cards.gpuId), 1);
    in.load = loadFraction;
    in.supplyEfficiency = supplyEfficiency;
    in.resale = resaleFraction;
    in.tariffPerKwh = catalogue.rates.convert(home, budget.currency).value_or(Money{}).amount();
    in.rentPerCardHour = rented.cost.price->each.amount();
    in.hoursPerMonth = budget.hoursPerMonth;
    in.months = budget.months;
    const auto hours = breakEvenHours(in);
    return hours && *hours >= 1 ? hours : std::nullopt;
}

std::vector<Reason> moneyReasons(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                                 const Option &option)
{
    std::vector<Reason> found;
    const double total = option.cost.total.amount();
    const Currency currency = option.cost.total.currency;
    if (option.mode == OptionMode::Rent) {
        found.push_back(reason(ReasonCode::NothingUpFront, {option.cost.perMonth.amount()}, currency));
        if (const auto hours = rentCheaperUntil(catalogue, workload, advice, option))
            found.push_back(reason(ReasonCode::RentCheaperUntil, {*hours}, currency));
        return found;
    }
    if (option.isOwned()) {
        found.push_back(reason(ReasonCode::NothingToBuy));
        return found;
    }
    if (option.cost.ownedCards > 0)
        found.push_back(reason(ReasonCode::SomeAreOwned, {static_cast<double>(option.cost.ownedCards),
                                                          static_cast<double>(option.cards.count)}));
    const auto perMoney = [](const Option &o) {
        return o.speed.isKnown() && o.cost.total.amount() > 0 ? o.speed.value.expected / o.cost.total.amount()
                                                              : 0;
    };
    const double mine = perMoney(option);
    if (mine > 0 && workload.task.task == Task::Inference) {
        const bool most = std::none_of(advice.options.begin(), advice.options.end(), [&](const Option &o) {
            return o.mode != OptionMode::Rent && o.fit.verdict == Verdict::Fits && !isTooSlow(o, workload) &&
                   perMoney(o) > mine * 1.001;
        });
        const double unit = std::max(100.0, moneyUnit(total));
        found.push_back(reason(most ? ReasonCode::BestSpeedPerMoney : ReasonCode::GoodSpeedPerMoney,
                               {mine * unit, unit}, currency));
    }
    if (workload.budget.limit) {
        const double left = workload.budget.limit->amount() - total;
        if (left > 0.1 * workload.budget.limit->amount())
            found.push_back(reason(ReasonCode::MoneyLeft, {left}, currency));
    }
    return found;
}

/// People compare the pick with what costs less and is no slower, and ask why it is not that. Count: there is
/// none, or nothing short to say.
Reason whyNotTheCheaper(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                        const Option &pick)
{
    for (const Option &other : advice.options) { // best first
        const bool sameWay = (other.mode == OptionMode::Rent) == (pick.mode == OptionMode::Rent);
        if (!sameWay || other.cards == pick.cards || other.isOwned() || other.fit.verdict != Verdict::Fits ||
            isTooSlow(other, workload) || !other.speed.isKnown() || !pick.speed.isKnown() ||
            !other.cost.price || other.cost.total.units >= pick.cost.total.units ||
            other.speed.value.expected < pick.speed.value.expected)
            continue;
        const QString name = catalogue.gpu(other.cards.gpuId)->name;
        if (other.cards.count > pick.cards.count)
            return reason(ReasonCode::CheaperWithMoreCards, {static_cast<double>(other.cards.count)}, {},
                          name);
        const double lessRoom = toGiB(pick.decidingFit().marginBytes - other.decidingFit().marginBytes);
        if (lessRoom >= 0.5)
            return reason(ReasonCode::CheaperWithLessRoom, {lessRoom}, {}, name);
    }
    return {};
}

} // namespace

void explainOption(const Catalogue &catalogue, const Workload &workload, const Advice &advice, Option &option)
{
    const Gpu &gpu = *catalogue.gpu(option.cards.gpuId);
    std::vector<Reason> &reasons = option.reasons;
    reasons.clear();
    const auto index = static_cast<std::size_t>(&option - advice.options.data());
    if (advice.fastest == index)
        reasons.push_back(reason(ReasonCode::FastestInBudget, {option.speed.value.expected}));
    if (advice.cheapest == index && !option.isOwned())
        reasons.push_back(
            reason(ReasonCode::CheapestInBudget, {option.cost.total.amount()}, option.cost.total.currency));
    for (Reason &r : moneyReasons(catalogue, workload, advice, option))
        reasons.push_back(std::move(r));
    const Fit &fit = option.decidingFit();
    if (fit.verdict == Verdict::Fits && fit.marginBytes > 0.1 * fit.usable.bytes)
        reasons.push_back(reason(ReasonCode::RoomToSpare, {toGiB(fit.marginBytes)}));
    if (option.software.support == Support::Official)
        reasons.push_back(reason(ReasonCode::SoftwareOfficial, {}, {}, option.software.framework));
    if (option.cards.count == 1 && workload.budget.maxCards > 1 && gpu.segment != Segment::Unified)
        reasons.push_back(reason(ReasonCode::OneCardIsSimpler));
    const double watts = groupWatts(gpu, option.cards.count);
    if (option.mode != OptionMode::Rent && watts > 0 && watts <= 200)
        reasons.push_back(reason(ReasonCode::LowPower, {watts}));

    option.cautions = cautionsFor(catalogue, workload, option);
    if (advice.bestValue == index)
        if (const Reason said = whyNotTheCheaper(catalogue, workload, advice, option);
            said.code != ReasonCode::Count)
            option.cautions.insert(option.cautions.begin(), said);
    const bool converted = option.cost.price && option.cost.price->converted;
    for (std::vector<Reason> *said : {&option.reasons, &option.cautions})
        for (Reason &each : *said)
            each.converted = converted;
    if (advice.bestValue && *advice.bestValue != index && option.speed.isKnown()) {
        const Option &value = advice.options[*advice.bestValue];
        if (value.speed.isKnown() && value.cards != option.cards &&
            isTie(value.speed.value.expected, option.speed.value.expected)) {
            const double difference = std::abs(option.speed.value.expected / value.speed.value.expected - 1);
            option.cautions.insert(
                option.cautions.begin(),
                reason(ReasonCode::WithinErrorOf, {difference}, {}, catalogue.gpu(value.cards.gpuId)->name));
        }
    }
}

} // namespace gpuwise
