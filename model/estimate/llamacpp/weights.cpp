// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/weights.h"

#include "model/estimate/llamacpp/tensortypes.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

bool planWeights(const LlamaCppShape &shape, GgufType format, LlamaCppWeights &weights, GgufType rest)
{
    using namespace llamacpp;
    weights = {};
    if (!hasTensorRules(format))
        return false;
    weights.format = format;
    weights.layers = shape.layers;
    const std::vector<Tensor> tensors = tensorsOf(shape);
    TypeChooser chooser(shape, tensors, format, rest);
    for (const Tensor &tensor : tensors) {
        const BlockType type = chooser.next(tensor);
        const double inFile = fileBytes(tensor, type);
        const double onGpu = gpuBytes(tensor, type);
        weights.fileBytes += std::ceil(inFile / 32) * 32;
        switch (tensor.role) {
        case Role::TokenEmbedding:
            weights.hostBytes += inFile;
            if (shape.tiedHead && shape.arch != LlamaCppArch::Bert)
                weights.outputBytes += onGpu;
            break;
        case Role::PerLayerEmbedding:
        case Role::PositionOrType:
            weights.hostBytes += inFile;
            break;
        case Role::PerLayerProjection:
            weights.firstExtraBytes += onGpu;
            break;
        default:
            if (tensor.layer < 0) {
                weights.outputBytes += onGpu;
                break;
            }
            const auto i = static_cast<std::size_t>(tensor.layer);
            weights.layerBytes[i] += onGpu;
            if (tensor.rows > 1)
                weights.largestBytes[i] = std::max(weights.largestBytes[i], onGpu);
            if (tensor.role == Role::FeedForwardUp)
                weights.upBytes[i] = std::max(weights.upBytes[i], onGpu);
        }
    }
    weights.allGpuBytes = gpuWeightBytes(weights, 0, 1, -1);
    return true;
}

double gpuWeightBytes(const LlamaCppWeights &weights, int device, int devices, int gpuLayers)
{
    if (devices == 1 && gpuLayers < 0 && weights.allGpuBytes > 0)
        return weights.allGpuBytes; // the plan has it
    const int first = firstGpuLayer(weights.layers, gpuLayers);
    double bytes = 0;
    for (int i = first; i < weights.layers; ++i)
        if (deviceOfUnit(i, devices, weights.layers, gpuLayers) == device)
            bytes += weights.layerBytes[static_cast<std::size_t>(i)];
    if (device == devices - 1 && gpuLayers != 0)
        bytes += weights.outputBytes;
    if (device == 0 && first == 0)
        bytes += weights.firstExtraBytes;
    return bytes;
}

} // namespace gpuwise
