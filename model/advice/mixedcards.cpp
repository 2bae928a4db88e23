// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/mixedcards.h"

#include "model/estimate/memory.h"
#include "model/estimate/software.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// What a model needs as a function of the share of its layers: what is shared out, and what each card has.
struct SplitNeed
{
    Band shared, perCard;

    Band of(double share) const { return shared.scaled(share) + perCard; }
};

Band plus(const Band &a, const Band &b, double factor)
{
    return {a.low + factor * b.low, a.expected + factor * b.expected, a.high + factor * b.high};
}

/// n equal cards need shared + n x perCard; two such estimates give both.
SplitNeed splitNeed(const MemoryEstimate &one, const MemoryEstimate &several)
{
    const double more = several.devices - 1;
    const Band perCard = plus(several.total, one.total, -1).scaled(1 / more);
    return {plus(one.total, perCard, -1), perCard};
}

/// Layers run one after another, so their times add up.
Speed speedOf(const std::vector<MixedCard> &cards, const std::vector<Speed> &alone)
{
    Speed speed;
    Band time;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!alone[i].isKnown()) {
            speed.gap = alone[i].gap;
            return speed;
        }
        const Band &v = alone[i].value;
        const double share = cards[i].share;
        time = time + Band{share / v.high, share / v.expected, share / v.low};
    }
    speed.gap = SpeedGap::None;
    speed.value = {1 / time.high, 1 / time.expected, 1 / time.low};
    speed.cardsBehind = alone.front().cardsBehind;
    return speed;
}

} // namespace

MixedCards judgeMixed(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                      const std::vector<CardGroup> &groups)
{
    MixedCards mixed;
    ResolvedWorkload split = resolved;
    split.workload.task.sharding = Sharding::Layer;
    if (!split.workload.task.inference.runtime) // the program that shares out by memory
        split.workload.task.inference.runtime = Runtime::LlamaCpp;
    double usable = 0;
    for (const CardGroup &group : groups) {
        for (int i = 0; i < group.count; ++i) {
            MixedCard card;
            card.gpu = catalogue.gpu(group.gpuId);
            card.fit.usable = usableMemory(catalogue, *card.gpu, resolved.workload.budget.os);
            usable += card.fit.usable.bytes;
            mixed.cards.push_back(card);
        }
    }
    if (resolved.workload.task.task != Task::Inference) {
        mixed.problem = EstimateProblem::TaskNotForModel;
        return mixed;
    }
    const int count = static_cast<int>(mixed.cards.size());
    std::vector<Speed> alone;
    for (MixedCard &card : mixed.cards) {
        card.share = usable > 0 ? card.fit.usable.bytes / usable : 0;
        const Question question = questionFor(catalogue, split, *card.gpu, 1);
        MemoryEstimate part = estimateMemory(question);
        if (!part.isValid()) {
            mixed.problem = part.problem;
            return mixed;
        }
        if (count > 1) {
            const MemoryEstimate equals = estimateMemory(questionFor(catalogue, split, *card.gpu, count));
            if (!equals.isValid()) {
                mixed.problem = equals.problem;
                return mixed;
            }
            const SplitNeed need = splitNeed(part, equals);
            part.perDevice = need.of(card.share);
            // Shares are of whole layers: at worst a card holds one more than its share.
            part.perDevice.high += need.shared.high / std::max(1, resolved.shape.layers);
        }
        card.fit = judgeFit(part, card.fit.usable);
        const SoftwareAnswer software = supportFor(catalogue, *card.gpu, question.task, question.runtime,
                                                   question.training.framework, resolved.workload.budget.os);
        Speed speed = speeds.decode(question, *card.gpu);
        if (software.support == Support::None)
            speed.gap = SpeedGap::NoBackend;
        alone.push_back(speed);
    }
    const auto least =
        std::min_element(mixed.cards.begin(), mixed.cards.end(), [](const MixedCard &a, const MixedCard &b) {
            const auto marginOf = [](const MixedCard &c) { return c.fit.usable.bytes - c.fit.needed.high; };
            return marginOf(a) < marginOf(b);
        });
    mixed.fullest = static_cast<std::size_t>(least - mixed.cards.begin());
    mixed.speed = speedOf(mixed.cards, alone);
    return mixed;
}

} // namespace gpuwise
