// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/inferencememory.h"

#include "model/estimate/kvcache.h"
#include "model/estimate/memoryparts.h"
#include "model/estimate/memoryweights.h"
#include "model/estimate/sharding.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double gib = bytesPerGiB;

/// The numbers that all runtimes share.
struct Shared
{
    explicit Shared(const Question &question)
        : q(question)
        , s(*question.shape)
        , split(splitOf(question))
        , sequences(std::max(1, question.inference.sequences))
        , context(std::max(1, question.inference.contextTokens))
        , prompt(question.inferenceDetail.promptTokens > 0
                     ? std::min<double>(question.inferenceDetail.promptTokens, context)
                     : context)
        , kv(kvRates(s, question.kvBitsPerElement, split.tensor))
    {}

    const Question &q;
    const ModelShape &s;
    Split split;
    double sequences;
    double context;
    double prompt;
    KvRates kv;

    /// Two results of the widest layer at once: gate, up and their product, and the residual rows.
    double mlpTransient(double tokens) const
    {
        return tokens * (3 * activeFeedForward(s) + 4.0 * s.hidden) * 2;
    }
};

/// Some files store a head although the model ties it (Falcon-7B): these runtimes load it.
bool headUntied(const Question &question)
{
    return question.inferenceDetail.headUntied || question.runtime == Runtime::Litgpt ||
           (question.shape->head == HeadStorage::Separate &&
            (question.runtime == Runtime::AutoAwq || question.runtime == Runtime::Exllama));
}

double visionBytes(const Question &question)
{
    const bool loadsTower = question.runtime == Runtime::Vllm || question.runtime == Runtime::Transformers;
    return loadsTower && question.shape->modality == Modality::Vlm ? question.shape->visionParams * 2 : 0;
}

void addWeights(const Shared &sh, MemoryParts &parts)
{
    const Question &q = sh.q;
    const ModelShape &s = sh.s;
    WeightBytes weights = weightBytes(s, q.weights, headUntied(q));
    double bytes = weights.bytes;
    double low = 0.985, high = 1.02; // norms, biases and positions differ from the count by shapes
    if (q.runtime == Runtime::Litgpt && q.weights.isQuantised()) {
        // Measured: the head is kept 16-bit and dequantised beside its 4-bit form (docs/estimates.md).
        bytes += s.embeddingParams() * (2.2 * 2 + q.weights.bitsPerWeight / 8 - 2);
        low = 0.95;
        high = 1.05;
    } else if (q.runtime == Runtime::Litgpt && q.weights.family == PrecisionFamily::MixedTraining) {
        bytes *= 6.0 / 4; // fp32 weights and the 16-bit copies that autocast caches
    } else if (q.weights.isQuantised()) {
        low = 0.96;
        high = 1.06;
    }
    bytes += visionBytes(q);
    if (visionBytes(q) > 0)
        parts.assume(AssumptionId::VisionTowerLoaded);
    if (s.isMoe())
        parts.assume(AssumptionId::AllExpertsResident);

    const double ops4 = weights.keptParams / 1e9;
    const MemoryParts::Operands operands{s.params / 1e9, q.weights.bitsPerWeight, ops4};
    const Band all = Band::around(bytes, low, high);
    if (sh.split.offloads) {
        // Weights stay in host memory; two layers are on the card at a time.
        parts.assume(AssumptionId::WeightsStreamedFromHost);
        const Band streamed = all.scaled(std::min(1.0, 2.0 / std::max(1, s.layers)));
        parts.add(TermId::Weights, FormulaId::WeightsStreamed, streamed.scaled(1.0 / parts.devices()),
                  streamed, operands);
    } else if (sh.split.tensor > 1) {
        parts.add(TermId::Weights, weights.formula, all.scaled(1.0 / sh.split.tensor), all, operands);
    } else if (sh.split.pipeline > 1) {
        parts.add(TermId::Weights, weights.formula, all.scaled(fullestStage(s.layers, sh.split.pipeline)),
                  all, operands);
    } else {
        parts.addEven(TermId::Weights, weights.formula, all, operands);
    }
}

/// Splits what exists once over the cards: tensor parallel evenly, layers by their fullest stage.
void addShared(const Shared &sh, MemoryParts &parts, TermId id, FormulaId formula, const Band &one,
               const MemoryParts::Operands &operands)
{
    if (sh.split.pipeline > 1)
        parts.add(id, formula, one.scaled(fullestStage(sh.s.layers, sh.split.pipeline)), one, operands);
    else
        parts.addEven(id, formula, one, operands);
}

void addCache(const Shared &sh, MemoryParts &parts, double tokens, double copies)
{
    double kept = tokens;
    if (sh.q.runtime == Runtime::Vllm)
        kept = std::ceil(tokens / 16) * 16; // blocks of 16 tokens
    const double each = sh.kv.bytes(kept) * copies;
    if (sh.split.tensor > 1 && sh.s.mlaKvLoraRank > 0)
        parts.assume(AssumptionId::LatentCacheReplicated);
    else if (sh.split.tensor > 1 && sh.s.kvHeads > 0 && sh.split.tensor > sh.s.kvHeads)
        parts.assume(AssumptionId::KvHeadsReplicated);
    const Band band =
        copies > 1 ? Band::around(each * sh.sequences, 0.9, 1.1) : Band::exact(each * sh.sequences);
    addShared(sh, parts, TermId::KvCache, sh.kv.formula, band,
              {sh.kv.perToken + sh.kv.perWindowToken, kept, sh.sequences, sh.kv.window});
    if (const double state = recurrentBytes(sh.s) * sh.sequences; state > 0)
        addShared(sh, parts, TermId::RecurrentState, FormulaId::RecurrentState, Band::around(state, 0.9, 1.1),
                  {static_cast<double>(sh.s.linearLayers), sh.s.linearStateElementsPerLayer, sh.sequences});
}

void addContext(const Question &question, MemoryParts &parts)
{
    parts.addEven(TermId::Context, FormulaId::DriverContext, contextBytes(question),
                  {toMiB(contextBytes(question).expected)});
}

/// Blocks that torch's allocator holds: weights fill theirs, what comes and goes does not.
void addFragmentation(const Shared &sh, MemoryParts &parts)
{
    const double weights = weightBytes(sh.s, sh.q.weights, headUntied(sh.q)).bytes / parts.devices();
    const double moving = std::max(0.0, parts.fullest().expected - weights);
    parts.addEven(TermId::Fragmentation, FormulaId::FragmentationShare, {0, moving * 0.03, moving * 0.1},
                  {3});
}

void vllm(const Shared &sh, MemoryParts &parts)
{
    const InferenceDetail &detail = sh.q.inferenceDetail;
    addCache(sh, parts, sh.context, 1);
    // Its default step: 8192 tokens on large data-centre cards, 2048 elsewhere.
    const double usual = sh.q.device.segment == Segment::Datacenter ? 8192 : 2048;
    const double batched = detail.batchedTokens > 0 ? detail.batchedTokens : usual;
    // Measured the same on one and on two tensor ranks (Llama-3-8B, 8192 tokens): the gathered rows decide.
    const double step = sh.mlpTransient(batched);
    parts.addEven(TermId::Activations, FormulaId::VllmStep, Band::around(step, 0.7, 1.3),
                  {batched, activeFeedForward(sh.s), static_cast<double>(sh.s.hidden)});
    // The sampler is profiled with max_num_seqs requests: logits in fp32, their sort and copies.
    const double sampled = 256.0 * sh.s.vocab * 10;
    parts.addEven(TermId::Logits, FormulaId::VllmSampler, Band::around(sampled, 0.5, 1.1),
                  {256, static_cast<double>(sh.s.vocab)});
    if (detail.cudaGraphs)
        parts.addEven(TermId::Framework, FormulaId::CudaGraphs, {0.2 * gib, 0.5 * gib, 1.0 * gib});
    if (sh.split.tensor > 1)
        parts.addEven(TermId::ComputeBuffer, FormulaId::CollectiveBuffers, {0.1 * gib, 0.3 * gib, 0.6 * gib});
    parts.assume(AssumptionId::VllmReservesTheCard);
    addContext(sh.q, parts);
}

/// Code before about transformers 4.40 and model code of its own: every step makes a new cache and the old
/// one lives until it is done, so the cache counts twice. The peak is the prompt with its fp32 logits, or the
/// end.
void concatenating(const Shared &sh, MemoryParts &parts)
{
    const bool remote = sh.q.inferenceDetail.era == TransformersEra::RemoteCode;
    addCache(sh, parts, sh.context, 2);
    const double rows = sh.prompt > 1 ? sh.sequences * sh.prompt : 0;
    const double vocabBytes = sh.split.pipeline > 1 ? 6 : 4; // between cards the 16-bit logits are copied too
    const double later = 2 * sh.sequences * (sh.kv.bytes(sh.context) - sh.kv.bytes(sh.prompt));
    // Logits lie on the last card only.
    const Band logits = Band::around(std::max(0.0, rows * sh.s.vocab * vocabBytes - later), 0.95, 1.05);
    parts.add(TermId::Logits, FormulaId::PromptLogits, logits, logits,
              {rows, static_cast<double>(sh.s.vocab), vocabBytes});
    double framework = 0;
    if (!remote) // each layer keeps cosines and sines of every position
        framework += 4.0 * sh.s.maxContext * sh.s.headDim * sh.s.layers;
    if (sh.q.inferenceDetail.kernelScratch) // ExLlamaV2 kernels reserve 8 x 2048 rows of the widest linear
        framework += 4 * 16384.0 * activeFeedForward(sh.s) + 2.0 * sh.s.hidden * activeFeedForward(sh.s);
    if (remote && sh.q.inferenceDetail.dequantisesBlocks) // its int8 and int4 linears unpack before use
        framework += (sh.s.params - 2 * sh.s.embeddingParams()) / std::max(1, sh.s.layers) * 2;
    const Band tables = Band::around(framework, 0.9, 1.15);
    parts.add(TermId::Framework, FormulaId::RotaryTables, tables.scaled(1.0 / parts.devices()), tables,
              {static_cast<double>(sh.s.maxContext), static_cast<double>(sh.s.headDim),
               static_cast<double>(sh.s.layers)});
    addFragmentation(sh, parts);
    addContext(sh.q, parts);
}

/// Generation with Hugging Face transformers. The peak is the larger of two moments: the prompt in flight, or
/// the cache at the end.
void transformers(const Shared &sh, MemoryParts &parts)
{
    const TransformersEra era = sh.q.inferenceDetail.era;
    if (era == TransformersEra::Concatenating || era == TransformersEra::RemoteCode) {
        concatenating(sh, parts);
        return;
    }
    addCache(sh, parts, sh.context, 1);
    const double vocabBytes = era == TransformersEra::PromptLogits ? 2 : 0;
    const double rows = sh.prompt > 1 ? sh.sequences * sh.prompt : 0;
    double transient = era == TransformersEra::Measured451 ? 0 : sh.mlpTransient(rows);
    // AWQ's kernels write the widest result beside its source.
    if (transient == 0 && sh.q.inferenceDetail.secondHeadCopy && sh.q.weights.family != PrecisionFamily::Fp8)
        transient = rows * activeFeedForward(sh.s) * 2;
    if (sh.q.inferenceDetail.eagerAttention || !sh.q.inference.flashAttention)
        transient += sh.sequences * sh.s.heads * sh.prompt * sh.prompt * 6;
    const double logits = rows * sh.s.vocab * vocabBytes;
    const double sum = transient + logits;
    // Cache that the prompt does not have yet takes the room that its transient leaves.
    const double later = sh.sequences * (sh.kv.bytes(sh.context) - sh.kv.bytes(sh.prompt));
    const double part = sum > 0 ? std::max(0.0, sum - later) / sum : 0;
    parts.addEven(TermId::Activations, FormulaId::PromptTransient,
                  {transient * part * 0.6, transient * part, transient * part * 1.1},
                  {rows, activeFeedForward(sh.s), static_cast<double>(sh.s.hidden)});
    parts.addEven(TermId::Logits, FormulaId::PromptLogits, Band::around(logits * part, 0.8, 1.1),
                  {rows, static_cast<double>(sh.s.vocab), vocabBytes});
    // cuBLAS takes its workspace through torch's allocator: 32 MiB on Hopper and later, 8 MiB before.
    const double workspace = fromMiB(sh.q.device.computeCapability >= 9 ? 32 : 8);
    parts.addEven(TermId::ComputeBuffer, FormulaId::MatrixWorkspace, {0, workspace, fromMiB(64)},
                  {toMiB(workspace)});
    double extra = 0;
    const Band before = parts.fullest();
    const double head = sh.s.embeddingParams() * 2;
    if (sh.q.inferenceDetail.secondHeadCopy && sh.s.tiedEmbeddings) {
        // Small tied checkpoints carry a 16-bit head of their own: FP8 ones keep it, AWQ ones drop it once
        // loaded.
        const double moving = before.expected - weightBytes(sh.s, sh.q.weights, false).bytes;
        extra = sh.q.weights.family == PrecisionFamily::Fp8 ? head : std::max(0.0, head - moving);
        parts.addEven(TermId::Framework, FormulaId::SecondHead,
                      {0, extra, std::max(extra * 1.05, head * 0.2)}, {head / 1e9});
    } else if (sh.split.pipeline > 1) {
        parts.addEven(TermId::Framework, FormulaId::CopiesBetweenCards,
                      {before.expected * 0.02, before.expected * 0.05, before.expected * 0.08});
    }
    addFragmentation(sh, parts);
    addContext(sh.q, parts);
}

/// AutoAWQ's fused modules. Loading: the fused q, k, v are written beside the separate ones. Running: a cache
/// for the whole context, then the logits of the prompt or, where KV heads are shared, attention matrices.
void autoAwq(const Shared &sh, MemoryParts &parts)
{
    addCache(sh, parts, sh.context, 1);
    const double rows = sh.sequences * sh.prompt;
    const bool sharedHeads = sh.s.kvHeads > 0 && sh.s.kvHeads < sh.s.heads;
    const double logits = rows * sh.s.vocab * 4;
    const double scores = sharedHeads ? rows * sh.s.heads * sh.prompt * 9.3 : 0;
    const double running = std::max(logits, scores);
    parts.addEven(TermId::Activations, FormulaId::AttentionScores,
                  Band::around(scores > logits ? scores : 0, 0.9, 1.1),
                  {rows, static_cast<double>(sh.s.heads), sh.prompt});
    parts.addEven(TermId::Logits, FormulaId::PromptLogits,
                  Band::around(scores > logits ? 0 : logits, 0.6, 1.6),
                  {rows, static_cast<double>(sh.s.vocab), 4});
    const double perLayer = sh.s.hidden * (queryWidth(sh.s) + 2 * kvWidth(sh.s));
    const double fused =
        sh.s.mlp == MlpKind::Gated ? perLayer * sh.s.layers * sh.q.weights.bitsPerWeight / 8 : 0;
    const double cache = sh.kv.bytes(sh.context) * sh.sequences;
    const double loading = std::max(0.0, fused - cache - running);
    parts.addEven(TermId::Framework, FormulaId::FusedWhileLoading,
                  {0.03 * gib, 0.08 * gib + loading,
                   0.2 * gib + fused + (sh.s.isMoe() ? 1.0 * gib : 0)}); // MoE: measured 1 GiB a card more
    addContext(sh.q, parts);
}

/// Exllama, litgpt and others that hold weights, cache and a constant.
void plain(const Shared &sh, MemoryParts &parts, double constantGiB)
{
    addCache(sh, parts, sh.context, 1);
    if (constantGiB > 0)
        parts.addEven(TermId::Framework, FormulaId::RuntimeBuffers,
                      {0.3 * constantGiB * gib, constantGiB * gib, 2 * constantGiB * gib}, {constantGiB});
    addContext(sh.q, parts);
}

/// llama.cpp for a model whose rules are not known: plain cache and the general graph.
void llamaCppLike(const Shared &sh, MemoryParts &parts)
{
    parts.assume(AssumptionId::LlamaCppRulesUnknown);
    addCache(sh, parts, std::ceil(sh.context / 256) * 256, 1);
    const double step = std::min<double>(sh.q.inference.ubatch, sh.context);
    double buffer = 4 * step * (3 * activeFeedForward(sh.s) + 3.0 * sh.s.hidden);
    if (!sh.q.inference.flashAttention)
        buffer = std::max(buffer, 4 * step * (sh.s.heads * sh.context + 4.0 * sh.s.hidden));
    if (sh.q.runtime == Runtime::LlamaCpp)
        buffer = std::max(buffer, 4 * step * (sh.s.vocab + static_cast<double>(sh.s.hidden)));
    parts.addEven(TermId::ComputeBuffer, FormulaId::LlamaCppGraph, Band::around(buffer, 0.8, 1.6),
                  {step, activeFeedForward(sh.s), static_cast<double>(sh.s.hidden)});
    addContext(sh.q, parts);
}

} // namespace

Band contextBytes(const Question &question)
{
    if (question.device.vendor == Vendor::Apple)
        return {0, fromMiB(100), fromMiB(300)};
    const bool llamaCpp = question.runtime == Runtime::LlamaCpp || question.runtime == Runtime::LlamaServer;
    if (!llamaCpp || question.device.vendor != Vendor::Nvidia || question.device.shaderCores <= 0)
        return {fromMiB(300), fromMiB(450), fromMiB(650)};
    // About 3.1 MiB for each multiprocessor of 128 cores: 107 MiB on 34, 451 on 128, 555 on 188 (logs of
    // llama.cpp pull requests 15860, 20595, 23604).
    const double mib = std::clamp(3.1 * question.device.shaderCores / 128, 100.0, 600.0);
    return {fromMiB(mib * 0.85), fromMiB(mib), fromMiB(mib * 1.3)};
}

MemoryEstimate inferenceMemory(const Question &question)
{
    const bool llamaCpp = question.runtime == Runtime::LlamaCpp || question.runtime == Runtime::LlamaServer;
    if (llamaCpp && question.llamaCpp && question.sharding != Sharding::TensorParallel)
        return llamaCppMemory(question);
    MemoryParts parts(question);
    const Shared shared(question);
    addWeights(shared, parts);
    switch (question.runtime) {
    case Runtime::LlamaCpp:
    case Runtime::LlamaServer:
        llamaCppLike(shared, parts);
        break;
    case Runtime::Vllm:
        vllm(shared, parts);
        break;
    case Runtime::Transformers:
    case Runtime::Diffusers:
        transformers(shared, parts);
        break;
    case Runtime::AutoAwq:
        autoAwq(shared, parts);
        break;
    case Runtime::Exllama:
        plain(shared, parts, 0.35);
        break;
    case Runtime::Litgpt:
        plain(shared, parts, 0);
        break;
    }
    return parts.finish();
}

} // namespace gpuwise
