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

CellElements elementsOf(const LlamaCppShape &shape, bool old, int layer)
{
    const auto i = static_cast<std::size_t>(layer);
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
    return {shape.kvHeads[i] * headLength(shape, i), valueElements(shape, i)};
}

/// A quantised tensor on CUDA whose row is no multiple of 512 gets one padded row end.
double rowEnd(double elements)
{
    const double beyond = elements - 512 * std::floor(elements / 512);
    return beyond == 0 ? 0 : 512 - beyond;
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

LlamaCppCacheSums cacheSumsOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device)
{
    const bool old = settings.version == LlamaCppVersion::Feb2025;
    LlamaCppCacheSums sums;
    sums.widestValue = widestValue(shape);
    for (int layer = firstGpuLayer(shape.layers, settings.gpuLayers); layer < shape.layers; ++layer) {
        if (settings.devices > 1 &&
            deviceOfUnit(layer, settings.devices, shape.layers, settings.gpuLayers) != device)
            continue;
        const auto i = static_cast<std::size_t>(layer);
        if (shape.recurrent[i]) {
            ++sums.recurrentLayers;
            continue;
        }
        const CellElements cell = elementsOf(shape, old, layer);
        const bool window = shape.window[i];
        (window ? sums.windowKey : sums.fullKey) += cell.key;
        (window ? sums.windowValue : sums.fullValue) += cell.value;
        const bool padsValue =
            !shape.isMla() && shape.arch != LlamaCppArch::Bert &&
            (old || shape.kvSharedLayers == 0 || layer < shape.layers - shape.kvSharedLayers);
        (window ? sums.windowLayers : sums.fullLayers) += padsValue;
        sums.keyRowEnds += rowEnd(cell.key);
        sums.valueRowEnds += rowEnd(cell.value);
        if (shape.indexerHeads > 0 && !old) {
            sums.indexKeys += shape.indexerKey;
            sums.indexRowEnds += rowEnd(shape.indexerKey);
        }
    }
    return sums;
}

LlamaCppCache cacheOf(const LlamaCppShape &shape, const LlamaCppSettings &settings,
                      const LlamaCppCacheSums &sums)
{
    const LlamaCppCells cells = cellsOf(shape, settings);
    const bool padded = !settings.flashAttention && sums.fullLayers + sums.windowLayers > 0;
    const double fullValue = padded ? sums.fullLayers * sums.widestValue : sums.fullValue;
    const double windowValue = padded ? sums.windowLayers * sums.widestValue : sums.windowValue;
    const double key = settings.keyBits / 8;
    const double value = settings.valueBits / 8;
    LlamaCppCache cache;
    cache.kv = cells.streams * (cells.full * ((sums.fullKey + sums.indexKeys) * key + fullValue * value) +
                                cells.window * (sums.windowKey * key + windowValue * value));
    if (settings.cuda && settings.keyBits < 16)
        cache.kv += (sums.keyRowEnds + sums.indexRowEnds) * key;
    if (settings.cuda && settings.valueBits < 16)
        cache.kv += sums.valueRowEnds * value;
    if (sums.recurrentLayers > 0) {
        const bool mamba1 = shape.arch == LlamaCppArch::Mamba || shape.arch == LlamaCppArch::Jamba;
        const double convolved =
            mamba1 ? shape.ssmInner : shape.ssmInner + 2.0 * shape.ssmGroups * shape.ssmState;
        const double state =
            4 * ((shape.ssmConv - 1) * convolved + static_cast<double>(shape.ssmInner) * shape.ssmState);
        cache.recurrent = state * settings.sequences * sums.recurrentLayers;
    }
    return cache;
}

LlamaCppCache cacheOn(const LlamaCppShape &shape, const LlamaCppSettings &settings, int device)
{
    return cacheOf(shape, settings, cacheSumsOn(shape, settings, device));
}

} // namespace gpuwise
