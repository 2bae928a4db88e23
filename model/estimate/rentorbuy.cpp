// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/rentorbuy.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double hoursOfAMonth = 744; ///< of the longest

/// The costs that the rest is made of, as plain amounts.
struct Costs
{
    double upFront = 0;
    double resale = 0;
    double ownPerHour = 0; ///< electricity while computing
    double ownPerMonth = 0;
    double rentPerHour = 0; ///< of the owned cards' work
    double rentPerMonth = 0;

    double fixed() const { return upFront - resale; }
    double gainPerMonth() const { return rentPerMonth - ownPerMonth; }
};

Costs costsOf(const RentOrBuyInputs &in, double resaleShare)
{
    Costs costs;
    const double cards = in.pricePerCard * in.ownedCards;
    costs.upFront = cards + in.hostPrice;
    costs.resale = cards * resaleShare;
    const double fullKilowatts =
        (in.cardWatts * in.ownedCards + in.hostWatts) / 1000 / in.supplyEfficiency * in.pue;
    const double idleHours =
        std::min(in.hoursPerMonth * (1 / in.utilisation - 1), hoursOfAMonth - in.hoursPerMonth);
    costs.ownPerHour = fullKilowatts * in.load * in.tariffPerKwh;
    costs.ownPerMonth = costs.ownPerHour * in.hoursPerMonth +
                        fullKilowatts * in.idleLoad * in.tariffPerKwh * idleHours +
                        costs.upFront * in.interestPerYear / 12;
    costs.rentPerHour = in.rentPerCardHour * in.rentedCards / in.speedRatio;
    costs.rentPerMonth = costs.rentPerHour * in.hoursPerMonth + in.storagePerMonth + in.egressPerMonth;
    return costs;
}

/// None: the curves never meet.
std::optional<double> breakEvenMonths(const Costs &costs)
{
    if (costs.gainPerMonth() > 0)
        return costs.fixed() / costs.gainPerMonth();
    return std::nullopt;
}

std::optional<double> breakEvenHoursAt(const RentOrBuyInputs &in, double resaleShare)
{
    const auto months = breakEvenMonths(costsOf(in, resaleShare));
    return months ? std::optional(*months * in.hoursPerMonth) : std::nullopt;
}

/// What buying saves over the horizon; below zero: renting is cheaper.
double savingOf(const RentOrBuyInputs &in)
{
    const Costs costs = costsOf(in, in.resale);
    return costs.gainPerMonth() * in.months - costs.fixed();
}

/// How far an input may be turned when the turning point is looked for: not to what nobody would believe.
CostRange searchRange(CostInput input, double now)
{
    CostRange range = rangeOf(input);
    switch (input) {
    case CostInput::Price:
    case CostInput::Rent:
    case CostInput::Tariff:
        range.most = std::min(range.most, now * 10);
        break;
    case CostInput::Host:
        return {0, 0}; // an amount that is often zero: what it would have to be says nothing new
    case CostInput::Efficiency:
    case CostInput::Pue:
    case CostInput::Watts:
    case CostInput::Storage:
    case CostInput::Egress:
    case CostInput::SpeedRatio:
        return {0, 0}; // facts, not guesses
    default:
        break;
    }
    if (range.aboveLeast)
        range.least = range.most * 1e-3;
    return range;
}

/// Every input moves the saving one way, so the sign changes once at most.
std::optional<Turn> turnOf(const RentOrBuyInputs &inputs, CostInput input)
{
    const double now = valueOf(inputs, input);
    const CostRange range = searchRange(input, now);
    if (!(range.most > range.least))
        return std::nullopt;
    const auto saving = [&](double value) {
        RentOrBuyInputs turned = inputs;
        setValue(turned, input, value);
        return savingOf(turned);
    };
    const bool wins = saving(now) >= 0;
    for (const double end : {range.least, range.most}) {
        if ((saving(end) >= 0) == wins)
            continue;
        double same = now, other = end;
        for (int i = 0; i < 80; ++i) {
            const double middle = (same + other) / 2;
            ((saving(middle) >= 0) == wins ? same : other) = middle;
        }
        return Turn{input, now, other};
    }
    return std::nullopt;
}

std::vector<CostPoint> seriesOf(const RentOrBuyInputs &in)
{
    const Costs expected = costsOf(in, in.resale);
    const Costs low = costsOf(in, in.resaleHigh);
    const Costs high = costsOf(in, in.resaleLow);
    const auto money = [&](double amount) { return Money::fromAmount(amount, in.currency); };
    std::vector<CostPoint> points;
    for (double month = 0;; month = std::min(month + 1, in.months)) {
        const auto net = [month](const Costs &c) { return c.fixed() + c.ownPerMonth * month; };
        points.push_back({month, money(expected.upFront + expected.ownPerMonth * month), money(net(expected)),
                          money(net(low)), money(net(high)), money(expected.rentPerMonth * month)});
        if (month >= in.months)
            return points;
    }
}

} // namespace

RentOrBuyAnswer rentOrBuy(const RentOrBuyInputs &inputs)
{
    RentOrBuyAnswer answer;
    answer.bad = badInput(inputs);
    if (answer.bad)
        return answer;
    const Costs costs = costsOf(inputs, inputs.resale);
    const auto money = [&](double amount) { return Money::fromAmount(amount, inputs.currency); };
    const auto hours = [&](double resale) { return breakEvenHoursAt(inputs, resale); };
    answer.breakEvenMonths = breakEvenMonths(costs);
    answer.breakEvenHours = hours(inputs.resale);
    answer.earliestHours = hours(inputs.resaleHigh);
    answer.latestHours = hours(inputs.resaleLow);
    if (!answer.breakEvenMonths)
        answer.verdict = CostVerdict::RentAlwaysWins;
    else if (*answer.breakEvenMonths <= 0)
        answer.verdict = CostVerdict::BuyAlwaysWins;
    else
        answer.verdict =
            *answer.breakEvenMonths <= inputs.months ? CostVerdict::BuyWins : CostVerdict::RentWins;
    answer.upFront = money(costs.upFront);
    answer.resale = money(costs.resale);
    answer.ownPerHour = money(costs.ownPerHour);
    answer.rentPerHour = money(costs.rentPerHour);
    answer.ownPerMonth = money(costs.ownPerMonth);
    answer.rentPerMonth = money(costs.rentPerMonth);
    answer.ownTotal = money(costs.fixed() + costs.ownPerMonth * inputs.months);
    answer.rentTotal = money(costs.rentPerMonth * inputs.months);
    answer.series = seriesOf(inputs);
    for (const CostInput input : costInputs())
        if (const auto turn = turnOf(inputs, input))
            answer.turns.push_back(*turn);
    std::stable_sort(answer.turns.begin(), answer.turns.end(),
                     [](const Turn &a, const Turn &b) { return a.change() < b.change(); });
    return answer;
}

std::optional<double> breakEvenHours(const RentOrBuyInputs &inputs)
{
    return badInput(inputs) ? std::nullopt : breakEvenHoursAt(inputs, inputs.resale);
}

} // namespace gpuwise
