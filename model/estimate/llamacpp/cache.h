// SPDX-License-Identifier: GPL-3.0-or-later
//
// llama.cpp's cache: cells, streams, windows, padding, and the recurrent state. Exact to the byte for the
// planned buffers of release v0.5.0.
#pragma once

#include "model/domain/llamacppshape.h"

namespace gpuwise {

enum class LlamaCppVersion : std::uint8_t
{
    Current, ///< v0.5.0, 2026-09
    Feb2025, ///< one unified cache, no window caches, MLA expanded
};

/// What a llama.cpp program was started with.
struct LlamaCppSettings
{
    int contextTokens = 8192; ///< n_ctx: over all sequences
    int sequences = 1;
    int ubatch = 512;
    int outputs = 512;            ///< logit rows reserved in a step
    bool unified = true;          ///< one stream for all sequences
    bool fullWindowCache = false; ///< --swa-full
    bool flashAttention = true;
    bool cuda = true; ///< buffers of a CUDA device (row ends of quantised tensors are padded)
    double keyBits = 16;
    double valueBits = 16;
    int devices = 1;
    int gpuLayers = -1; ///< -1: all
    LlamaCppVersion version = LlamaCppVersion::Current;
};

struct LlamaCppCells
{
    double full = 0;   ///< of one stream
    double window = 0; ///< of a window layer
    double streams = 1;
};
LlamaCppCells cellsOf(const LlamaCppShape &shape, const LlamaCppSettings &settings);

/// Elements that one cell takes, summed over the layers on a GPU. The same for every context, so that a plan
/// keeps them for all layers.
struct LlamaCppCacheSums
{
    double fullKey = 0, fullValue = 0;       ///< layers that see everything
    double windowKey = 0, windowValue = 0;   ///< layers with a window
    int fullLayers = 0, windowLayers = 0;    ///< how many of each keep K and V
    double widestValue = 0;                  ///< of all layers: what V is padded to without flash attention
    double keyRowEnds = 0, valueRowEnds = 0; ///< padding of quantised rows on CUDA, once a tensor
    double indexKeys = 0, indexRowEnds = 0;
    int recurrentLayers = 0;
};
LlamaCppCacheSums cacheSumsOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device);

/// Bytes of the cache and of the recurrent state.
struct LlamaCppCache
{
    double kv = 0;
    double recurrent = 0;
};
LlamaCppCache cacheOf(const LlamaCppShape &shape, const LlamaCppSettings &settings,
                      const LlamaCppCacheSums &sums);
/// What lies on one GPU.
LlamaCppCache cacheOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device);

} // namespace gpuwise
