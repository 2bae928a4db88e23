// SPDX-License-Identifier: GPL-3.0-or-later
//
// What training can change.
#include "model/advice/changeladderparts.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Programs that train all weights only.
bool trainsAllWeightsOnly(Framework framework)
{
    return framework == Framework::Torchtitan || framework == Framework::Megatron ||
           framework == Framework::LlmFoundry;
}

/// Smaller batches with the same number of sequences a step.
Ladder accumulationLadder(const Trial &from)
{
    const int batch = from.workload.task.training.batch;
    std::vector<int> parts; // into how many the batch is divided
    for (int n = 2; n <= batch; ++n)
        if (batch % n == 0)
            parts.push_back(n);
    return makeLadder(ChangeKind::Accumulation, static_cast<int>(parts.size()), [from, parts](int i) {
        const int n = parts[static_cast<std::size_t>(i)];
        const TrainingSettings &now = from.workload.task.training;
        const int smaller = now.batch / n; // without remainder: n divides it
        const int steps = now.accumulation * n;
        Trial trial = changed(from, {ChangeKind::Accumulation, ChangeLoss::Nothing,
                                     reason(ReasonCode::TryAccumulation, smaller, steps),
                                     reason(ReasonCode::CostAccumulation)});
        trial.workload.task.training.batch = smaller;
        trial.workload.task.training.accumulation = steps;
        return trial;
    });
}

/// A fused loss keeps as little as a chunked one, so one of them is enough to propose.
Ladder lossLadder(const Trial &from)
{
    const int steps = from.workload.task.training.loss == Loss::Plain ? 1 : 0;
    return makeLadder(ChangeKind::Loss, steps, [from](int) {
        Trial trial = changed(from, {ChangeKind::Loss, ChangeLoss::Nothing,
                                     reason(ReasonCode::TryChunkedLoss), reason(ReasonCode::CostLoss)});
        trial.workload.task.training.loss = Loss::Chunked;
        return trial;
    });
}

Ladder checkpointLadder(const Trial &from)
{
    std::vector<Checkpointing> values;
    if (from.workload.task.training.checkpointing == Checkpointing::Off)
        values.push_back(Checkpointing::On);
    if (from.workload.task.training.checkpointing != Checkpointing::Offload)
        values.push_back(Checkpointing::Offload);
    return makeLadder(ChangeKind::Checkpointing, static_cast<int>(values.size()), [from, values](int i) {
        const Checkpointing value = values[static_cast<std::size_t>(i)];
        const bool host = value == Checkpointing::Offload;
        Trial trial =
            changed(from, {ChangeKind::Checkpointing, ChangeLoss::Time,
                           reason(host ? ReasonCode::TryCheckpointOffload : ReasonCode::TryCheckpointing),
                           reason(host ? ReasonCode::CostCheckpointOffload : ReasonCode::CostCheckpointing)});
        trial.workload.task.training.checkpointing = value;
        return trial;
    });
}

Ladder optimizerLadder(const Trial &from)
{
    const TrainingSettings &now = from.workload.task.training;
    const bool possible = now.optimizer == Optimizer::AdamW && !trainsAllWeightsOnly(now.framework);
    return makeLadder(ChangeKind::Optimizer, possible ? 1 : 0, [from](int) {
        Trial trial = changed(from, {ChangeKind::Optimizer, ChangeLoss::Slight,
                                     reason(ReasonCode::TryOptimizer), reason(ReasonCode::CostOptimizer)});
        trial.workload.task.training.optimizer = Optimizer::AdamW8bit;
        return trial;
    });
}

Ladder sequenceLadder(const Trial &from)
{
    const int asked = from.workload.task.training.sequenceLength;
    return makeLadder(ChangeKind::Sequence, stepsBelow(asked, tokenStep), [from, asked](int i) {
        const int tokens = tokensAt(asked, i);
        Trial trial = changed(
            from, {ChangeKind::Sequence, 2 * tokens >= asked ? ChangeLoss::Some : ChangeLoss::Much,
                   reason(ReasonCode::TrySequence, tokens), reason(ReasonCode::CostSequence, tokens, asked)});
        trial.workload.task.training.sequenceLength = tokens;
        return trial;
    });
}

Ladder methodLadder(const Trial &from)
{
    std::vector<Task> methods;
    const Task now = from.workload.task.task;
    if (!trainsAllWeightsOnly(from.workload.task.training.framework)) {
        if (now == Task::FullFineTune)
            methods.push_back(Task::Lora);
        if (now == Task::FullFineTune || now == Task::Lora)
            methods.push_back(Task::Qlora);
    }
    return makeLadder(ChangeKind::Method, static_cast<int>(methods.size()), [from, methods](int i) {
        const Task method = methods[static_cast<std::size_t>(i)];
        const bool lora = method == Task::Lora;
        Trial trial = changed(from, {ChangeKind::Method, ChangeLoss::Method,
                                     reason(lora ? ReasonCode::TryLora : ReasonCode::TryQlora),
                                     reason(lora ? ReasonCode::CostLora : ReasonCode::CostQlora)});
        trial.workload.task.task = method;
        trial.workload.model.precisionId.clear(); // what people use for the method
        return trial;
    });
}

bool sharesStates(Sharding sharding)
{
    return sharding == Sharding::Fsdp || sharding == Sharding::Zero3 || sharding == Sharding::CpuOffload;
}

} // namespace

std::vector<Ladder> trainingLadders(const Trial &from, const Question &question)
{
    if (question.shape->modality == Modality::Diffusion) // adapters of image models have no tokens
        return {accumulationLadder(from), checkpointLadder(from), optimizerLadder(from), methodLadder(from)};
    return {accumulationLadder(from), lossLadder(from),     checkpointLadder(from),
            optimizerLadder(from),    sequenceLadder(from), methodLadder(from)};
}

Ladder shardingLadder(const Trial &from, const Question &question)
{
    std::vector<Sharding> ways;
    if (from.count > 1 && isTraining(question.task)) {
        if (!sharesStates(question.sharding) && question.training.framework != Framework::Unsloth)
            ways.push_back(Sharding::Fsdp);
    } else if (from.count > 1) {
        if (question.runtime == Runtime::Vllm && question.sharding != Sharding::TensorParallel)
            ways.push_back(Sharding::TensorParallel);
        if (question.sharding != Sharding::Layer)
            ways.push_back(Sharding::Layer);
    }
    return makeLadder(ChangeKind::Sharding, static_cast<int>(ways.size()), [from, ways](int i) {
        const Sharding way = ways[static_cast<std::size_t>(i)];
        const ReasonCode what = way == Sharding::Fsdp             ? ReasonCode::TryFsdp
                                : way == Sharding::TensorParallel ? ReasonCode::TryTensorParallel
                                                                  : ReasonCode::TryLayerSplit;
        Trial trial = changed(from, {ChangeKind::Sharding, ChangeLoss::Time, reason(what),
                                     reason(way == Sharding::Layer ? ReasonCode::LayersDoNotAddSpeed
                                                                   : ReasonCode::CostExchange)});
        trial.workload.task.sharding = way;
        return trial;
    });
}

Ladder hostStatesLadder(const Trial &from, const Question &question)
{
    const bool streams = question.runtime == Runtime::Transformers || question.runtime == Runtime::Vllm;
    const bool possible = isTraining(question.task) ? question.training.framework != Framework::Unsloth &&
                                                          question.shape->modality != Modality::Diffusion
                                                    : streams && from.count == 1;
    const bool already =
        question.sharding == Sharding::CpuOffload || question.device.segment == Segment::Unified;
    return makeLadder(ChangeKind::HostStates, possible && !already ? 1 : 0, [from](int) {
        const bool trains = isTraining(from.workload.task.task);
        Trial trial = changed(from, {ChangeKind::HostStates, ChangeLoss::Much,
                                     reason(trains ? ReasonCode::TryHostStates : ReasonCode::TryHostWeights),
                                     reason(ReasonCode::CostHostStates)});
        trial.workload.task.sharding = Sharding::CpuOffload;
        return trial;
    });
}

} // namespace gpuwise
