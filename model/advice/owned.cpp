// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/owned.h"

#include "model/advice/options.h"
#include "model/advice/scoring.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Below four bits answers lose too much to recommend it over a card that holds more.
constexpr double fewestBits = 4;

bool doesTheWork(const Option &option, const Workload &workload)
{
    return option.software.support != Support::None && option.fit.verdict == Verdict::Fits &&
           !isTooSlow(option, workload);
}

double timesAsFast(const Option &option, const Option &than)
{
    return option.speed.isKnown() && than.speed.isKnown()
               ? option.speed.value.expected / than.speed.value.expected
               : 1;
}

/// The mildest setting with which the cards do the work; null: none.
const Alternative *settingThatHelps(const Catalogue &catalogue, const SpeedModel &speeds,
                                    const std::vector<Alternative> &alternatives, const Gpu &gpu, int count)
{
    for (const Alternative &alternative : alternatives) {
        const Question question = questionFor(catalogue, alternative.resolved, gpu, count);
        const Option option = judgeWithoutCost(catalogue, alternative.resolved, speeds, gpu, count);
        if (question.weights.bitsPerWeight >= fewestBits &&
            doesTheWork(option, alternative.resolved.workload))
            return &alternative;
    }
    return nullptr;
}

/// Renting for the asked hours, where that costs less than owning the cheapest card that does it.
const Option *rentThatIsCheaper(const Advice &advice)
{
    if (!advice.rent)
        return nullptr;
    const Option &rent = advice.options[*advice.rent];
    const bool cheaper = std::none_of(advice.options.begin(), advice.options.end(), [&](const Option &o) {
        return o.mode != OptionMode::Rent && o.fit.verdict == Verdict::Fits &&
               o.cost.net.amount() <= rent.cost.total.amount();
    });
    return cheaper ? &rent : nullptr;
}

} // namespace

std::optional<OwnedAnswer> judgeOwned(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                      const SpeedModel &speeds, const std::vector<Alternative> &alternatives,
                                      const Advice &advice)
{
    const auto &owned = resolved.workload.budget.owned;
    const Gpu *gpu = owned ? catalogue.gpu(owned->gpuId) : nullptr;
    if (!gpu)
        return std::nullopt;
    OwnedAnswer answer;
    answer.option = judgeWithoutCost(catalogue, resolved, speeds, *gpu, owned->count);
    const Option &mine = answer.option;
    const Option *pick = advice.bestValue ? &advice.options[*advice.bestValue] : nullptr;
    const Gpu *pickGpu = pick ? catalogue.gpu(pick->cards.gpuId) : nullptr;
    if (doesTheWork(mine, resolved.workload)) {
        const double gain = pick ? timesAsFast(*pick, mine) : 1;
        const bool upgrade = gain >= worthReplacingFrom;
        answer.verdict = upgrade ? OwnedVerdict::Upgrade : OwnedVerdict::Keep;
        answer.why = upgrade ? Reason{ReasonCode::OwnHoldsPickIsFaster, {gain}, {}, pickGpu->name}
                             : Reason{ReasonCode::OwnIsEnough, {}, {}, gpu->name};
        return answer;
    }
    if (mine.software.support != Support::None)
        if (const Alternative *help = settingThatHelps(catalogue, speeds, alternatives, *gpu, owned->count)) {
            answer.verdict = OwnedVerdict::ChangeSetting;
            answer.why = {ReasonCode::OwnWithSetting, {}, {}, help->name};
            answer.change = help->resolved.workload;
            return answer;
        }
    if (const Option *rent = rentThatIsCheaper(advice)) {
        answer.verdict = OwnedVerdict::Rent;
        answer.why = {ReasonCode::OwnTooSmallRent,
                      {rent->cost.total.amount()},
                      rent->cost.total.currency,
                      catalogue.gpu(rent->cards.gpuId)->name};
        return answer;
    }
    answer.verdict = OwnedVerdict::Replace;
    if (mine.software.support == Support::None)
        answer.why = {ReasonCode::OwnWithoutSoftware, {}, {}, mine.software.framework};
    else if (mine.fit.verdict == Verdict::Fits)
        answer.why = {ReasonCode::OwnTooSlow,
                      {mine.speed.isKnown() ? mine.speed.value.expected : 0,
                       resolved.workload.task.inference.minTokensPerSecond},
                      {},
                      {}};
    else
        answer.why = {ReasonCode::OwnTooSmall, {toGiB(-mine.fit.marginBytes)}, {}, {}};
    return answer;
}

} // namespace gpuwise
