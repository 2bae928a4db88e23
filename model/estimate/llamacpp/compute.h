// SPDX-License-Identifier: GPL-3.0-or-later
//
// The compute buffer that llama.cpp reserves on each GPU: closed forms for the tensors that are alive at the
// peak of its graph, per architecture. Read from a trace of its allocator (docs/estimates.md, "llama.cpp").
#pragma once

#include "model/estimate/llamacpp/cache.h"
#include "model/estimate/llamacpp/weights.h"

namespace gpuwise {

/// The widths that the forms need, taken once from the layers.
struct LlamaCppWidths
{
    double query = 0;      ///< widest heads x head size (MLA: heads x value size)
    double firstQuery = 0; ///< of the first attention layer
    double value = 0;      ///< widest KV heads x value size
    double feedForward = 0;
    bool windowed = false; ///< some layer has a window cache
    bool recurrent = false;
    bool attends = false;
};
LlamaCppWidths widthsOf(const LlamaCppShape &shape);

struct LlamaCppCompute
{
    double expected = 0; ///< bytes
    double low = 0;
    double high = 0;
};

/// The compute buffer of one of `settings.devices` GPUs. `weights` matters only for partial offload.
LlamaCppCompute computeBufferOn(const LlamaCppShape &shape, const LlamaCppWidths &widths,
                                const LlamaCppSettings &settings, int device, const LlamaCppWeights *weights);

} // namespace gpuwise
