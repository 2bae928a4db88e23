// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where llama.cpp puts the weights of a file: token embeddings stay on the host, a tied head gets a second
// copy on the GPU, layers are split over equal GPUs or cut off for partial offload.
#pragma once

#include "model/domain/llamacppshape.h"
#include "model/estimate/precision.h"

#include <array>

namespace gpuwise {

/// The sizes of one model in one format, layer by layer, made once per workload so that an estimate only
/// adds.
struct LlamaCppWeights
{
    GgufType format = GgufType::None;
    int layers = 0;
    std::array<double, maxLayers + 1> layerBytes{};   ///< in a GPU buffer
    std::array<double, maxLayers + 1> largestBytes{}; ///< the largest tensor of the layer
    std::array<double, maxLayers + 1> upBytes{};      ///< the up projection (with the gate, where fused)
    double outputBytes = 0;     ///< final norm and head, or the second copy of a tied embedding
    double firstExtraBytes = 0; ///< goes with layer 0 (per-layer projections)
    double hostBytes = 0;       ///< always on the host
    double allGpuBytes = 0;     ///< everything that goes to a GPU
    double fileBytes = 0;       ///< tensors of the file; header and tokenizer (2-16 MB) come on top
};

/// False when the format's rules are not known tensor by tensor.
bool planWeights(const LlamaCppShape &shape, GgufType format, LlamaCppWeights &weights,
                 GgufType rest = GgufType::Bf16);

/// The first layer on the GPU when only `gpuLayers` are offloaded (the output layer counts as one).
constexpr int firstGpuLayer(int layers, int gpuLayers)
{
    return gpuLayers < 0 || gpuLayers > layers ? 0 : layers + 1 - gpuLayers;
}

/// Which of `devices` equal GPUs holds unit `i` of the layers + 1 (the last is the output layer). Only what
/// is offloaded is shared out (llama.cpp, load_tensors: `(il - i_gpu_start) / act_gpu_layers`).
constexpr int deviceOfUnit(int unit, int devices, int layers, int gpuLayers)
{
    const int first = firstGpuLayer(layers, gpuLayers);
    return (unit - first) * devices / (layers + 1 - first);
}

double gpuWeightBytes(const LlamaCppWeights &weights, int device, int devices, int gpuLayers = -1);

} // namespace gpuwise
