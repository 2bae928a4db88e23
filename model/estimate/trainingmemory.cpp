// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/trainingmemory.h"

#include "model/estimate/inferencememory.h"
#include "model/estimate/memoryparts.h"
#include "model/estimate/memoryweights.h"
#include "model/estimate/sharding.h"

#include <algorithm>

namespace gpuwise {

namespace {

bool untiedHead(const Question &question)
{
    return question.trainingDetail.headUntied || question.training.framework == Framework::Litgpt;
}

double trainedParams(const Question &question)
{
    const ModelShape &s = *question.shape;
    return s.params + (s.tiedEmbeddings && untiedHead(question) ? s.embeddingParams() : 0);
}

/// Parameters of one block: what FSDP and ZeRO-3 gather at a time.
double blockParams(const ModelShape &s)
{
    return std::max(0.0, s.params - 2 * s.embeddingParams()) / std::max(1, s.layers);
}

/// 16-bit units that sharded weights are gathered into: two blocks with their gradients, and the root unit.
double gatheredBytes(const Question &question, const Split &split)
{
    const ModelShape &s = *question.shape;
    const double embedding = s.embeddingParams();
    if (split.offloads)
        return 3 * (blockParams(s) * 2 + embedding * 2);
    if (!split.shardsWeights || split.dataShard < 2)
        return 0;
    // Where blocks are the units, embedding and head stay in the root unit: whole during the step, with their
    // gradients. Torchtitan and torchtune shard them as units of their own.
    const bool rootUnit = question.training.framework != Framework::Torchtitan &&
                          question.training.framework != Framework::Torchtune;
    return 2 * (blockParams(s) * 4 + embedding * (rootUnit ? 4 : 2));
}

/// DeepSpeed's flat buckets for gradients and parameters, on one card too.
double bucketBytes(const Question &question)
{
    return question.training.framework == Framework::DeepSpeed ? 8e9 : 0;
}

void addGathered(const Question &question, double bytes, MemoryParts &parts)
{
    const bool buckets = question.training.framework == Framework::DeepSpeed;
    parts.addEven(TermId::Framework, buckets ? FormulaId::ZeroBuckets : FormulaId::GatheredUnits,
                  Band::around(bytes, 0.6, 1.3),
                  {blockParams(*question.shape) / 1e6, question.shape->embeddingParams() / 1e6});
}

void addCommon(const Question &question, const Split &split, MemoryParts &parts)
{
    const double allocated = parts.fullest().expected;
    // Unsloth turns on expandable segments, which leave few gaps.
    const double share = question.training.framework == Framework::Unsloth ? 2 : 5;
    parts.addEven(TermId::Fragmentation, FormulaId::FragmentationShare,
                  {allocated * 0.01, allocated * share / 100, allocated * share / 50}, {share});
    const Band context = contextBytes(question);
    parts.addEven(TermId::Context, FormulaId::DriverContext, context, {toMiB(context.expected)});
    if (split.offloads)
        parts.assume(AssumptionId::StatesInHostMemory);
    if (parts.devices() > 1 && !split.shardsOptimizer && split.tensor == 1 && split.pipeline == 1)
        parts.assume(AssumptionId::DataParallelDoesNotPool);
}

void addActivations(const Question &question, const ActivationBytes &bytes, double scale, MemoryParts &parts)
{
    const ModelShape &s = *question.shape;
    const bool full = recomputeOf(question) == Recompute::Full;
    const FormulaId formula = question.trainingDetail.fullyEager ? FormulaId::ActivationsEager
                              : full                             ? FormulaId::ActivationsCheckpointed
                              : recomputeOf(question) == Recompute::Offload ? FormulaId::ActivationsOffloaded
                              : recomputeOf(question) == Recompute::Selective
                                  ? FormulaId::ActivationsSelective
                                  : FormulaId::ActivationsKept;
    const double a = bytes.activations;
    // Blocks without gates, rotary positions or fp32 norms keep what can be counted.
    const bool countable = s.mlp == MlpKind::Plain && !s.parallelResidual;
    const double low = countable ? 0.88 : 0.8;
    const double high = countable ? 1.07 : 1.2;
    parts.addEven(TermId::Activations, formula, {a * scale * low, a * scale, a * scale * high},
                  {bytes.tokens, static_cast<double>(s.layers), static_cast<double>(s.hidden), bytes.units});
    const double l = bytes.logits;
    parts.addEven(TermId::Logits, FormulaId::LossLogits, {l * scale * 0.75, l * scale, l * scale * 1.15},
                  {bytes.tokens, static_cast<double>(s.vocab), bytes.perVocabulary});
    if (bytes.perVocabulary >= 8)
        parts.assume(AssumptionId::PlainLossKeepsLogits);
}

MemoryEstimate everyParameter(const Question &question)
{
    const Split split = splitOf(question);
    const TrainingRegime regime = regimeOf(question);
    StateBytes state = stateBytes(regime, question.training.optimizer);
    if (question.trainingDetail.optimizerBytes >= 0)
        state.optimizer = question.trainingDetail.optimizerBytes;
    if (regime == TrainingRegime::MixedHalf && question.training.framework == Framework::DeepSpeed)
        state.gradients = 4; // its own estimators count 18 bytes: gradients are accumulated in fp32
    MemoryParts parts(question);
    const double params = trainedParams(question) / split.tensor / (split.pipeline > 1 ? split.pipeline : 1);
    const double shard = split.dataShard;
    const double onCard = split.offloads ? 0 : params;
    const double weights = onCard / (split.shardsWeights ? shard : 1);
    const double gradients = question.trainingDetail.optimizerInBackward
                                 ? blockParams(*question.shape) * 2
                                 : onCard / (split.shardsGradients ? shard : 1) * state.gradients;
    const double optimizer = onCard / (split.shardsOptimizer ? shard : 1);
    const double billions = params / 1e9;

    parts.addEven(TermId::Weights, FormulaId::StatesPerParameter,
                  Band::exact(weights * (state.weights + state.casts)),
                  {billions, state.weights + state.casts, split.shardsWeights ? shard : 1});
    parts.addEven(TermId::MasterWeights, FormulaId::StatesPerParameter, Band::exact(optimizer * state.master),
                  {billions, state.master, split.shardsOptimizer ? shard : 1});
    parts.addEven(TermId::Optimizer, FormulaId::StatesPerParameter, Band::exact(optimizer * state.optimizer),
                  {billions, state.optimizer, split.shardsOptimizer ? shard : 1});

    const ActivationBytes bytes = activationBytes(question);
    // Gradients appear while activations are freed. Without accumulation the 16-bit regimes peak at the
    // larger of the two; where gradients are kept in fp32 or accumulated they add up.
    // DeepSpeed gathers within its buckets.
    const double gathered = std::max(gatheredBytes(question, split), bucketBytes(question));
    const double moving = bytes.activations + bytes.logits + gathered;
    const bool sharesTime = regime == TrainingRegime::PureHalf && question.task == Task::FullFineTune &&
                            question.training.accumulation <= 1 &&
                            !question.trainingDetail.optimizerInBackward;
    // litgpt's AdamW runs over all tensors at once and makes two temporaries of each (three measured runs).
    const double temporaries =
        sharesTime && question.training.framework == Framework::Litgpt ? optimizer * 4 : 0;
    const double kept = sharesTime ? std::max(0.0, moving - gradients - temporaries) : moving;
    const double share = moving > 0 ? kept / moving : 0;
    // The two may overlap for a while.
    parts.addEven(TermId::Gradients, FormulaId::GradientsPerParameter,
                  Band::around(gradients, 0.95, sharesTime ? 1.15 : 1),
                  {billions, state.gradients, split.shardsGradients ? shard : 1});
    addActivations(question, bytes, share, parts);
    addGathered(question, gathered * share, parts);
    parts.addEven(TermId::Framework, FormulaId::OptimizerTemporaries, Band::around(temporaries, 0.5, 1),
                  {billions, 4, split.shardsOptimizer ? shard : 1});
    if (sharesTime)
        parts.assume(AssumptionId::GradientsReplaceActivations);
    addCommon(question, split, parts);
    return parts.finish();
}

double adapterBytesEach(const Question &question)
{
    const TrainingDetail &detail = question.trainingDetail;
    if (detail.adapterBytes >= 0)
        return detail.adapterBytes;
    const Framework framework = question.training.framework;
    const bool half = framework == Framework::Litgpt || framework == Framework::Torchtune;
    const double held = half ? 4 : 8; // the adapter and its gradient
    double optimizer = half ? 4 : 8;
    if (question.training.optimizer == Optimizer::AdamW8bit ||
        question.training.optimizer == Optimizer::PagedAdamW8bit)
        optimizer = 2.03;
    else if (question.training.optimizer == Optimizer::Sgd)
        optimizer = 0;
    else if (question.training.optimizer == Optimizer::Adafactor)
        optimizer = 0.1;
    return held + optimizer;
}

void addBase(const Question &question, const Split &split, MemoryParts &parts)
{
    const ModelShape &s = *question.shape;
    const bool litgpt = question.training.framework == Framework::Litgpt;
    const bool qlora = question.task == Task::Qlora;
    WeightBytes weights = weightBytes(s, question.weights, untiedHead(question));
    const double embedding = s.embeddingParams();
    if (litgpt && question.weights.family == PrecisionFamily::MixedTraining)
        weights.bytes *= 6.0 / 4;
    double extra = 0;
    if (qlora) {
        extra += static_cast<double>(s.hidden) * activeFeedForward(s) * 2; // a dequantised linear
        if (litgpt)
            extra += 0.17 * s.params * 2; // measured only: 4-bit runs of litgpt hold more (docs/estimates.md)
        if (question.trainingDetail.kbitUpcast || question.training.framework == Framework::Peft)
            extra += 2 * embedding * 2; // prepare_model_for_kbit_training: embedding and head to fp32
    }
    double onCard = weights.bytes + extra;
    const double heads = embedding * 4;
    if (split.offloads)
        onCard = 2 * blockParams(s) * 2 + heads;
    else if (split.shardsWeights && split.dataShard > 1)
        // torchtune exchanges 4-bit tensors as they are, others gather 16-bit units.
        onCard = onCard / split.dataShard +
                 2 * blockParams(s) *
                     (qlora ? question.training.framework == Framework::Torchtune
                                  ? question.weights.bitsPerWeight / 8
                                  : 2
                            : 4) +
                 heads * (question.trainingDetail.gathersSixteenBit ? 1 : 0.5);
    onCard /= split.tensor;
    if (split.pipeline > 1)
        onCard *= fullestStage(s.layers, split.pipeline);
    const bool gathers = split.offloads || (split.shardsWeights && split.dataShard > 1);
    const double spread = gathers ? 0.12 : qlora ? 0.07 : 0.01;
    parts.addEven(TermId::Weights, qlora ? FormulaId::WeightsFrozenQuantised : FormulaId::WeightsFrozen,
                  Band::around(onCard, 1 - spread, 1 + spread),
                  {s.params / 1e9, question.weights.bitsPerWeight, weights.keptParams / 1e9,
                   static_cast<double>((split.shardsWeights ? split.dataShard : 1) * split.tensor *
                                       std::max(1, split.pipeline))});
}

MemoryEstimate adapters(const Question &question)
{
    const ModelShape &s = *question.shape;
    const Split split = splitOf(question);
    MemoryParts parts(question);
    addBase(question, split, parts);
    const double each = adapterBytesEach(question);
    const double params = adapterParams(question);
    double bytes = params * each / (split.shardsOptimizer ? split.dataShard : 1);
    if (question.trainingDetail.trainEmbeddings)
        // Trained copies in the model's 16-bit type: 2 + 2 + 4 bytes, and the temporaries of an AdamW that
        // runs over all tensors at once.
        bytes += 2 * s.embeddingParams() * 12;
    parts.addEven(TermId::Adapters, FormulaId::AdapterStates, Band::around(bytes, 0.9, 1.1),
                  {params / 1e6, each, static_cast<double>(question.training.loraRank),
                   static_cast<double>(split.shardsOptimizer ? split.dataShard : 1)});
    const ActivationBytes activations = activationBytes(question);
    addActivations(question, activations, 1, parts);
    if (s.isMoe())
        parts.assume(AssumptionId::AllExpertsResident);
    addCommon(question, split, parts);
    return parts.finish();
}

} // namespace

TrainingRegime regimeOf(const Question &question)
{
    if (question.trainingDetail.regime != TrainingRegime::ByFramework)
        return question.trainingDetail.regime;
    if (question.weights.family == PrecisionFamily::Fp32)
        return TrainingRegime::Fp32;
    const bool frozen = question.task == Task::Lora || question.task == Task::Qlora;
    if (question.weights.family == PrecisionFamily::MixedTraining)
        return frozen ? TrainingRegime::Autocast : TrainingRegime::MasterFp32;
    if (frozen)
        return TrainingRegime::PureHalf;
    // PyTorch's GradScaler refuses to unscale FP16 gradients (torch/amp/grad_scaler.py), so FP16 training
    // keeps FP32 weights and autocasts; only BF16 trains without.
    if (question.weights.narrowExponent)
        return TrainingRegime::Autocast;
    switch (question.training.framework) {
    case Framework::Megatron:
    case Framework::DeepSpeed:
        return TrainingRegime::MixedHalf; // 2 + 2 + 4 + 8 bytes (memory of bf16 with an fp32 optimizer)
    case Framework::LlmFoundry:
    case Framework::Torchtitan:
        return TrainingRegime::MasterFp32;
    case Framework::LlamaFactory:
        return TrainingRegime::Autocast; // its table says 18 bytes; "pure_bf16" would be 8
    case Framework::Peft:
    case Framework::Torchtune:
    case Framework::Litgpt:
    case Framework::Unsloth:
    case Framework::Axolotl:
        break;
    }
    return TrainingRegime::PureHalf;
}

StateBytes stateBytes(TrainingRegime regime, Optimizer optimizer)
{
    StateBytes state;
    switch (regime) {
    case TrainingRegime::ByFramework:
    case TrainingRegime::PureHalf:
        break;
    case TrainingRegime::MasterFp32:
    case TrainingRegime::Fp32:
        state = {4, 4, 8, 0, 0};
        break;
    case TrainingRegime::MixedHalf:
        state = {2, 2, 8, 4, 0};
        break;
    case TrainingRegime::Autocast:
        state = {4, 4, 8, 0, 2};
        break;
    }
    switch (optimizer) {
    case Optimizer::AdamW:
        break;
    case Optimizer::AdamW8bit:
        state.optimizer = 2.03;
        break;
    case Optimizer::PagedAdamW8bit:
        state.optimizer = 2.03; // paged out only when the card is full
        break;
    case Optimizer::Adafactor:
        state.optimizer = 0.1;
        break;
    case Optimizer::Sgd:
        state.optimizer = 0;
        break;
    }
    return state;
}

double adapterParams(const Question &question)
{
    const ModelShape &s = *question.shape;
    const TrainingDetail &detail = question.trainingDetail;
    if (detail.adapter == AdapterKind::Ia3 || detail.adapter == AdapterKind::Prompt ||
        detail.adapter == AdapterKind::AdapterV2 || detail.adapter == AdapterKind::Lokr ||
        detail.adapter == AdapterKind::Other)
        return 2e6; // scales, biases and prompts: a few million whatever the model
    const double h = s.hidden;
    const double q = queryWidth(s) > 0 ? queryWidth(s) : h;
    const double kv = kvWidth(s) > 0 ? kvWidth(s) : h;
    const double mlp = (s.mlp == MlpKind::Gated ? 3 : 2) * (h + activeFeedForward(s));
    double perLayer = 0;
    if (detail.onlyMlpTargets)
        perLayer = mlp;
    else if (detail.kvDownTargets)
        perLayer = 2 * (h + kv);
    else if (question.training.loraTargets == LoraTargets::QV)
        perLayer = (h + q) + (h + kv);
    else if (question.training.loraTargets == LoraTargets::Attention)
        perLayer = 2 * (h + q) + 2 * (h + kv);
    else
        perLayer = 2 * (h + q) + 2 * (h + kv) + mlp;
    double width = perLayer * s.layers;
    if (detail.adapterOnHead)
        width += h + s.vocab;
    return width * std::max(1, question.training.loraRank);
}

MemoryEstimate trainingMemory(const Question &question)
{
    if (question.task == Task::FullFineTune || question.task == Task::Pretrain)
        return everyParameter(question);
    return adapters(question);
}

} // namespace gpuwise
