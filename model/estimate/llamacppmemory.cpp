// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/inferencememory.h"
#include "model/estimate/memoryparts.h"
#include "model/estimate/memoryweights.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

/// What one GPU holds.
struct OnDevice
{
    Band weights;
    double kv = 0;
    double recurrent = 0;
    Band compute;

    Band sum() const { return weights + Band::exact(kv + recurrent) + compute; }
    OnDevice &operator+=(const OnDevice &other)
    {
        weights = weights + other.weights;
        kv += other.kv;
        recurrent += other.recurrent;
        compute = compute + other.compute;
        return *this;
    }
};

/// Weights of the share that a device holds, when only the bits of a whole file are known.
Band fileShare(const Question &question, int device, int devices)
{
    const LlamaCppShape &shape = question.llamaCpp->shape;
    const ModelShape &model = *question.shape;
    const double bits = question.weights.bitsPerWeight;
    const double all = weightBytes(model, question.weights, false).bytes;
    // llama.cpp keeps token embeddings on the host; a tied head has a second copy on the GPU.
    const double host = shape.tiedHead ? 0 : std::min(all / 2, model.embeddingParams() * bits / 8);
    const int first = firstGpuLayer(shape.layers, question.inferenceDetail.gpuLayers);
    const double perLayer = (all - (shape.tiedHead ? 1 : 2) * host) / shape.layers;
    double bytes = 0;
    for (int i = first; i < shape.layers; ++i)
        bytes += devices == 1 ||
                         deviceOfUnit(i, devices, shape.layers, question.inferenceDetail.gpuLayers) == device
                     ? perLayer
                     : 0;
    if (device == devices - 1)
        bytes += all - host - perLayer * shape.layers;
    // A plain 16-bit precision is answered with all weights: who asks for "fp16" may run any program.
    const bool whole = question.weights.gguf == GgufType::None;
    if (whole && device == 0)
        return {bytes, bytes + host, bytes + host};
    return whole ? Band::exact(bytes) : Band::around(bytes, 0.97, 1.04);
}

OnDevice onDevice(const Question &question, const LlamaCppSettings &settings, int device)
{
    const LlamaCppPlan &plan = *question.llamaCpp;
    OnDevice on;
    const bool whole = settings.devices == 1 && settings.gpuLayers < 0;
    if (plan.weights.format != GgufType::None && plan.weights.format == question.weights.gguf)
        on.weights = Band::around(gpuWeightBytes(plan.weights, device, settings.devices, settings.gpuLayers),
                                  0.99, plan.shape.guessed ? 1.03 : 1.01);
    else
        on.weights = fileShare(question, device, settings.devices);
    const LlamaCppCache cache =
        whole ? cacheOf(plan.shape, settings, plan.cache) : cacheOn(plan.shape, settings, device);
    on.kv = cache.kv;
    on.recurrent = cache.recurrent;
    const LlamaCppCompute compute = computeBufferOn(plan.shape, plan.widths, settings, device, &plan.weights);
    on.compute = {compute.low, compute.expected, compute.high};
    return on;
}

} // namespace

LlamaCppSettings llamaCppSettings(const Question &question)
{
    const InferenceDetail &detail = question.inferenceDetail;
    const bool server = question.runtime == Runtime::LlamaServer;
    LlamaCppSettings settings;
    const int asked = std::max(1, question.inference.sequences);
    // llama-server opens four slots on one unified cache and reserves logits for them only; programs on the
    // library reserve a whole batch of logits.
    settings.sequences = server ? std::max(4, asked) : asked;
    settings.unified = server || !detail.splitKv;
    const double tokens = static_cast<double>(std::max(1, question.inference.contextTokens)) * asked;
    settings.contextTokens = static_cast<int>(std::min(tokens, 2.0e9));
    settings.ubatch = std::max(1, question.inference.ubatch);
    settings.outputs = detail.outputs >= 0 ? detail.outputs : server ? settings.sequences : 2048;
    settings.fullWindowCache = detail.fullWindowCache;
    // A quantised V cache needs flash attention; llama.cpp turns it on.
    settings.flashAttention = question.inference.flashAttention || question.kvQuantised;
    settings.keyBits = settings.valueBits = question.kvBitsPerElement;
    settings.devices = std::max(1, question.devices);
    settings.gpuLayers = detail.gpuLayers;
    return settings;
}

MemoryEstimate llamaCppMemory(const Question &question)
{
    const LlamaCppSettings settings = llamaCppSettings(question);
    MemoryParts parts(question);
    OnDevice fullest, all;
    for (int device = 0; device < settings.devices; ++device) {
        const OnDevice on = onDevice(question, settings, device);
        all += on;
        if (on.sum().expected > fullest.sum().expected)
            fullest = on;
    }
    const LlamaCppShape &shape = question.llamaCpp->shape;
    const GgufType planned = question.llamaCpp->weights.format;
    const bool exactRules = planned != GgufType::None && planned == question.weights.gguf;
    const FormulaId otherwise = question.weights.wholeFile || question.weights.isQuantised()
                                    ? FormulaId::WeightsOfFile
                                    : FormulaId::WeightsPlain;
    const double host = exactRules ? question.llamaCpp->weights.hostBytes : 0;
    parts.add(TermId::Weights, exactRules ? FormulaId::WeightsByTensor : otherwise, fullest.weights,
              all.weights, {question.shape->params / 1e9, question.weights.bitsPerWeight, toGiB(host)});
    if (question.shape->isMoe())
        parts.assume(AssumptionId::AllExpertsResident);
    if (question.weights.gguf != GgufType::None)
        parts.assume(AssumptionId::EmbeddingsOnHost);
    if (shape.guessed)
        parts.assume(AssumptionId::ArchitectureLikeLlama);
    const LlamaCppCells cells = cellsOf(shape, settings);
    parts.add(TermId::KvCache, shape.hasWindow() ? FormulaId::KvCellsWithWindow : FormulaId::KvCells,
              Band::exact(fullest.kv), Band::exact(all.kv),
              {cells.full * cells.streams, cells.window * cells.streams, static_cast<double>(shape.layers),
               question.kvBitsPerElement});
    parts.add(TermId::RecurrentState, FormulaId::RecurrentStateSlots, Band::exact(fullest.recurrent),
              Band::exact(all.recurrent), {static_cast<double>(settings.sequences)});
    parts.add(
        TermId::ComputeBuffer, FormulaId::LlamaCppPlannedGraph, fullest.compute, all.compute,
        {static_cast<double>(std::min(settings.ubatch, settings.contextTokens)), cells.full * cells.streams});
    const Band context = contextBytes(question);
    parts.addEven(TermId::Context, FormulaId::DriverContext, context, {toMiB(context.expected)});
    return parts.finish();
}

} // namespace gpuwise
