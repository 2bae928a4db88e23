// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/cache.h"

#include "model/estimate/llamacpp/weights.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

double padded(double value, double unit)
{
    return std::ceil(value / unit) * unit;
}

/// Elements that one cell of a layer holds.
struct CellElements
{
    double key = 0;
    double value = 0;
};

double headLength(const LlamaCppShape &shape, std::size_t layer)
{
    return shape.window[layer] && shape.windowKeyLength > 0 ? shape.windowKeyLength : shape.keyLength;
}

double valueElements(const LlamaCppShape &shape, std::size_t layer)
{
    const double length = shape.windowKeyLength > 0 ? headLength(shape, layer) : shape.valueLength;
    return shape.kvHeads[layer] * length;
}

/// Without flash attention V is stored transposed and padded to the widest V of the cache.
double widestValue(const LlamaCppShape &shape)
{
    double widest = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.layers); ++i)
        if (!shape.recurrent[i])
            widest = std::max(widest, valueElements(shape, i));
    return widest;
}

CellElements elementsOf(const LlamaCppShape &shape, const LlamaCppSettings &settings, int layer,
                        double widest)
{
    const auto i = static_cast<std::size_t>(layer);
    const bool old = settings.version == LlamaCppVersion::Feb2025;
    if (shape.recurrent[i])
        return {};
    if (shape.arch == LlamaCppArch::Bert)
        return old ? CellElements{static_cast<double>(shape.hidden), static_cast<double>(shape.hidden)}
                   : CellElements{};
    if (shape.isMla()) {
        if (old)
            return {static_cast<double>(shape.heads) * shape.mlaKeyLength,
                    static_cast<double>(shape.heads) * shape.mlaValueLength};
        return {static_cast<double>(shape.kvLora) + shape.ropeDims, 0};
    }
    if (!old && shape.kvSharedLayers > 0 && layer >= shape.layers - shape.kvSharedLayers)
        return {};
    return {shape.kvHeads[i] * headLength(shape, i),
            settings.flashAttention ? valueElements(shape, i) : widest};
}

/// A quantised tensor on CUDA whose row is no multiple of 512 gets one padded row end.
double rowEnd(double elements, double bits, const LlamaCppSettings &settings)
{
    if (elements == 0 || bits >= 16 || !settings.cuda)
        return 0;
    const double beyond = std::fmod(elements, 512);
    return beyond == 0 ? 0 : (512 - beyond) * bits / 8;
}

} // namespace

LlamaCppCells cellsOf(const LlamaCppShape &shape, const LlamaCppSettings &settings)
{
    const double context = settings.contextTokens;
    if (settings.version == LlamaCppVersion::Feb2025) {
        const double cells = padded(context, settings.flashAttention ? 256 : 32);
        return {cells, cells, 1};
    }
    LlamaCppCells cells;
    const bool split = !settings.unified && settings.sequences > 1;
    cells.streams = split ? settings.sequences : 1;
    cells.full =
        split ? padded(std::floor(padded(context, 256) / settings.sequences), 256) : padded(context, 256);
    cells.window = cells.full;
    if (shape.hasWindow() && !settings.fullWindowCache) {
        const double windows =
            static_cast<double>(shape.slidingWindow) * (settings.unified ? settings.sequences : 1);
        cells.window = padded(std::min(cells.full, windows + settings.ubatch), 256);
    }
    return cells;
}

LlamaCppCache cacheOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device)
{
    const LlamaCppCells cells = cellsOf(shape, settings);
    const bool old = settings.version == LlamaCppVersion::Feb2025;
    const double widest = settings.flashAttention ? 0 : widestValue(shape);
    const bool mamba1 = shape.arch == LlamaCppArch::Mamba || shape.arch == LlamaCppArch::Jamba;
    const double convolved =
        mamba1 ? shape.ssmInner : shape.ssmInner + 2.0 * shape.ssmGroups * shape.ssmState;
    const double state =
        4 * ((shape.ssmConv - 1) * convolved + static_cast<double>(shape.ssmInner) * shape.ssmState);
    LlamaCppCache cache;
    for (int layer = firstGpuLayer(shape.layers, settings.gpuLayers); layer < shape.layers; ++layer) {
        if (settings.devices > 1 && deviceOfUnit(layer, settings.devices, shape.layers) != device)
            continue;
        const auto i = static_cast<std::size_t>(layer);
        if (shape.recurrent[i]) {
            cache.recurrent += state * settings.sequences;
            continue;
        }
        const CellElements cell = elementsOf(shape, settings, layer, widest);
        const double layerCells = (shape.window[i] ? cells.window : cells.full) * cells.streams;
        cache.kv += layerCells * (cell.key * settings.keyBits + cell.value * settings.valueBits) / 8;
        if (settings.keyBits < 16 || settings.valueBits < 16)
            cache.kv += rowEnd(cell.key, settings.keyBits, settings) +
                        rowEnd(cell.value, settings.valueBits, settings);
        if (shape.indexerHeads > 0 && !old)
            cache.kv += layerCells * shape.indexerKey * settings.keyBits / 8 +
                        rowEnd(shape.indexerKey, settings.keyBits, settings);
    }
    return cache;
}

} // namespace gpuwise
