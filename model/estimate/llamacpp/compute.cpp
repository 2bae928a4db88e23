// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/compute.h"

#include "model/estimate/llamacpp/computeforms.h"

#include <algorithm>

namespace gpuwise {

namespace {

using llamacpp::Graph;
using Arch = LlamaCppArch;

/// With pipelining over several GPUs four copies of every split input are kept on each.
double onOneOfSeveral(const Graph &g, int device)
{
    const double masks = g.masks();
    const double index =
        !g.set.flashAttention && g.w.value > 0 ? 4 * g.tokens * 2 * g.w.value * (g.w.windowed ? 2 : 1) : 0;
    double bytes = g.body() + masks + 4 * g.tokens * g.h * (device == 0 ? 4 : 8) + 3 * masks + 3 * index;
    if (g.indexerScores > 0) // each GPU keeps only the index tensors of its own layers
        bytes -= 4 * g.tokens * g.indexerScores * (1 - 1.0 / g.set.devices);
    if (device == g.set.devices - 1)
        bytes = std::max(bytes, g.logits() - 4 * g.tokens * g.h * (g.rowsBelowLogits() - 1) +
                                    4 * g.tokens * g.h * 8 + 4 * masks + 4 * index);
    return bytes;
}

/// Weights and cache of the layers on the host are copied in for large batches.
double hostLayers(const Graph &g, const LlamaCppWeights *weights)
{
    const LlamaCppShape &s = g.s;
    double largest = 0, up = 0, cache = 0;
    const int first = firstGpuLayer(s.layers, g.set.gpuLayers);
    for (std::size_t i = 0; i < static_cast<std::size_t>(first); ++i) {
        if (weights) {
            largest = std::max(largest, weights->largestBytes[i]);
            up = std::max(up, weights->upBytes[i]);
        }
        if (s.recurrent[i])
            continue;
        const double key = s.window[i] && s.windowKeyLength > 0 ? s.windowKeyLength : s.keyLength;
        const double cell = s.isMla() ? (s.kvLora + s.ropeDims) * 2.0 : 2.0 * s.kvHeads[i] * 2 * key;
        cache = std::max(cache, (s.window[i] ? g.cells.window : g.cells.full) * cell * g.cells.streams);
    }
    const double row = 4 * g.tokens;
    const double masks = g.masks();
    const double q = g.w.query;
    const double ff = g.w.feedForward;
    double bytes = 0;
    if (q > 0)
        bytes =
            masks + cache + row * (g.set.flashAttention ? g.h + 2 * q : s.heads * g.cells.full + 2 * g.h + q);
    if (s.isMoe())
        bytes = std::max(bytes,
                         masks + largest + row * (3 * g.h + q + s.expertsUsed * (s.expertFeedForward + g.h)));
    else if (largest > 0 && s.arch == Arch::Falcon)
        bytes = std::max(bytes, masks + 1.75 * largest + row * (2 * g.h + 2 * q + ff));
    else if (largest > 0 && s.arch == Arch::Phi3)
        bytes = std::max(bytes, masks + 1.3 * largest + row * (2 * g.h + 2 * q + 2 * ff));
    else if (largest > 0)
        bytes = std::max(bytes,
                         masks + std::max(up + row * (4 * g.h + 2 * ff), largest + row * (2 * g.h + q + ff)));
    return bytes;
}

/// How far the closed forms can be off: the logits may be placed above the body, and a few families have no
/// simple rule.
LlamaCppCompute banded(const Graph &g, double expected)
{
    const LlamaCppShape &s = g.s;
    const double masks = g.masks();
    double above = 4 * g.tokens * (2 * g.h + std::max(g.w.query, g.h) + g.perLayer) + masks;
    if (g.w.recurrent)
        above = std::max(above, g.body() + masks);
    double high = expected * 1.03;
    if (g.set.outputs > 8)
        high = std::max(high, g.logits() + above);
    const bool loose = g.set.devices > 1 || g.set.gpuLayers >= 0 || s.isMla() || s.gatedDeltaNet ||
                       (g.w.recurrent && g.w.attends) || g.perLayer > 0 || s.guessed;
    if (!loose)
        return {expected, expected * 0.97, high};
    return {expected, expected * 0.95, std::max(high, expected * (s.guessed ? 1.3 : 1.12))};
}

} // namespace

LlamaCppWidths widthsOf(const LlamaCppShape &shape)
{
    LlamaCppWidths widths;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.layers); ++i) {
        widths.feedForward = std::max(widths.feedForward, static_cast<double>(shape.feedForward[i]));
        if (shape.recurrent[i]) {
            widths.recurrent = true;
            continue;
        }
        widths.windowed |= shape.hasWindow() && shape.window[i];
        const double key =
            shape.window[i] && shape.windowKeyLength > 0 ? shape.windowKeyLength : shape.keyLength;
        const double value = shape.windowKeyLength > 0 ? key : shape.valueLength;
        if (!widths.attends)
            widths.firstQuery = shape.heads * key;
        widths.attends = true;
        widths.query = std::max(widths.query, shape.heads * key);
        widths.value = std::max(widths.value, shape.kvHeads[i] * value);
    }
    if (shape.isMla()) {
        widths.query = widths.firstQuery = static_cast<double>(shape.heads) * shape.mlaValueLength;
        widths.value = 0;
    }
    return widths;
}

LlamaCppCompute computeBufferOn(const LlamaCppShape &shape, const LlamaCppWidths &widths,
                                const LlamaCppSettings &settings, int device, const LlamaCppWeights *weights)
{
    const Graph graph(shape, widths, settings);
    double bytes = settings.devices > 1 ? onOneOfSeveral(graph, device)
                                        : std::max(graph.body() + graph.masks(), graph.logits());
    // Large batches of the host's layers go to the first GPU that can take them
    // (ggml_backend_sched_backend_id_from_cur asks the backends in their order).
    if (settings.gpuLayers >= 0 && settings.gpuLayers <= shape.layers && device == 0)
        bytes = std::max(bytes, hostLayers(graph, weights));
    return banded(graph, bytes);
}

} // namespace gpuwise
