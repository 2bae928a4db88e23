// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cases/memorycases.h"

#include "model/estimate/fit.h"
#include "model/estimate/memory.h"

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// fit_facts.csv names settings with words of its own; the readers of memory.csv's columns take them over.
CaseRow inMemoryColumns(const CaseRow &row)
{
    QHash<QString, QString> cells;
    for (const auto column : {"model"_L1,
                              "params_b"_L1,
                              "task"_L1,
                              "precision_or_quant"_L1,
                              "framework"_L1,
                              "batch"_L1,
                              "gpus"_L1,
                              "gpu"_L1,
                              "gpu_mem_gb"_L1,
                              "model_id"_L1,
                              "quant_id"_L1,
                              "lora_rank"_L1,
                              "lora_targets"_L1,
                              "optimizer"_L1,
                              "kv_dtype"_L1,
                              "flash_attention"_L1,
                              "gpu_memory_utilization"_L1,
                              "max_batched_tokens"_L1,
                              "enforce_eager"_L1,
                              "parallelism"_L1,
                              "tp"_L1,
                              "context_or_seq"_L1,
                              "checkpointing"_L1})
        cells.insert(column, row.text(column));
    const QString length = row.text("context_or_seq"_L1).section(u' ', 0, 0);
    cells.insert(u"seq_len"_s, length);
    cells.insert(u"context_tokens"_s, length);
    cells.insert(u"kind"_s, row.text("task"_L1) == "infer"_L1 ? u"inference"_s : row.text("task"_L1));
    // Where the thread does not say, a run of that task in that tool checkpoints.
    const QString checkpointing = row.text("checkpointing"_L1);
    cells.insert(u"recompute"_s, checkpointing == "off"_L1       ? u"none"_s
                                 : checkpointing == "offload"_L1 ? u"offload"_s
                                                                 : u"full"_s);
    const QString runtime = row.text("runtime"_L1);
    const bool namesZero = row.contains("framework"_L1, "ZeRO-"_L1);
    if (!runtime.isEmpty() && runtime != "other"_L1 && !namesZero)
        cells.insert(u"framework"_s, runtime);
    return CaseRow(std::move(cells));
}

/// vLLM before its version 1 (January 2025) profiled a step of max_model_len tokens. What a row does not say
/// follows from the model: an older model may have run on either, a newer one only on the new.
bool profilesWholeLength(const CaseRow &row, const AiModel *model)
{
    const QString framework = row.text("framework"_L1);
    if (framework.contains("V1"_L1))
        return false;
    const QString version = framework.section(u' ', 1, 1);
    if (version.startsWith("0."_L1))
        return version.section(u'.', 1, 1).toInt() < 8;
    return model && !model->release.isEmpty() && model->release < u"2025-01"_s;
}

/// A server of vLLM runs when one sequence of the full length fits: others wait. It uses its share of the
/// card.
double adaptToVllm(const CaseRow &row, const AiModel *model, Question &question)
{
    question.inference.sequences = 1;
    if (question.inferenceDetail.batchedTokens == 0 && profilesWholeLength(row, model))
        question.inferenceDetail.batchedTokens = question.inference.contextTokens;
    const double share = question.inferenceDetail.memoryUtilization;
    return share > 0 && share <= 1 ? share : 1;
}

} // namespace

CaseAnswer fitCase(const Catalogue &catalogue, const CaseRow &row)
{
    const CaseRow settings = inMemoryColumns(row);
    CaseAnswer answer;
    answer.unit = u"GiB"_s;
    CaseQuestion asked;
    const QString task = row.text("task"_L1);
    const AiModel *model = findModel(catalogue, row.text("model_id"_L1));
    if (task == "image"_L1 || (model && model->shape.modality == Modality::Diffusion))
        askImage(catalogue, settings, asked);
    else if (task == "infer"_L1)
        askInference(catalogue, settings, asked);
    else
        askTraining(catalogue, settings, asked);
    answer.note = asked.note;
    if (!asked.note.isEmpty())
        return answer;
    double share = 1;
    if (asked.question.task == Task::Inference && asked.question.runtime == Runtime::Vllm)
        share = adaptToVllm(row, model, asked.question);
    const MemoryEstimate estimate = estimateMemory(asked.question);
    if (!estimate.isValid()) {
        answer.note = u"no estimate: problem %1"_s.arg(static_cast<int>(estimate.problem));
        return answer;
    }
    answer.low = toGiB(estimate.perDevice.low);
    answer.expected = toGiB(estimate.perDevice.expected);
    answer.high = toGiB(estimate.perDevice.high);
    UsableAmount usable;
    if (const auto stated = row.number("usable_gb_override"_L1))
        usable.bytes = fromGiB(*stated);
    else
        usable.bytes = usableOfCase(catalogue, row.text("gpu"_L1), row.number("gpu_mem_gb"_L1).value_or(0));
    usable.bytes *= share;
    const Verdict verdict = judgeFit(estimate, usable).verdict;
    answer.verdict = verdict == Verdict::Fits    ? u"fits"_s
                     : verdict == Verdict::Tight ? u"tight"_s
                     : verdict == Verdict::No    ? u"no"_s
                                                 : QString();
    return answer;
}

} // namespace gpuwise
