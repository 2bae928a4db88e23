// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workload in the engine's own terms: names resolved, defaults filled in, plain numbers only. Made once
// per workload and card class by resolveWorkload(); the estimates are pure functions of it.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/llamacpp/plan.h"
#include "model/estimate/memoryestimate.h"
#include "model/estimate/precision.h"
#include "model/estimate/questiondetail.h"

#include <QString>

namespace gpuwise {

/// What of the card matters to memory beyond its size.
struct DeviceTraits
{
    Vendor vendor = Vendor::Nvidia;
    Segment segment = Segment::Consumer;
    double shaderCores = 0;       ///< 0: unknown; the driver's context grows with it
    double computeCapability = 0; ///< 0: not NVIDIA or unknown
};

DeviceTraits traitsOf(const Gpu &gpu);

/// How the cards share the work. 0: follows from `sharding` and `devices`; published runs name each degree.
struct ParallelLayout
{
    int tensor = 0;   ///< tensor parallel ranks
    int context = 0;  ///< context parallel ranks
    int data = 0;     ///< ranks that the states are sharded or copied over
    int pipeline = 0; ///< pipeline or layer stages
};

struct Question
{
    const ModelShape *shape = nullptr;      ///< not owned; outlives the question
    const LlamaCppPlan *llamaCpp = nullptr; ///< as llama.cpp sees the model; null: its rules are not known
    Precision weights;
    double kvBitsPerElement = 16;
    bool kvQuantised = false;
    Task task = Task::Inference;
    Runtime runtime = Runtime::LlamaCpp;
    InferenceSettings inference;
    TrainingSettings training;
    ImageSettings image;
    Sharding sharding = Sharding::None;
    int devices = 1;
    DeviceTraits device;
    AssumptionSet assumptions; ///< what resolving had to assume

    // Finer settings that published measurements state; the defaults are what people run today.
    InferenceDetail inferenceDetail;
    TrainingDetail trainingDetail;
    ImageDetail imageDetail;
    SpeedDetail speedDetail;
    ParallelLayout layout;
};

/// The runtime people use on a kind of card: llama.cpp on consumer and unified cards, vLLM in the data
/// centre.
Runtime defaultRuntime(Segment segment);
/// What people use for the task on that runtime: q4_k_m, awq, bf16 or nf4 (id in the quantisation table).
QString defaultPrecisionId(Task task, Runtime runtime, const AiModel *model);
/// Resolves a generic precision ("int4") by runtime: awq on vLLM, q4_k_m on llama.cpp.
const Quantisation *resolvePrecision(const Catalogue &catalogue, const Quantisation &asked, Runtime runtime,
                                     Task task);

/// A workload whose names have been looked up. Keeps the scaled shape of a bare size, so it must outlive the
/// questions made from it.
struct ResolvedWorkload
{
    Workload workload;
    const AiModel *model = nullptr; ///< null for a bare size; of the file when one was opened
    ModelShape shape;
    std::optional<LlamaCppPlan> llamaCpp;
    QString shapeOfModelId; ///< for a bare size: whose shape was scaled
    AssumptionSet assumptions;
    QString problem; ///< empty: resolved; else the id that was not found
};
ResolvedWorkload resolveWorkload(const Catalogue &catalogue, const Workload &workload);

/// The question for `count` cards of one kind.
Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu, int count);
/// The same with other settings: `settings` differs from what was resolved only where resolving does not look
/// (context, users, cache, batch, sharding ...), not in model, precision or task.
Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Workload &settings,
                     const Gpu &gpu, int count);
/// The precision of the weights that such a question is about: what was asked for, or what is usual there.
const Quantisation *precisionUsed(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Gpu &gpu);
/// Does the runtime load weights or keep a cache in this format?
bool runsOn(const Quantisation &quantisation, Runtime runtime);
/// llama.cpp with some layers on the processor (InferenceSettings::gpuLayers).
bool keepsLayersOnProcessor(const Question &question);
/// The same without naming a card: a consumer CUDA card is assumed.
Question questionFor(const Catalogue &catalogue, const ResolvedWorkload &resolved, int count);

/// The shape of a bare size: that of the dense language model released within 24 months before `asOf` whose
/// size is nearest, with layers scaled so that it holds `params` parameters. Names the model in `shapeOf`.
ModelShape shapeOfBareSize(const Catalogue &catalogue, double params, QString *shapeOf);

} // namespace gpuwise
