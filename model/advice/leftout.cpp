// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/leftout.h"

#include "model/advice/options.h"
#include "model/estimate/memory.h"

namespace gpuwise {

namespace {

Verdict verdictFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu, int count)
{
    const MemoryEstimate estimate = estimateMemory(questionFor(catalogue, resolved, gpu, count));
    if (!estimate.isValid())
        return Verdict::Unknown;
    return judgeFit(estimate, usableMemory(catalogue, gpu, resolved.workload.budget.os)).verdict;
}

} // namespace

bool isNearer(const Hurdle &a, const Hurdle &b)
{
    return a.rank != b.rank ? a.rank < b.rank : a.ratio < b.ratio;
}

std::vector<Alternative> smallerAlternatives(const Catalogue &catalogue, const ResolvedWorkload &resolved)
{
    std::vector<Alternative> found;
    const auto add = [&](const Workload &workload, const QString &name) {
        Alternative alternative{resolveWorkload(catalogue, workload), name};
        if (alternative.resolved.problem.isEmpty())
            found.push_back(std::move(alternative));
    };
    const Task task = resolved.workload.task.task;
    if (task == Task::Inference) {
        const Quantisation *now = catalogue.quantisation(resolved.workload.model.precisionId);
        const double bits = now ? now->bitsPerWeight : 4.9;
        struct Step
        {
            const char *id;
            const char *name;
        };
        for (const Step step : {Step{"fp8", "FP8"}, Step{"q8_0", "Q8_0"}, Step{"q6_k", "Q6_K"},
                                Step{"q4_k_m", "Q4_K_M"}, Step{"awq", "AWQ"}, Step{"q3_k_m", "Q3_K_M"}}) {
            const Quantisation *next = catalogue.quantisation(QString::fromLatin1(step.id));
            if (!next || next->bitsPerWeight > bits * 0.9)
                continue;
            Workload smaller = resolved.workload;
            smaller.model.precisionId = next->id;
            add(smaller, QString::fromLatin1(step.name));
        }
    } else if (task == Task::FullFineTune || task == Task::Lora) {
        Workload smaller = resolved.workload;
        smaller.model.precisionId.clear();
        if (task == Task::FullFineTune) {
            smaller.task.task = Task::Lora;
            add(smaller, QStringLiteral("LoRA"));
        }
        smaller.task.task = Task::Qlora;
        add(smaller, QStringLiteral("QLoRA"));
    }
    return found;
}

Reason whatWouldFit(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                    const std::vector<Alternative> &alternatives, const Gpu &gpu, int maxCards)
{
    for (const Alternative &alternative : alternatives)
        if (verdictFor(catalogue, alternative.resolved, gpu, 1) == Verdict::Fits)
            return {ReasonCode::TryPrecision, {}, {}, alternative.name};
    for (const int count : cardCounts())
        if (count > maxCards && gpu.segment != Segment::Unified &&
            verdictFor(catalogue, resolved, gpu, count) == Verdict::Fits)
            return {ReasonCode::TryCards, {double(count)}, {}, {}};
    return {};
}

} // namespace gpuwise
