// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/picks.h"

#include "model/advice/scoring.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// "Cheapest" must save this much, or not be this much slower, to stand beside best value (design/advice: a
/// pick must earn its place).
constexpr double minimalSaving = 0.15;
constexpr double clearlySlower = 0.30;

double speedOf(const Option &option)
{
    return option.speed.isKnown() ? option.speed.value.expected : 0;
}

/// Faster by more than the error; within the error the cheaper one.
bool beatsInSpeed(const Option &a, const Option &b)
{
    if (!isTie(speedOf(a), speedOf(b)))
        return speedOf(a) > speedOf(b);
    return a.cost.total.amount() < b.cost.total.amount();
}

template <typename Better>
std::optional<std::size_t> best(const std::vector<Option> &options, const std::vector<std::size_t> &among,
                                Better better)
{
    std::optional<std::size_t> found;
    for (const std::size_t i : among)
        if (!found || better(options[i], options[*found]))
            found = i;
    return found;
}

/// beatsInSpeed is not transitive, so the fastest is found in two steps: the top speed, then the cheapest
/// within its error.
std::optional<std::size_t> fastestOf(const std::vector<Option> &options,
                                     const std::vector<std::size_t> &among)
{
    const auto top =
        best(options, among, [](const Option &a, const Option &b) { return speedOf(a) > speedOf(b); });
    if (!top || speedOf(options[*top]) <= 0)
        return std::nullopt;
    std::vector<std::size_t> tied;
    std::copy_if(among.begin(), among.end(), std::back_inserter(tied),
                 [&](std::size_t i) { return isTie(speedOf(options[i]), speedOf(options[*top])); });
    return best(options, tied, [](const Option &a, const Option &b) { return beatsInSpeed(a, b); });
}

bool givesWay(const Option &cheapest, const Option &value)
{
    const double saving = 1 - cheapest.cost.total.amount() / std::max(value.cost.total.amount(), 1e-9);
    const bool worse =
        speedOf(cheapest) < (1 - clearlySlower) * speedOf(value) || cheapest.cards.count > value.cards.count;
    return saving < minimalSaving && worse;
}

} // namespace

bool isPickable(const Catalogue &catalogue, const Option &option, const Workload &workload)
{
    // Where the matrix says nothing about the software, a card is listed but not recommended.
    return !runsOnOldSoftwareOnly(*catalogue.gpu(option.cards.gpuId)) &&
           option.software.support != Support::NotStated &&
           // A price of over a year ago is shown for what it is, and decides nothing.
           (option.isOwned() || (option.cost.price && option.cost.price->age != PriceAge::Old)) &&
           option.fit.verdict == Verdict::Fits && !isTooSlow(option, workload);
}

void choosePicks(const Catalogue &catalogue, const Workload &workload, Advice &advice)
{
    std::vector<std::size_t> bought, rented;
    for (std::size_t i = 0; i < advice.options.size(); ++i)
        if (isPickable(catalogue, advice.options[i], workload))
            (advice.options[i].mode == OptionMode::Rent ? rented : bought).push_back(i);

    const AcquireMode mode = workload.budget.mode;
    std::vector<std::size_t> main = mode == AcquireMode::Rent ? rented : bought;
    if (mode == AcquireMode::Either)
        main.insert(main.end(), rented.begin(), rented.end());
    std::sort(main.begin(), main.end());
    const std::vector<std::size_t> &toOwn = mode == AcquireMode::Rent ? rented : bought;

    // What is there already costs nothing: it may be the cheapest or the fastest, but no money is well spent
    // on it.
    const auto worthMoney =
        std::find_if(main.begin(), main.end(), [&](std::size_t i) { return !advice.options[i].isOwned(); });
    if (worthMoney != main.end())
        advice.bestValue = *worthMoney;
    advice.fastest = fastestOf(advice.options, toOwn);
    advice.cheapest = best(advice.options, toOwn, [](const Option &a, const Option &b) {
        return a.cost.total.amount() < b.cost.total.amount();
    });
    if (!rented.empty()) {
        // The same card by the hour is the fair comparison; failing that the best of the rented ones.
        const auto same = std::find_if(rented.begin(), rented.end(), [&](std::size_t i) {
            return advice.bestValue && advice.options[i].cards == advice.options[*advice.bestValue].cards;
        });
        advice.rent = same != rented.end() ? *same : rented.front();
    }
    if (advice.cheapest && advice.bestValue && advice.cheapest != advice.bestValue) {
        const Option &cheap = advice.options[*advice.cheapest];
        const Option &value = advice.options[*advice.bestValue];
        if (value.mode != OptionMode::Rent && givesWay(cheap, value)) {
            const Gpu *gpu = catalogue.gpu(cheap.cards.gpuId);
            advice.remarks.push_back({ReasonCode::CheapestGaveWay,
                                      {1 - cheap.cost.total.amount() / value.cost.total.amount()},
                                      cheap.cost.total.currency,
                                      gpu ? gpu->name : cheap.cards.gpuId});
            advice.cheapest = advice.bestValue;
        }
    }
    if (!advice.options.empty() && main.empty() && workload.task.task == Task::Inference)
        advice.remarks.push_back(
            {ReasonCode::NoneFastEnough, {workload.task.inference.minTokensPerSecond}, {}, {}});
    if (!advice.options.empty() && rented.empty())
        advice.remarks.push_back({ReasonCode::NothingRentable, {}, {}, {}});
}

} // namespace gpuwise
