// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/memory.h"

#include "model/estimate/diffusionmemory.h"
#include "model/estimate/inferencememory.h"
#include "model/estimate/memoryparts.h"
#include "model/estimate/memoryweights.h"
#include "model/estimate/sharding.h"
#include "model/estimate/trainingmemory.h"

#include <algorithm>

namespace gpuwise {

namespace {

EstimateProblem problemOf(const Question &question)
{
    if (!question.shape || question.shape->params <= 0)
        return EstimateProblem::ShapeUnknown;
    const ModelShape &shape = *question.shape;
    const bool makesImages = shape.modality == Modality::Diffusion;
    switch (question.task) {
    case Task::Image:
        return makesImages ? EstimateProblem::None : EstimateProblem::TaskNotForModel;
    case Task::Lora:
    case Task::Qlora:
        if (makesImages)
            return EstimateProblem::None;
        break;
    case Task::Pretrain:
    case Task::FullFineTune:
        if (makesImages)
            return EstimateProblem::TaskNotForModel;
        if (question.weights.isQuantised())
            return EstimateProblem::PrecisionNotForTask;
        break;
    case Task::Inference:
    case Task::Learn:
        if (makesImages)
            return EstimateProblem::TaskNotForModel;
        break;
    }
    if (!hasShape(shape))
        return EstimateProblem::ShapeUnknown;
    return splitProblem(question);
}

/// The largest count up to `most` whose fullest card stays within `usable`; memory grows with the count.
template <typename Need> int largestWithin(int most, double usable, Need need)
{
    if (most < 1 || need(1) > usable)
        return 0;
    int fits = 1;
    int tooMany = most + 1;
    while (tooMany - fits > 1) {
        const int middle = fits + (tooMany - fits) / 2;
        if (need(middle) <= usable)
            fits = middle;
        else
            tooMany = middle;
    }
    return fits;
}

} // namespace

MemoryEstimate estimateMemory(const Question &question)
{
    if (const EstimateProblem problem = problemOf(question); problem != EstimateProblem::None)
        return MemoryParts::refused(question, problem);
    if (question.shape->modality == Modality::Diffusion)
        return question.task == Task::Image ? imageMemory(question) : imageAdapterMemory(question);
    return isTraining(question.task) ? trainingMemory(question) : inferenceMemory(question);
}

int largestContext(const Question &question, double usableBytesPerDevice)
{
    if (isTraining(question.task) || question.task == Task::Image || !question.shape)
        return 0;
    Question asked = question;
    const int most = question.shape->maxContext > 0 ? question.shape->maxContext : 131072;
    return largestWithin(most, usableBytesPerDevice, [&asked](int tokens) {
        asked.inference.contextTokens = tokens;
        const MemoryEstimate estimate = estimateMemory(asked);
        return estimate.isValid() ? estimate.perDevice.high : 1e300;
    });
}

int largestBatch(const Question &question, double usableBytesPerDevice)
{
    constexpr int most = 4096;
    Question asked = question;
    return largestWithin(most, usableBytesPerDevice, [&asked](int count) {
        if (isTraining(asked.task))
            asked.training.batch = count;
        else if (asked.task == Task::Image)
            asked.image.images = count;
        else
            asked.inference.sequences = count;
        const MemoryEstimate estimate = estimateMemory(asked);
        return estimate.isValid() ? estimate.perDevice.high : 1e300;
    });
}

} // namespace gpuwise
