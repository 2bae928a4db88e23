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

/// Bytes of the cache and of the recurrent state that lie on one GPU.
struct LlamaCppCache
{
    double kv = 0;
    double recurrent = 0;
};
LlamaCppCache cacheOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device);

} // namespace gpuwise
