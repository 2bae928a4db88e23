// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/owned.h"

#include "model/advice/options.h"
#include "model/advice/scoring.h"

#include <algorithm>

namespace gpuwise {

namespace {

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

/// The mildest change with which the cards do the work. One that costs much is no reason against buying.
std::optional<FitChange> changeThatHelps(const Catalogue &catalogue, const SpeedModel &speeds,
                                         const FitChanges &changes, const Gpu &gpu, int count)
{
    for (FitChange &change : changes.changes(gpu, count)) {
        if (change.loss() >= ChangeLoss::Much || change.cards != CardGroup{gpu.id, count})
            continue;
        const ResolvedWorkload changed = resolveWorkload(catalogue, change.workload);
        if (doesTheWork(judgeWithoutCost(catalogue, changed, speeds, gpu, count), change.workload))
            return std::move(change);
    }
    return std::nullopt;
}

/// Renting for the asked hours, where that costs less than owning the cheapest card that does it.
const Option *rentThatIsCheaper(const Advice &advice)
{
    if (!advice.rent)
        return nullptr;
    const Option &rent = advice.options[*advice.rent];
    const bool cheaper = std::none_of(advice.options.begin(), advice.options.end(), [&](const Option &o) {
        return o.mode != OptionMode::Rent && !o.isOwned() && o.fit.verdict == Verdict::Fits &&
               o.cost.net.amount() <= rent.cost.total.amount();
    });
    return cheaper ? &rent : nullptr;
}

} // namespace

std::optional<OwnedAnswer> judgeOwned(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                      const SpeedModel &speeds, const FitChanges &changes,
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
        if (const auto help = changeThatHelps(catalogue, speeds, changes, *gpu, owned->count)) {
            answer.verdict = OwnedVerdict::ChangeSetting;
            answer.why = {ReasonCode::OwnWithSetting, {}, {}, {}};
            for (const ChangeStep &step : help->steps)
                for (const Reason &part : {step.what, step.cost})
                    answer.how.push_back(part);
            answer.change = help->workload;
            return answer;
        }
    if (const Option *rent = rentThatIsCheaper(advice)) {
        answer.verdict = OwnedVerdict::Rent;
        answer.why = {ReasonCode::OwnTooSmallRent,
                      {rent->cost.total.amount()},
                      rent->cost.total.currency,
                      catalogue.gpu(rent->cards.gpuId)->name,
                      rent->cost.price && rent->cost.price->converted};
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
