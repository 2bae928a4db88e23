// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/memoryweights.h"
#include "model/estimate/sharding.h"
#include "model/estimate/trainingmemory.h"

#include <algorithm>

namespace gpuwise {

namespace {

bool trainsEverything(const Question &question)
{
    return question.task == Task::FullFineTune || question.task == Task::Pretrain;
}

/// What a block keeps for its backward pass with flash attention and a frozen base, in elements per token and
/// hidden element: two norms and residuals, q and its rotation, k, v, attention output, gate, up, their
/// activation and product.
double keptByBlock(const ModelShape &s)
{
    const double kvShare = s.heads > 0 ? 2.0 * std::max(1, s.kvHeads) / s.heads : 2;
    const double ff = activeFeedForward(s) / s.hidden;
    if (s.mlp == MlpKind::Gated)
        return 9 + kvShare + 4 * ff;
    return (s.parallelResidual ? 5 : 7) + kvShare + 2 * ff;
}

/// Adapters with dropout keep a copy of the input of every adapted linear.
double keptByAdapters(const Question &question)
{
    const ModelShape &s = *question.shape;
    const TrainingDetail &detail = question.trainingDetail;
    const double ff = activeFeedForward(s) / s.hidden;
    const double all = 3 + queryWidth(s) / s.hidden + ff;
    double kept = 0;
    const bool litgpt = question.training.framework == Framework::Litgpt;
    // PEFT and LLaMA-Factory use no dropout unless told: most inputs are those that the base keeps anyway.
    const Framework framework = question.training.framework;
    const bool dropout =
        (framework != Framework::Peft && framework != Framework::LlamaFactory) || detail.adapterDropout;
    if (litgpt) {
        kept = question.training.loraTargets == LoraTargets::QV ? 1 : all;
        // Beside a 4-bit base the outputs of all adapted linears are kept before the adapter is added.
        if (question.task == Task::Qlora && question.training.loraTargets == LoraTargets::All)
            kept += 2 + queryWidth(s) / s.hidden + 2 * kvWidth(s) / s.hidden + 2 * ff;
    } else if (detail.onlyMlpTargets)
        kept = 1 + ff;
    else if (!dropout) // the second norm's output and the input of the down projection are new, the rest is
                       // kept
        kept = question.training.loraTargets == LoraTargets::All ? 1 + ff : 0;
    else
        kept = question.training.loraTargets == LoraTargets::QV ? 1 : all;
    switch (detail.adapter) {
    case AdapterKind::Dora:
        return kept + 3.5;
    case AdapterKind::Loha:
        return kept + 2;
    case AdapterKind::Ia3:
        return kept + (detail.kvDownTargets ? 2 : 2 * ff);
    case AdapterKind::AdapterV2:
        return kept + 3 + 2 * ff;
    case AdapterKind::Prompt:
        return kept - 1;
    default:
        return kept;
    }
}

double lossBytes(const Question &question)
{
    if (question.trainingDetail.vocabLogitBytes >= 0)
        return question.trainingDetail.vocabLogitBytes;
    const Framework framework = question.training.framework;
    if (framework == Framework::LlmFoundry)
        return 4; // fused cross entropy in place, 16-bit logits and their gradient
    switch (question.training.loss) {
    case Loss::Fused:
        return 1;
    case Loss::Chunked:
        return framework == Framework::Litgpt ? 8 : 1;
    case Loss::Plain:
        break;
    }
    if (framework == Framework::Unsloth)
        return 1; // its own cross entropy
    if (framework == Framework::Litgpt)
        return 8;
    return trainsEverything(question) ? 12 : 10;
}

} // namespace

Recompute recomputeOf(const Question &question)
{
    if (question.trainingDetail.recompute != Recompute::BySetting)
        return question.trainingDetail.recompute;
    switch (question.training.checkpointing) {
    case Checkpointing::Off:
        return Recompute::None;
    case Checkpointing::Offload:
        return Recompute::Offload;
    case Checkpointing::On:
        break;
    }
    // Unsloth's own checkpointing sends the block inputs to host memory.
    return question.training.framework == Framework::Unsloth ? Recompute::Offload : Recompute::Full;
}

ActivationBytes activationBytes(const Question &question)
{
    const ModelShape &s = *question.shape;
    const TrainingDetail &detail = question.trainingDetail;
    const Split split = splitOf(question);
    const bool fp32 = regimeOf(question) == TrainingRegime::Fp32;
    const double element = fp32 ? 4 : 2;
    ActivationBytes result;
    const double sequence = std::max(1, question.training.sequenceLength);
    result.tokens = std::max(1, question.training.batch) * sequence / split.context;

    double units = keptByBlock(s);
    if (trainsEverything(question)) {
        // Every linear keeps its input. A serial block with a plain MLP keeps inputs and outputs of both
        // norms, q, k, v, the attention output, and the MLP before and after its activation: 6 + KV share + 2
        // widths.
        units += s.mlp == MlpKind::Gated || s.parallelResidual ? 3 + activeFeedForward(s) / s.hidden : -1;
    } else if (question.training.framework == Framework::Unsloth) {
        units = 1.25 * (1 + 2 * kvWidth(s) / s.hidden + 2 * activeFeedForward(s) / s.hidden);
    } else {
        units += keptByAdapters(question);
    }
    const Recompute recompute = recomputeOf(question);
    if (detail.compiled && recompute == Recompute::None)
        units *= 0.74;
    result.units = units;
    const double row = result.tokens * s.hidden * element; // one residual row
    if (detail.fullyEager) {
        // Attention matrices with dropout are kept (Korthikanti et al., 2205.05198).
        const double all =
            result.tokens * s.hidden * s.layers * (34 + 5.0 * s.heads * sequence / s.hidden) * (fp32 ? 2 : 1);
        result.units = all / (row * s.layers);
        result.activations = recompute == Recompute::Full ? row * s.layers + all / s.layers : all;
    } else {
        switch (recompute) {
        case Recompute::Full:
            result.activations = row * s.layers + row * units;
            break;
        case Recompute::Selective:
            result.activations = row * s.layers * 10.4 * (detail.compiled ? 0.85 : 1);
            break;
        case Recompute::Offload:
            result.activations = row * units;
            break;
        default:
            result.activations = row * s.layers * units;
        }
    }
    result.activations /= split.tensor;
    const bool hasHead = s.modality != Modality::Embedding;
    result.perVocabulary = hasHead ? lossBytes(question) : 0;
    result.logits = result.perVocabulary * s.vocab * result.tokens / split.tensor;
    if (question.trainingDetail.adapterOnHead)
        result.activations += result.tokens * s.hidden * 2;
    return result;
}

} // namespace gpuwise
