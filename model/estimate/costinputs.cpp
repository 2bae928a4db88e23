// SPDX-License-Identifier: GPL-3.0-or-later
//
// The inputs of rent or buy by name: their values and what these may be.
#include "model/estimate/rentorbuy.h"

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct InputRule
{
    CostInput input;
    double RentOrBuyInputs::*field;
    CostRange range;
};

// Sums above a thousand million are slips of the keyboard, and far below what overflows Money.
constexpr double mostMoney = 1e9;
constexpr std::array<InputRule, 16> rules{{
    {CostInput::Price, &RentOrBuyInputs::pricePerCard, {0, mostMoney}},
    {CostInput::Host, &RentOrBuyInputs::hostPrice, {0, mostMoney}},
    {CostInput::Rent, &RentOrBuyInputs::rentPerCardHour, {0, 1e6}},
    {CostInput::Hours, &RentOrBuyInputs::hoursPerMonth, {0, 744, true}},
    {CostInput::Months, &RentOrBuyInputs::months, {0, 240, true}},
    {CostInput::Tariff, &RentOrBuyInputs::tariffPerKwh, {0, 1000}},
    {CostInput::Resale, &RentOrBuyInputs::resale, {0, 1}},
    {CostInput::Load, &RentOrBuyInputs::load, {0, 1, true}},
    {CostInput::Utilisation, &RentOrBuyInputs::utilisation, {0, 1, true}},
    {CostInput::Efficiency, &RentOrBuyInputs::supplyEfficiency, {0.3, 1}},
    {CostInput::Pue, &RentOrBuyInputs::pue, {1, 5}},
    {CostInput::Interest, &RentOrBuyInputs::interestPerYear, {0, 1}},
    {CostInput::Watts, &RentOrBuyInputs::cardWatts, {0, 1e5}},
    {CostInput::Storage, &RentOrBuyInputs::storagePerMonth, {0, mostMoney}},
    {CostInput::Egress, &RentOrBuyInputs::egressPerMonth, {0, mostMoney}},
    {CostInput::SpeedRatio, &RentOrBuyInputs::speedRatio, {0, 1000, true}},
}};

const InputRule &ruleOf(CostInput input)
{
    return rules[static_cast<std::size_t>(input)];
}

} // namespace

std::span<const CostInput> costInputs()
{
    static const auto inputs = [] {
        std::array<CostInput, rules.size()> all{};
        std::transform(rules.begin(), rules.end(), all.begin(), [](const InputRule &r) { return r.input; });
        return all;
    }();
    return inputs;
}

double valueOf(const RentOrBuyInputs &inputs, CostInput input)
{
    return inputs.*ruleOf(input).field;
}

void setValue(RentOrBuyInputs &inputs, CostInput input, double value)
{
    inputs.*ruleOf(input).field = value;
}

CostRange rangeOf(CostInput input)
{
    return ruleOf(input).range;
}

std::optional<CostInput> badInput(const RentOrBuyInputs &inputs)
{
    for (const InputRule &rule : rules)
        if (!rule.range.holds(inputs.*rule.field))
            return rule.input;
    const CostRange share = rangeOf(CostInput::Resale);
    if (!share.holds(inputs.resaleLow) || !share.holds(inputs.resaleHigh) ||
        inputs.resaleLow > inputs.resale || inputs.resale > inputs.resaleHigh)
        return CostInput::Resale;
    if (!CostRange{0, 1e5}.holds(inputs.hostWatts) || inputs.ownedCards < 1 || inputs.ownedCards > 64)
        return CostInput::Watts;
    if (!CostRange{0, 1}.holds(inputs.idleLoad))
        return CostInput::Utilisation;
    if (inputs.rentedCards < 1 || inputs.rentedCards > 64)
        return CostInput::Rent;
    return std::nullopt;
}

} // namespace gpuwise
