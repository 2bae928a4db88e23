// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/diffusionmemory.h"

#include "model/estimate/inferencememory.h"
#include "model/estimate/memoryparts.h"
#include "model/estimate/trainingmemory.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double gib = bytesPerGiB;
/// The encoder of T5-XXL, which FLUX, SD3 and PixArt share.
constexpr double t5Params = 4.762e9;

struct PartBytes
{
    double transformer = 0;
    double encoders = 0; ///< large text encoder and small ones
    double vae = 0;
    double largest() const { return std::max({transformer, encoders, vae}); }
    double sum() const { return transformer + encoders + vae; }
};

PartBytes partsOf(const Question &question)
{
    const ModelShape &s = *question.shape;
    const ImageDetail &detail = question.imageDetail;
    const double bits = question.weights.bitsPerWeight;
    const double encoderBits = detail.encoderBits > 0 ? detail.encoderBits : bits;
    const bool withT5 = s.textEncoderParams >= t5Params && s.textEncoderParams < 6e9;
    const double large = withT5 ? t5Params : s.textEncoderParams;
    const double small = withT5 ? s.textEncoderParams - t5Params : 0;
    PartBytes bytes;
    bytes.transformer = s.params * bits / 8;
    bytes.encoders = small * (detail.smallEncoderBits > 0 ? detail.smallEncoderBits : 16) / 8;
    if (!detail.withoutLargeEncoder)
        bytes.encoders += large * encoderBits / 8;
    // transformers keeps the output projections of T5's feed-forward ("wo") in fp32 in fp16 runs and under
    // bitsandbytes.
    if (detail.largeEncoderKeepsFp32 && withT5)
        bytes.encoders += 1.007e9 * (4 - encoderBits / 8);
    bytes.vae = s.vaeParams * 2;
    return bytes;
}

/// What a denoising step needs beside the weights, at 1024 x 1024: 4.6 GiB for FLUX.1 at every precision,
/// half a GiB for SD3 Medium (measured).
double stepBytes(const ModelShape &s, double megapixels, int images)
{
    return (s.hidden > 2048 ? 4.6 : 0.5) * gib * megapixels * std::max(1, images);
}

/// Decoding one image of a megapixel without tiles: 2560 MiB (stable-diffusion.cpp log; SD3 Medium agrees).
double decodeBytes(double megapixels)
{
    return 2.5 * gib * megapixels;
}

double megapixelsOf(const Question &question)
{
    const double pixels =
        static_cast<double>(std::max(64, question.image.width)) * std::max(64, question.image.height);
    return pixels / (1024.0 * 1024.0);
}

} // namespace

MemoryEstimate imageMemory(const Question &question)
{
    const ModelShape &s = *question.shape;
    const ImageDetail &detail = question.imageDetail;
    MemoryParts parts(question);
    const PartBytes bytes = partsOf(question);
    const bool offload = detail.offloadsParts || question.sharding == Sharding::CpuOffload;
    const double megapixels = megapixelsOf(question);
    const double step = stepBytes(s, megapixels, question.image.images);
    const double decode = detail.withoutDecoding ? 0 : decodeBytes(megapixels);
    double weights = bytes.sum();
    double moment = detail.withoutDecoding ? 0.1 * gib : std::max(step, decode);
    if (offload) {
        // Each part is alone on the card while it works.
        parts.assume(AssumptionId::PartsTakeTurns);
        const double peak = std::max({bytes.encoders, bytes.transformer + step, bytes.vae + decode});
        weights = bytes.largest();
        moment = std::max(0.05 * gib, peak - weights);
    }
    parts.addEven(TermId::Weights, offload ? FormulaId::ImagePartsInTurn : FormulaId::ImageParts,
                  Band::around(weights, 0.97, 1.04),
                  {toGiB(bytes.transformer), toGiB(bytes.encoders), toGiB(bytes.vae)});
    parts.addEven(TermId::Activations, FormulaId::ImageStep,
                  {moment * 0.4, moment, std::max(moment * 1.25, moment + 0.5 * gib)}, {megapixels});
    const double allocated = moment;
    parts.addEven(TermId::Fragmentation, FormulaId::FragmentationShare,
                  {0, allocated * 0.05, allocated * 0.1}, {5});
    const Band context = contextBytes(question);
    parts.addEven(TermId::Context, FormulaId::DriverContext, context, {toMiB(context.expected)});
    if (question.devices > 1)
        parts.assume(AssumptionId::ImageModelOnEachCard);
    return parts.finish();
}

MemoryEstimate imageAdapterMemory(const Question &question)
{
    const ModelShape &s = *question.shape;
    MemoryParts parts(question);
    parts.assume(AssumptionId::TextEmbeddingsCached);
    const double weights = s.params * question.weights.bitsPerWeight / 8;
    parts.addEven(TermId::Weights, FormulaId::WeightsFrozen, Band::around(weights, 0.99, 1.04),
                  {s.params / 1e9, question.weights.bitsPerWeight, 0, 1});
    const double hidden = s.hidden > 0 ? s.hidden : 1024;
    const double layers = s.layers > 0 ? s.layers : 24;
    const double rank = std::max(1, question.training.loraRank);
    const double adapter = rank * layers * 8 * 2 * hidden; // about eight linears a block
    parts.addEven(TermId::Adapters, FormulaId::AdapterStates, Band::around(adapter * 16, 0.7, 1.3),
                  {adapter / 1e6, 16, rank, 1});
    // One latent token for each 16 x 16 pixels and up to 512 of the prompt.
    const double tokens = (megapixelsOf(question) * 4096 + 512) * std::max(1, question.training.batch);
    const double row = tokens * hidden * 2;
    const bool kept = question.training.checkpointing == Checkpointing::Off;
    const double activations = kept ? row * layers * 34 : row * layers + row * 34;
    parts.addEven(TermId::Activations, kept ? FormulaId::ActivationsKept : FormulaId::ActivationsCheckpointed,
                  Band::around(activations, 0.7, 1.4), {tokens, layers, hidden, 34});
    const double allocated = parts.fullest().expected;
    parts.addEven(TermId::Fragmentation, FormulaId::FragmentationShare,
                  {allocated * 0.01, allocated * 0.03, allocated * 0.08}, {3});
    const Band context = contextBytes(question);
    parts.addEven(TermId::Context, FormulaId::DriverContext, context, {toMiB(context.expected)});
    if (question.devices > 1)
        parts.assume(AssumptionId::DataParallelDoesNotPool);
    return parts.finish();
}

} // namespace gpuwise
