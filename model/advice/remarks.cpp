// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/remarks.h"

#include "model/advice/options.h"
#include "model/advice/scoring.h"
#include "model/estimate/memory.h"
#include "model/estimate/sharding.h"

#include <QStringList>

#include <algorithm>
#include <iterator>

namespace gpuwise {

namespace {

constexpr double lowBitsBelow = 6;      ///< bits a weight; published losses at 6 and 8 bits are within noise
constexpr double smallNeedBelowGiB = 8; ///< every card sold today for such work has as much

using Reasons = std::vector<Reason>;

Question questionOf(const Catalogue &catalogue, const ResolvedWorkload &resolved, int devices, const Gpu *gpu)
{
    return gpu ? questionFor(catalogue, resolved, *gpu, devices) : questionFor(catalogue, resolved, devices);
}

/// Weights, gradients and optimizer of training on one card, in bytes a parameter; 0 when not estimated.
double statesPerParameter(const Catalogue &catalogue, const ResolvedWorkload &resolved)
{
    ResolvedWorkload alone = resolved;
    alone.workload.task.sharding = Sharding::None;
    const MemoryEstimate memory = estimateMemory(questionFor(catalogue, alone, 1));
    if (!memory.isValid() || !(resolved.shape.params > 0))
        return 0;
    double bytes = 0;
    for (const TermId id : {TermId::Weights, TermId::MasterWeights, TermId::Gradients, TermId::Optimizer})
        if (const Term *term = memory.term(id))
            bytes += term->bytes.expected;
    return bytes / resolved.shape.params;
}

/// "1, 2, 4, 8": up to eight, the largest machine of one host.
QString countsThatDivide(int heads)
{
    QStringList counts;
    for (int count = 1; count <= 8; ++count)
        if (heads % count == 0)
            counts << QString::number(count);
    return counts.join(QStringLiteral(", "));
}

Reasons trainingRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved, int devices,
                        const Gpu *gpu)
{
    Reasons found;
    const Task task = resolved.workload.task.task;
    const Question question = questionOf(catalogue, resolved, devices, gpu);
    if (task == Task::Pretrain || task == Task::FullFineTune)
        if (const double bytes = statesPerParameter(catalogue, resolved); bytes > 0)
            found.push_back({ReasonCode::StatesPerParameter, {bytes}, {}, {}});
    if (question.weights.isQuantised())
        found.push_back({ReasonCode::QuantisedTrainingSoftware, {}, {}, {}});
    if (devices < 2)
        return found;
    const Split split = splitOf(question);
    const bool pools = (split.shardsWeights && splitProblem(question) == EstimateProblem::None) ||
                       split.tensor > 1 || split.pipeline > 1;
    if (!pools)
        found.push_back({ReasonCode::MemoryDoesNotPool, {}, {}, {}});
    else if (question.sharding == Sharding::Zero3 || question.sharding == Sharding::Fsdp)
        found.push_back(
            {ReasonCode::ShardingStage,
             {},
             {},
             question.sharding == Sharding::Fsdp ? QStringLiteral("FSDP") : QStringLiteral("ZeRO-3")});
    return found;
}

Reasons inferenceRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved, int devices,
                         const Gpu *gpu)
{
    Reasons found;
    const int context = resolved.workload.task.inference.contextTokens;
    if (resolved.shape.maxContext > 0 && context > resolved.shape.maxContext)
        found.push_back(
            {ReasonCode::ContextBeyondModel, {double(context), double(resolved.shape.maxContext)}, {}, {}});
    const Question question = questionOf(catalogue, resolved, devices, gpu);
    if (question.sharding == Sharding::TensorParallel && devices > 1 && resolved.shape.heads > 0)
        found.push_back({ReasonCode::TensorParallelCounts,
                         {double(resolved.shape.heads)},
                         {},
                         countsThatDivide(resolved.shape.heads)});
    if (question.weights.bitsPerWeight < lowBitsBelow)
        found.push_back({ReasonCode::LowBitQuality, {question.weights.bitsPerWeight}, {}, {}});
    return found;
}

/// A card of the same vendor that beats the pick on paper for as little money, but whose memory is too small.
Reasons memoryBeforeSpeed(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                          const Option &pick, QDate today)
{
    const SpecField paper =
        workload.task.task == Task::Inference ? SpecField::BandwidthGBps : SpecField::PrefillBasisTflops;
    const Gpu &mine = *catalogue.gpu(pick.cards.gpuId);
    if (!mine.number(paper))
        return {};
    const LeftOut *fastest = nullptr;
    double most = *mine.number(paper);
    for (const LeftOut &entry : advice.leftOut) {
        const Gpu &gpu = *catalogue.gpu(entry.cards.gpuId);
        if (entry.why.code != ReasonCode::DoesNotFit || entry.cards.count != 1 || gpu.vendor != mine.vendor ||
            gpu.number(paper).value_or(0) <= most || runsOnOldSoftwareOnly(gpu))
            continue;
        const bool used = wayToBuy(catalogue, workload.budget, gpu.id, today) == OptionMode::BuyUsed;
        const auto price =
            buyPrice(catalogue, gpu.id, used, workload.budget.region, workload.budget.currency, today);
        if (!price || price->each.amount() > pick.cost.total.amount())
            continue;
        most = *gpu.number(paper);
        fastest = &entry;
    }
    if (!fastest)
        return {};
    return {{ReasonCode::MemoryBeforeSpeed,
             {toGiB(-fastest->fit.marginBytes)},
             {},
             catalogue.gpu(fastest->cards.gpuId)->name}};
}

/// The cheapest option below the pick's price whose software is supported only in part.
Reasons cheaperNeedsSetup(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                          const Option &pick)
{
    if (pick.software.support != Support::Official)
        return {};
    const Option *cheapest = nullptr;
    for (const Option &option : advice.options) {
        const bool partial =
            option.software.support == Support::Partial || option.software.support == Support::Community;
        const double most = (cheapest ? *cheapest : pick).cost.total.amount();
        if (partial && option.mode != OptionMode::Rent && !option.isOwned() &&
            option.fit.verdict == Verdict::Fits && !isTooSlow(option, workload) &&
            option.cost.total.amount() < most && !runsOnOldSoftwareOnly(*catalogue.gpu(option.cards.gpuId)))
            cheapest = &option;
    }
    if (!cheapest)
        return {};
    return {{ReasonCode::CheaperNeedsSetup, {}, {}, catalogue.gpu(cheapest->cards.gpuId)->name}};
}

Reasons rentRemarks(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                    const Option &pick)
{
    Reasons found;
    if (advice.rent && pick.mode != OptionMode::Rent) {
        const Option &rent = advice.options[*advice.rent];
        if (rent.cards == pick.cards)
            found.push_back({ReasonCode::TryByTheHour,
                             {rent.cost.price->each.amount()},
                             rent.cost.price->each.currency,
                             catalogue.gpu(rent.cards.gpuId)->name,
                             rent.cost.price->converted});
    }
    if (workload.budget.mode != AcquireMode::Either)
        return found;
    const auto bought = std::find_if(advice.options.begin(), advice.options.end(), [](const Option &option) {
        return option.mode != OptionMode::Rent && option.cost.perMonth.units > 0;
    });
    if (bought != advice.options.end())
        found.push_back(
            {ReasonCode::CostOfOwning, {bought->cost.perMonth.amount()}, bought->cost.perMonth.currency, {}});
    return found;
}

} // namespace

std::vector<Reason> workloadRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved, int devices,
                                    const Gpu *gpu)
{
    Reasons found;
    const Task task = resolved.workload.task.task;
    if (task == Task::Inference)
        found = inferenceRemarks(catalogue, resolved, devices, gpu);
    else if (isTraining(task))
        found = trainingRemarks(catalogue, resolved, devices, gpu);
    if (resolved.shape.isMoe())
        found.push_back({ReasonCode::MoeMemoryAndSpeed, {}, {}, {}});
    return found;
}

std::vector<Reason> optionRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Option &option)
{
    Reasons found =
        workloadRemarks(catalogue, resolved, option.cards.count, catalogue.gpu(option.cards.gpuId));
    const bool isInference = resolved.workload.task.task == Task::Inference;
    if (isInference && option.cards.count == 1 && option.fit.verdict == Verdict::Fits)
        found.push_back({ReasonCode::OneCardIsEnough, {}, {}, {}});
    return found;
}

std::vector<Reason> answerRemarks(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                                  QDate today)
{
    Reasons found;
    if (!advice.bestValue)
        return found;
    const Option &pick = advice.options[*advice.bestValue];
    const auto append = [&found](Reasons more) {
        std::move(more.begin(), more.end(), std::back_inserter(found));
    };
    const double needGiB = toGiB(pick.decidingFit().needed.expected);
    if (needGiB < smallNeedBelowGiB)
        found.push_back({ReasonCode::SmallNeed, {needGiB}, {}, {}});
    if (pick.mode != OptionMode::Rent) {
        append(memoryBeforeSpeed(catalogue, workload, advice, pick, today));
        append(cheaperNeedsSetup(catalogue, workload, advice, pick));
    }
    append(rentRemarks(catalogue, workload, advice, pick));
    return found;
}

} // namespace gpuwise
