// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/precisionchoices.h"

#include "model/estimate/memory.h"
#include "model/estimate/precisionladder.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

PrecisionChoice::Mark markOf(const QString &id, const AiModel *model, const QString &usual)
{
    if (id == usual)
        return PrecisionChoice::Mark::Usual;
    if (model && !model->nativePrecision.isEmpty() && model->nativePrecision == id)
        return PrecisionChoice::Mark::Native;
    if (id == QLatin1StringView("fp8"))
        return PrecisionChoice::Mark::AdaOrNewer;
    if (id == QLatin1StringView("awq") || id == QLatin1StringView("gptq4"))
        return PrecisionChoice::Mark::ServerOnly;
    return PrecisionChoice::Mark::None;
}

void estimate(const Catalogue &catalogue, Workload workload, PrecisionChoice &choice)
{
    workload.model.precisionId = choice.id;
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    if (!resolved.problem.isEmpty())
        return;
    const MemoryEstimate memory = estimateMemory(questionFor(catalogue, resolved, 1));
    if (!memory.isValid())
        return;
    choice.neededBytes = memory.perDevice.expected;
    for (const TermId id : {TermId::Weights, TermId::MasterWeights}) {
        if (const Term *term = memory.term(id))
            choice.weightBytes += term->bytes.expected;
    }
}

} // namespace

std::vector<PrecisionChoice> precisionChoices(const Catalogue &catalogue, const Workload &workload)
{
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const Task task = workload.task.task;
    const Runtime runtime = workload.task.inference.runtime.value_or(defaultRuntime(Segment::Consumer));
    const QString usual = defaultPrecisionId(task, runtime, resolved.model);

    std::vector<PrecisionChoice> choices;
    PrecisionChoice automatic;
    automatic.name = QCoreApplication::translate("Precision", "Automatic");
    automatic.resolvesTo = precisionName(usual);
    estimate(catalogue, workload, automatic);
    choices.push_back(automatic);

    const auto add = [&](const QString &id) {
        const Quantisation *quantisation = catalogue.quantisation(id);
        const auto same = [&id](const PrecisionChoice &choice) { return choice.id == id; };
        if (!quantisation || std::any_of(choices.begin() + 1, choices.end(), same))
            return;
        PrecisionChoice choice;
        choice.id = id;
        choice.name = precisionName(id);
        choice.bitsPerWeight = quantisation->bitsPerWeight;
        choice.mark = markOf(id, resolved.model, usual);
        estimate(catalogue, workload, choice);
        choices.push_back(std::move(choice));
    };
    for (const char *id : offeredPrecisions(task))
        add(QString::fromLatin1(id));
    if (!workload.model.precisionId.isEmpty())
        add(workload.model.precisionId);
    std::stable_sort(
        choices.begin() + 1, choices.end(),
        [](const PrecisionChoice &a, const PrecisionChoice &b) { return a.bitsPerWeight > b.bitsPerWeight; });
    return choices;
}

Workload withFittingPrecision(const Catalogue &catalogue, Workload workload)
{
    const QString id = workload.model.precisionId;
    if (id.isEmpty())
        return workload;
    const Quantisation *quantisation = catalogue.quantisation(id);
    const auto offered = offeredPrecisions(workload.task.task);
    const bool known = std::any_of(offered.begin(), offered.end(),
                                   [&id](const char *other) { return id == QLatin1StringView(other); });
    // Inference runs nearly every format; the other tasks only what their tools train.
    const bool inference = workload.task.task == Task::Inference || workload.task.task == Task::Learn;
    const bool trainingOnly = id == QLatin1StringView("amp") || id.startsWith(QLatin1StringView("nf4"));
    if (!quantisation || (inference ? trainingOnly : !known))
        workload.model.precisionId.clear();
    return workload;
}

QString precisionMarkText(PrecisionChoice::Mark mark)
{
    switch (mark) {
    case PrecisionChoice::Mark::None:
        break;
    case PrecisionChoice::Mark::Native:
        return QCoreApplication::translate("Precision", "native");
    case PrecisionChoice::Mark::Usual:
        return QCoreApplication::translate("Precision", "usual");
    case PrecisionChoice::Mark::AdaOrNewer:
        return QCoreApplication::translate("Precision", "Ada+");
    case PrecisionChoice::Mark::ServerOnly:
        return QCoreApplication::translate("Precision", "vLLM");
    }
    return {};
}

} // namespace gpuwise
