// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/explain.h"

#include "model/advice/cautions.h"
#include "model/advice/options.h"
#include "model/advice/scoring.h"

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

/// Hours after which owning the same cards new would have cost less than this rent; none: never, or not sold.
std::optional<double> hoursUntilBuyingPays(const Workload &workload, const Advice &advice, const Option &rent)
{
    const auto same = std::find_if(advice.options.begin(), advice.options.end(), [&](const Option &option) {
        return option.mode == OptionMode::BuyNew && option.cards == rent.cards;
    });
    const double hoursPerMonth = workload.budget.hoursPerMonth;
    if (same == advice.options.end() || !(hoursPerMonth > 0))
        return std::nullopt;
    const double running = same->cost.perMonth.amount(); // electricity
    const double sunk = same->cost.net.amount() - running * workload.budget.months;
    const double savedPerHour = (rent.cost.perMonth.amount() - running) / hoursPerMonth;
    if (!(savedPerHour > 0) || !(sunk > 0))
        return std::nullopt;
    return sunk / savedPerHour;
}

std::vector<Reason> moneyReasons(const Workload &workload, const Advice &advice, const Option &option)
{
    std::vector<Reason> found;
    const double total = option.cost.total.amount();
    const Currency currency = option.cost.total.currency;
    if (option.mode == OptionMode::Rent) {
        found.push_back(reason(ReasonCode::NothingUpFront, {option.cost.perMonth.amount()}, currency));
        if (const auto hours = hoursUntilBuyingPays(workload, advice, option))
            found.push_back(reason(ReasonCode::RentCheaperUntil, {*hours}));
        return found;
    }
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

} // namespace

void explainOption(const Catalogue &catalogue, const Workload &workload, const Advice &advice, Option &option)
{
    const Gpu &gpu = *catalogue.gpu(option.cards.gpuId);
    std::vector<Reason> &reasons = option.reasons;
    reasons.clear();
    const auto index = static_cast<std::size_t>(&option - advice.options.data());
    if (advice.fastest == index)
        reasons.push_back(reason(ReasonCode::FastestInBudget, {option.speed.value.expected}));
    if (advice.cheapest == index)
        reasons.push_back(
            reason(ReasonCode::CheapestInBudget, {option.cost.total.amount()}, option.cost.total.currency));
    for (Reason &r : moneyReasons(workload, advice, option))
        reasons.push_back(std::move(r));
    if (option.fit.verdict == Verdict::Fits && option.fit.marginBytes > 0.1 * option.fit.usable.bytes)
        reasons.push_back(reason(ReasonCode::RoomToSpare, {toGiB(option.fit.marginBytes)}));
    if (option.software.support == Support::Official)
        reasons.push_back(reason(ReasonCode::SoftwareOfficial, {}, {}, option.software.framework));
    if (option.cards.count == 1 && workload.budget.maxCards > 1 && gpu.segment != Segment::Unified)
        reasons.push_back(reason(ReasonCode::OneCardIsSimpler));
    const double watts = groupWatts(gpu, option.cards.count);
    if (option.mode != OptionMode::Rent && watts > 0 && watts <= 200)
        reasons.push_back(reason(ReasonCode::LowPower, {watts}));

    option.cautions = cautionsFor(catalogue, workload, option);
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
