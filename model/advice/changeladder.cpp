// SPDX-License-Identifier: GPL-3.0-or-later
//
// What inference, images and any task can change.
#include "model/advice/changeladder.h"

#include "model/advice/changeladderparts.h"
#include "model/advice/options.h"
#include "model/estimate/precisionladder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// A reader of half a text has lost something, a reader of an eighth most of it.
ChangeLoss lossOfShare(int left, int asked)
{
    return 2 * qint64{left} >= asked ? ChangeLoss::Some : ChangeLoss::Much;
}

Ladder cacheLadder(const Trial &from, const Question &question)
{
    struct Cache
    {
        QString id;
        double bits;
        ChangeLoss loss;
    };
    std::vector<Cache> caches;
    if (isLlamaCpp(question.runtime))
        caches = {{u"kv_q8_0"_s, 8.5, ChangeLoss::Slight}, {u"kv_q4_0"_s, 4.5, ChangeLoss::Much}};
    else if (question.runtime == Runtime::Vllm)
        caches = {{u"kv_fp8"_s, 8, ChangeLoss::Slight}};
    std::erase_if(caches, [&](const Cache &cache) { return cache.bits >= question.kvBitsPerElement; });
    return makeLadder(ChangeKind::KvCache, static_cast<int>(caches.size()), [from, caches](int i) {
        const Cache &cache = caches[static_cast<std::size_t>(i)];
        const bool slight = cache.loss == ChangeLoss::Slight;
        Trial trial = changed(
            from, {ChangeKind::KvCache, cache.loss, reason(ReasonCode::TryKvPrecision, cache.id.mid(3)),
                   reason(slight ? ReasonCode::CostCacheSlight : ReasonCode::CostCacheMuch)});
        trial.workload.task.inference.kvPrecisionId = cache.id;
        return trial;
    });
}

Ladder contextLadder(const Trial &from)
{
    const int asked = from.workload.task.inference.contextTokens;
    return makeLadder(ChangeKind::Context, stepsBelow(asked, 4 * tokenStep), [from, asked](int i) {
        const int tokens = tokensAt(asked, i);
        Trial trial = changed(from, {ChangeKind::Context, lossOfShare(tokens, asked),
                                     reason(ReasonCode::TryContext, tokens),
                                     reason(ReasonCode::CostContext, tokens, asked)});
        trial.workload.task.inference.contextTokens = tokens;
        return trial;
    });
}

Ladder usersLadder(const Trial &from)
{
    const int asked = from.workload.task.inference.sequences;
    return makeLadder(ChangeKind::Users, asked - 1, [from, asked](int i) {
        const int users = asked - 1 - i;
        Trial trial =
            changed(from, {ChangeKind::Users, lossOfShare(users, asked), reason(ReasonCode::TryUsers, users),
                           reason(ReasonCode::CostUsers, asked - users)});
        trial.workload.task.inference.sequences = users;
        return trial;
    });
}

/// llama.cpp keeps the first layers on the processor.
Ladder hostLayersLadder(const Trial &from, const Question &question)
{
    const bool possible = isLlamaCpp(question.runtime) && question.llamaCpp &&
                          question.inference.gpuLayers < 0 && question.device.segment != Segment::Unified;
    const int layers = possible ? question.llamaCpp->shape.layers : 0;
    return makeLadder(ChangeKind::HostLayers, layers, [from, layers](int i) {
        Trial trial = changed(from, {ChangeKind::HostLayers, ChangeLoss::Much,
                                     reason(ReasonCode::TryHostLayers, layers - i, layers + 1),
                                     reason(ReasonCode::CostHostLayers, i + 1)});
        trial.workload.task.inference.gpuLayers = layers - i;
        return trial;
    });
}

Ladder precisionLadder(const Catalogue &catalogue, const Trial &from, const Question &question)
{
    const double now = question.weights.bitsPerWeight;
    std::vector<const Quantisation *> smaller;
    for (const Quantisation *next : smallerPrecisions(catalogue, question)) {
        if (next->bitsPerWeight < now * 0.97)
            smaller.push_back(next);
    }
    return makeLadder(ChangeKind::Precision, static_cast<int>(smaller.size()), [from, smaller, now](int i) {
        const Quantisation &next = *smaller[static_cast<std::size_t>(i)];
        // Where the steps lie: docs/estimates.md, "What makes it fit".
        const double bits = next.bitsPerWeight;
        const ChangeLoss loss = bits >= 7.5 ? ChangeLoss::Slight
                                : bits >= 4 ? ChangeLoss::Some
                                            : ChangeLoss::Much;
        const ReasonCode cost = bits > 15                    ? ReasonCode::CostSixteenBits
                                : loss == ChangeLoss::Slight ? ReasonCode::CostBitsSlight
                                : loss == ChangeLoss::Some   ? ReasonCode::CostBitsSome
                                                             : ReasonCode::CostBitsMuch;
        Trial trial = changed(from, {ChangeKind::Precision, bits > 15 ? ChangeLoss::Some : loss,
                                     reason(ReasonCode::TryPrecision, next.id), reason(cost, bits, now)});
        trial.workload.model.precisionId = next.id;
        return trial;
    });
}

Ladder imagesLadder(const Trial &from)
{
    const int asked = from.workload.task.image.images;
    return makeLadder(ChangeKind::Images, asked - 1, [from, asked](int i) {
        Trial trial =
            changed(from, {ChangeKind::Images, ChangeLoss::Time, reason(ReasonCode::TryImages, asked - 1 - i),
                           reason(ReasonCode::CostImages)});
        trial.workload.task.image.images = asked - 1 - i;
        return trial;
    });
}

Ladder partsInTurnLadder(const Trial &from, const Question &question)
{
    const bool possible =
        question.sharding != Sharding::CpuOffload && question.device.segment != Segment::Unified;
    return makeLadder(ChangeKind::PartsInTurn, possible ? 1 : 0, [from](int) {
        Trial trial =
            changed(from, {ChangeKind::PartsInTurn, ChangeLoss::Time, reason(ReasonCode::TryPartsInTurn),
                           reason(ReasonCode::CostPartsInTurn)});
        trial.workload.task.sharding = Sharding::CpuOffload;
        return trial;
    });
}

} // namespace

WorkloadVariants::WorkloadVariants(const Catalogue &catalogue, const ResolvedWorkload &base)
    : m_catalogue(catalogue)
    , m_base(base)
{}

const ResolvedWorkload &WorkloadVariants::of(const Workload &workload) const
{
    const auto same = [&workload](const ResolvedWorkload &resolved) {
        return resolved.workload.task.task == workload.task.task &&
               resolved.workload.model.precisionId == workload.model.precisionId;
    };
    if (same(m_base))
        return m_base;
    const auto found = std::find_if(m_others.begin(), m_others.end(), same);
    return found != m_others.end() ? *found : m_others.emplace_back(resolveWorkload(m_catalogue, workload));
}

Question WorkloadVariants::question(const Workload &workload, const Gpu &gpu, int count) const
{
    return questionFor(m_catalogue, of(workload), workload, gpu, count);
}

std::vector<Ladder> laddersFor(const Catalogue &catalogue, const WorkloadVariants &variants, const Gpu &gpu,
                               const Trial &from)
{
    const Question question = variants.question(from.workload, gpu, from.count);
    std::vector<Ladder> ladders;
    if (isTraining(question.task)) {
        ladders = trainingLadders(from, question);
    } else if (question.task == Task::Image) {
        ladders = {partsInTurnLadder(from, question), imagesLadder(from)};
    } else {
        ladders = {cacheLadder(from, question), contextLadder(from), usersLadder(from),
                   hostLayersLadder(from, question)};
    }
    ladders.push_back(precisionLadder(catalogue, from, question));
    if (question.task != Task::Image) {
        ladders.push_back(shardingLadder(from, question));
        ladders.push_back(hostStatesLadder(from, question));
    }
    std::erase_if(ladders, [](const Ladder &ladder) { return ladder.rungs < 1; });
    return ladders;
}

Ladder cardLadder(const Catalogue &catalogue, const Gpu &gpu, const Trial &from, QDate today)
{
    std::vector<int> counts;
    if (gpu.segment != Segment::Unified && from.workload.task.task != Task::Image)
        for (const int count : cardCounts())
            if (count > from.count)
                counts.push_back(count);
    return makeLadder(
        ChangeKind::MoreCards, static_cast<int>(counts.size()),
        [&catalogue, &gpu, from, today, counts](int i) {
            const int count = counts[static_cast<std::size_t>(i)];
            Trial trial =
                changed(from, {ChangeKind::MoreCards, ChangeLoss::Money, reason(ReasonCode::TryCards, count),
                               priceOfMore(catalogue, from.workload.budget, gpu, count - from.count, today)});
            trial.count = count;
            BudgetAnswer &budget = trial.workload.budget;
            budget.maxCards = std::max(budget.maxCards, count);
            return trial;
        });
}

} // namespace gpuwise
