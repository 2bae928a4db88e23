// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/groupfit.h"

#include "model/advice/options.h"
#include "model/estimate/memory.h"

#include <array>

namespace gpuwise {

namespace {
constexpr std::array counts{1, 2, 4, 8};
} // namespace

bool GroupFit::isWithin(const BudgetAnswer &budget) const
{
    if (!option.cost.price)
        return false;
    return !budget.limit || option.cost.total.amount() <= budget.limit->amount();
}

GroupFit judgeGroup(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                    const CardGroup &cards, QDate today)
{
    GroupFit group;
    const OptionMode mode = wayToGet(catalogue, resolved.workload.budget, cards.gpuId, today);
    group.option = judge(catalogue, resolved, speeds, cards, mode, today);
    settleGroup(catalogue, resolved.workload, group);
    return group;
}

void settleGroup(const Catalogue &catalogue, const Workload &workload, GroupFit &group)
{
    group.runs = group.option.software.support != Support::None && group.option.memory.isValid();
    if (!group.runs) // what does not run does not fit, whatever the memory
        group.option.fit.verdict = Verdict::No;
    group.value = valueOf(catalogue, workload, group.option);
}

std::span<const int> groupCounts()
{
    return counts;
}

bool comesInGroups(const Gpu &gpu)
{
    return gpu.segment != Segment::Unified && gpu.segment != Segment::Laptop;
}

GroupLimits limitsOf(const Catalogue &catalogue, const ResolvedWorkload &resolved, const GroupFit &group)
{
    GroupLimits limits;
    const Option &option = group.option;
    const Gpu *gpu = catalogue.gpu(option.cards.gpuId);
    if (!gpu || !option.memory.isValid() || option.fit.usable.bytes <= 0)
        return limits;
    const Question question = questionFor(catalogue, resolved, *gpu, option.cards.count);
    if (question.task == Task::Inference)
        limits.context = largestContext(question, option.fit.usable.bytes);
    limits.batch = largestBatch(question, option.fit.usable.bytes);
    return limits;
}

FitAdvice::FitAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                     QDate today)
    : m_catalogue(catalogue)
    , m_resolved(resolved)
    , m_speeds(speeds)
    , m_today(today)
    , m_onCard(catalogue, resolved, today)
{}

std::vector<FitChange> FitAdvice::changes(const CardGroup &group) const
{
    const Gpu &gpu = *m_catalogue.gpu(group.gpuId);
    const UsableAmount usable = usableMemory(m_catalogue, gpu, m_resolved.workload.budget.os);
    const MemoryEstimate memory = estimateMemory(questionFor(m_catalogue, m_resolved, gpu, group.count));
    if (usable.bytes <= 0 || judgeFit(memory, usable).verdict == Verdict::Fits)
        return {};
    std::vector<FitChange> found = m_onCard.changes(gpu, group.count);
    if (!m_elsewhere)
        m_elsewhere = fitsElsewhere(m_catalogue, m_resolved, m_speeds, m_today);
    found.insert(found.end(), m_elsewhere->begin(), m_elsewhere->end());
    return found;
}

} // namespace gpuwise
