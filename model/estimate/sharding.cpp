// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/sharding.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

Split trainingSplit(const Question &question)
{
    Split split;
    switch (question.sharding) {
    case Sharding::None:
        break;
    case Sharding::Layer:
        split.pipeline = question.devices;
        break;
    case Sharding::TensorParallel:
        split.tensor = question.devices;
        break;
    case Sharding::Zero1:
        split.shardsOptimizer = true;
        break;
    case Sharding::Zero2:
        split.shardsOptimizer = split.shardsGradients = true;
        break;
    case Sharding::CpuOffload:
        split.offloads = true;
        [[fallthrough]];
    case Sharding::Zero3:
    case Sharding::Fsdp:
        split.shardsOptimizer = split.shardsGradients = split.shardsWeights = true;
        break;
    }
    if (split.shardsOptimizer)
        split.dataShard = question.devices;
    return split;
}

Split inferenceSplit(const Question &question)
{
    Split split;
    split.offloads = question.sharding == Sharding::CpuOffload;
    if (question.sharding == Sharding::TensorParallel)
        split.tensor = question.devices;
    else if (question.sharding != Sharding::None)
        split.pipeline = question.devices; // layer split; training layouts mean the same for inference
    return split;
}

} // namespace

Split splitOf(const Question &question)
{
    Split split = isTraining(question.task) ? trainingSplit(question) : inferenceSplit(question);
    const ParallelLayout &layout = question.layout;
    if (layout.tensor > 0)
        split.tensor = layout.tensor;
    if (layout.context > 0)
        split.context = layout.context;
    if (layout.pipeline > 0)
        split.pipeline = layout.pipeline;
    if (layout.data > 0 && split.shardsOptimizer)
        split.dataShard = layout.data;
    split.dataShard *= split.context; // context parallel ranks share the states too
    return split;
}

EstimateProblem splitProblem(const Question &question)
{
    const Split split = splitOf(question);
    if (split.tensor > 1 && question.shape->heads > 0 && question.shape->heads % split.tensor != 0)
        return EstimateProblem::TensorParallelUneven;
    if (question.task == Task::Qlora && question.devices > 1 && question.weights.bitsPerWeight < 7 &&
        question.sharding == Sharding::Zero3)
        return EstimateProblem::ShardingNeedsSixteenBit;
    return EstimateProblem::None;
}

double fullestStage(int layers, int stages)
{
    const int units = layers + 1;
    return std::ceil(static_cast<double>(units) / std::max(1, stages)) / units;
}

} // namespace gpuwise
