// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/computeforms.h"

#include <algorithm>

namespace gpuwise::llamacpp {

using Arch = LlamaCppArch;

Graph::Graph(const LlamaCppShape &shape, const LlamaCppWidths &widths, const LlamaCppSettings &settings)
    : s(shape)
    , w(widths)
    , set(settings)
    , cells(cellsOf(shape, settings))
    , tokens(std::min(settings.ubatch, settings.contextTokens))
    , h(shape.hidden)
    , perLayer(static_cast<double>(shape.perLayerEmbedding) * shape.layers)
    , indexerScores(shape.indexerHeads > 0 ? shape.layers * std::min(2048.0, cells.full) : 0)
{}

bool Graph::parallelResidual() const
{
    return s.arch == Arch::Falcon || s.arch == Arch::CommandR || s.arch == Arch::Cohere2;
}

double Graph::masks() const
{
    const double element = set.flashAttention ? 2 : 4;
    if (s.arch == Arch::Bert)
        return tokens * tokens * element;
    if (s.arch == Arch::Mamba || s.arch == Arch::Mamba2)
        return 0;
    double bytes = cells.full * tokens * element;
    if (w.windowed)
        bytes += cells.window * tokens * element;
    if (s.indexerHeads > 0)
        bytes += cells.full * tokens * 2;
    return bytes;
}

double Graph::feedForward() const
{
    const double ff = w.feedForward;
    const bool dense = ff > 0 && (!s.isMoe() || s.denseLead > 0 || s.arch == Arch::Gemma4);
    switch (s.arch) {
    case Arch::Bert:
        return ff + 2 * h;
    case Arch::Falcon:
        return ff + 2 * h + w.query;
    case Arch::Cohere2:
        return 3 * ff + 3 * h + w.query;
    case Arch::Gemma3n:
        return 3 * ff + 9 * h + perLayer;
    case Arch::Phi3:
    case Arch::Jamba:
        return 3 * ff + 2 * h;
    case Arch::Gemma4:
        if (perLayer > 0)
            return ff <= perLayer + h ? 2 * ff + 2 * perLayer + 3 * h + w.firstQuery
                                      : 3 * ff + 2 * perLayer + 2 * h + w.firstQuery / 2;
        return 3 * ff + 2 * h + w.query;
    case Arch::Qwen35:
        return 3 * ff + 2 * h;
    default:
        return dense ? 3 * ff + 2 * h + w.query : 0;
    }
}

double Graph::experts() const
{
    if (!s.isMoe())
        return 0;
    const double used = static_cast<double>(s.expertsUsed) * s.expertFeedForward;
    // The down projections fit into the hole that gate and up leave, unless the hidden size is larger.
    const double down = h > 2.0 * s.expertFeedForward ? s.expertsUsed * h : 0;
    const auto copies = [&](double room) { return used + 3.0 * s.experts <= room ? 2 : 3; };
    switch (s.arch) {
    case Arch::Jamba:
        return 2 * h + 3 * used;
    case Arch::Qwen3Next:
    case Arch::Qwen35Moe:
        return 3 * h + 3 * used + down;
    case Arch::Llama4:
        return 4 * h + 3 * used;
    case Arch::GraniteHybrid:
        return 4 * h + copies(s.ssmInner) * used + down;
    default:
        return 2 * h + w.firstQuery + copies(w.firstQuery) * used + down;
    }
}

double Graph::recurrence() const
{
    if (!w.recurrent || s.gatedDeltaNet)
        return 0;
    const double scanState = static_cast<double>(s.ssmInner) * s.ssmState * set.sequences / tokens;
    if (s.arch == Arch::Mamba || s.arch == Arch::Jamba)
        return 2 * h + 5.0 * s.ssmInner + scanState;
    const double convolved = s.ssmInner + 2.0 * s.ssmGroups * s.ssmState;
    const double scan = s.ssmInner + scanState;
    const double projected = 2.0 * s.ssmInner + 2.0 * s.ssmGroups * s.ssmState + s.ssmHeads;
    return 2 * h + s.ssmInner + projected + 2 * convolved + (scan > convolved ? scan : 0);
}

double Graph::attention() const
{
    if (set.flashAttention)
        return 0;
    if (s.arch == Arch::Bert)
        return s.heads * tokens + 5 * h;
    if (w.query == 0)
        return 0;
    const double q = w.query;
    // The 64-bit index tensor of the transposed V, once for each cache.
    const double index = 2 * w.value * (w.windowed ? 2 : 1);
    double rest = 2 * h + 2 * q + index;
    switch (s.arch) {
    case Arch::Phi3:
    case Arch::Falcon:
        rest = h + q + index;
        break;
    case Arch::Jamba:
        rest = 2 * h + q + index;
        break;
    case Arch::Qwen35:
        rest = 2 * h + 3 * q + index;
        break;
    case Arch::Qwen3Next:
    case Arch::Qwen35Moe:
        rest = 3 * h + 3 * q + index;
        break;
    case Arch::Glm4Moe:
        rest = 3 * h + 2 * q + index;
        break;
    case Arch::Gemma3n:
        rest = perLayer + 6 * h + q + index;
        break;
    case Arch::Gemma4:
        if (perLayer > 0)
            rest = 2 * perLayer + 2 * h + index;
        else if (s.isMoe())
            rest = 3.75 * h + 2 * q + index;
        break;
    default:
        break;
    }
    return s.heads * cells.full + rest;
}

double Graph::latentAttention() const
{
    const double latent = s.kvLora + s.ropeDims;
    const double parts = s.heads * (s.mlaKeyLength + 2 * latent);
    const double sparse = s.indexerHeads > 0 ? 2 * h + s.qLora + parts + indexerScores : 0;
    if (set.flashAttention)
        return s.indexerHeads > 0 ? sparse : 3 * h + parts;
    const double gathered = s.kvLora * cells.full * 2 * cells.streams / (4 * tokens);
    if (s.indexerHeads > 0)
        return s.heads * cells.full + sparse + gathered;
    const double scores = s.heads * cells.full > s.heads * latent
                              ? s.heads * cells.full + 2 * h + std::max(h, gathered) + parts
                              : 0;
    return std::max(3 * h + parts, scores);
}

double Graph::largestForm() const
{
    double largest = std::max(recurrence(), s.isMla() ? latentAttention() : attention());
    const double dense = feedForward();
    const double moe = experts();
    largest = std::max({largest, dense > 0 || indexerScores > 0 ? dense + indexerScores : 0,
                        moe > 0 ? moe + indexerScores : 0});
    if (s.isMla() && s.indexerHeads > 0) // the scores of the indexer itself
        largest = std::max(largest, indexerScores + h + cells.full +
                                        s.heads * (2.0 * s.kvLora + s.ropeDims + s.mlaKeyLength));
    return largest;
}

double Graph::quantisedCopy() const
{
    if (!set.flashAttention || set.keyBits >= 16 || s.isMla() || !w.attends)
        return 0;
    double widest = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.layers); ++i) {
        if (s.recurrent[i])
            continue;
        const double key = s.window[i] && s.windowKeyLength > 0 ? s.windowKeyLength : s.keyLength;
        const double value = s.windowKeyLength > 0 ? key : s.valueLength;
        const double layerCells = s.window[i] ? cells.window : cells.full;
        widest = std::max(widest, 2 * layerCells * s.kvHeads[i] * (key + value) * cells.streams);
    }
    return widest;
}

double Graph::body() const
{
    const double largest = largestForm();
    double bytes = 4 * tokens * largest;
    if (s.isMla() && set.flashAttention && set.keyBits < 16 && largest > 0) {
        const double copy = 2 * cells.full * (s.kvLora + s.ropeDims) * cells.streams;
        const double latentRows = static_cast<double>(s.heads) * s.kvLora;
        if (copy + 4 * tokens * latentRows >
            4 * tokens * s.heads * (s.mlaKeyLength + s.kvLora + static_cast<double>(s.ropeDims)))
            bytes = std::max(bytes, 4 * tokens * (latentAttention() + latentRows) + copy);
    }
    if (const double copy = quantisedCopy(); copy > 0)
        bytes =
            std::max(parallelResidual() ? bytes + copy : bytes, 4 * tokens * (2 * h + 2 * w.query) + copy);
    return bytes;
}

double Graph::rowsBelowLogits() const
{
    switch (s.arch) {
    case Arch::CommandR:
    case Arch::Exaone4:
    case Arch::GptOss:
    case Arch::Mamba:
    case Arch::Mamba2:
    case Arch::Llama4:
        return 2;
    case Arch::Glm4Moe:
    case Arch::Qwen3Next:
    case Arch::Qwen35Moe:
    case Arch::GraniteHybrid:
    case Arch::Phi3:
    case Arch::DeepSeek32:
        return 3;
    case Arch::Gemma3n:
        return 6;
    case Arch::Gemma4:
        return 2.7;
    case Arch::Qwen35:
        return 2.4;
    case Arch::GlmDsa:
        return 8;
    case Arch::DeepSeek2:
        return s.hidden >= 5120 ? 3 : 7.5;
    default:
        return 1;
    }
}

double Graph::logits() const
{
    if (s.arch == Arch::Bert)
        return 0;
    return 4.0 * std::min<double>(tokens, set.outputs) * s.vocab + 4 * tokens * h * rowsBelowLogits();
}

} // namespace gpuwise::llamacpp
