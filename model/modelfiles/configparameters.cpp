// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts parameters matrix by matrix, as the modeling code of each family makes them. Checked against the
// library's published totals in tests/model/modelfiles.
#include "model/modelfiles/configdraft.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

double latentAttention(const ConfigDraft &draft)
{
    const ModelShape &s = draft.shape;
    const double h = s.hidden, heads = s.heads, kvRank = s.mlaKvLoraRank, rope = s.mlaRopeDim;
    const double query = s.qLoraRank > 0 ? h * s.qLoraRank + s.qLoraRank + heads * s.headDim * s.qLoraRank
                                         : h * heads * s.headDim;
    const double down = h * (kvRank + rope) + kvRank;
    const double up = kvRank * heads * (s.headDim - rope + s.valueHeadDim);
    const double gate = draft.latentGate ? h * heads * s.valueHeadDim : 0;
    return query + down + up + heads * s.valueHeadDim * h + gate;
}

/// DeepSeek V4: queries through a low rank, one vector for key and value, an output matrix in two parts.
/// Layers that compress have projections to what they keep and to its weights: with overlap, of twice the
/// width, at ratio 4, where an indexer with a compressor of its own stands beside.
double compressedAttention(const ConfigDraft &draft, char letter)
{
    const ModelShape &s = draft.shape;
    const double h = s.hidden, heads = s.heads, d = s.headDim;
    double all = h * s.qLoraRank + s.qLoraRank + s.qLoraRank * heads * d + h * d + d + heads;
    all +=
        heads * d * draft.outputLoraRank + static_cast<double>(draft.outputGroups) * draft.outputLoraRank * h;
    const auto compressor = [h](double width, double ratio) { return 2 * h * width + ratio * width; };
    if (letter == 'H')
        all += compressor(d, 128) + d;
    if (letter == 'C') {
        const double index = s.indexerDim;
        all += compressor(2 * d, 4) + d + compressor(2 * index, 4) + index;
        all += s.qLoraRank * s.indexerHeads * index + h * s.indexerHeads;
    }
    return all;
}

/// Indexer of sparse attention: queries from the low rank, one key, weights, a norm.
double indexer(const ModelShape &s)
{
    if (s.indexerHeads == 0)
        return 0;
    const double width = static_cast<double>(s.indexerHeads) * s.indexerDim;
    const double from = s.qLoraRank > 0 ? s.qLoraRank : s.hidden; // MiniMax M3: from the hidden state
    const double weights = s.qLoraRank > 0 ? s.indexerHeads : 0;
    return from * width + static_cast<double>(s.hidden) * (s.indexerDim + weights) + 2.0 * s.indexerDim;
}

double attention(const ConfigDraft &draft, char letter)
{
    const ModelShape &s = draft.shape;
    if (s.mlaKvLoraRank > 0)
        return latentAttention(draft);
    if (draft.outputLoraRank > 0)
        return compressedAttention(draft, letter);
    const bool sliding = letter == 'S' && draft.slidingHeadsDiffer;
    const double dim = sliding ? s.slidingHeadDim : s.globalHeadDim > 0 ? s.globalHeadDim : s.headDim;
    const double kvHeads = sliding ? s.slidingKvHeads : s.globalKvHeads > 0 ? s.globalKvHeads : s.kvHeads;
    const double heads = letter == 'S' && draft.slidingHeads > 0 ? draft.slidingHeads : s.heads;
    const double h = s.hidden, query = heads * dim, kv = kvHeads * dim;
    // Heads that differ between layers are as wide in V as in K, unless the config says otherwise (MiMo-V2).
    const bool ownValue = s.valueHeadDim > 0 && (!draft.slidingHeadsDiffer || s.valueHeadDim != s.headDim);
    const double value = kvHeads * (ownValue ? s.valueHeadDim : dim);
    double all = h * query * (draft.gatedQuery ? 2 : 1) + h * (kv + value) +
                 (kvHeads > 0 ? heads * (value / kvHeads) * h : 0);
    if (draft.headGate)
        all += h * heads;
    if (draft.keyIsValue && letter == 'G')
        all -= h * value;
    if (s.qkvBias)
        all += query + kv + value;
    if (draft.outputBias)
        all += h;
    if (draft.family.qkNorm)
        all += draft.queryKeySharedNorm ? query + kv : 2 * dim;
    return all;
}

double recurrent(const ConfigDraft &draft)
{
    const ModelShape &s = draft.shape;
    const double h = s.hidden, inner = s.ssmInner, state = s.ssmState, heads = s.ssmHeads, conv = s.ssmConv;
    const double groups = s.ssmGroups * state;
    switch (s.linear) {
    case LinearKind::GatedDeltaNet: {
        const double channels = 2 * groups + inner;
        return h * (channels + inner) + h * 2 * heads + channels * conv + 2 * heads + draft.ssmHeadDim +
               inner * h;
    }
    case LinearKind::Mamba2: {
        const double channels = inner + 2 * groups;
        return h * (inner + channels + heads) + channels * (conv + 1) + 3 * heads + inner + inner * h;
    }
    case LinearKind::Mamba1:
        return 2 * h * inner + inner * (conv + 1) + inner * (heads + 2 * state) + heads * inner + inner +
               inner * state + inner + inner * h;
    case LinearKind::Kda:
        return h * inner * 4 + inner * conv * 3 + (h * draft.ssmHeadDim + draft.ssmHeadDim * inner) +
               (draft.fullRankGate ? h * inner : h * draft.ssmHeadDim + draft.ssmHeadDim * inner) +
               h * heads + 2 * heads + inner + draft.ssmHeadDim;
    case LinearKind::ShortConv:
        return 4 * h * inner + inner * conv;
    case LinearKind::Lightning:
        return h * inner * 5 + inner;
    case LinearKind::None:
        break;
    }
    return 0;
}

double mlp(const ConfigDraft &draft, double width)
{
    const double matrices = draft.family.mlp == MlpKind::Plain ? 2 : 3;
    double all = matrices * draft.shape.hidden * width;
    if (draft.family.allBiases)
        all += width + draft.shape.hidden;
    return all;
}

struct ExpertCount
{
    double all = 0;
    double used = 0;
};

ExpertCount experts(const ConfigDraft &draft)
{
    const ModelShape &s = draft.shape;
    const double h = s.hidden;
    const double inside = s.moeLatentDim > 0 ? s.moeLatentDim : h; // experts work in a smaller space
    const double matrices = draft.family.mlp == MlpKind::Plain ? 2 : 3;
    double one = matrices * inside * s.expertIntermediate;
    if (draft.expertBiases)
        one += 2.0 * s.expertIntermediate + h;
    double rest = h * s.experts + matrices * h * s.sharedExpertIntermediate;
    if (draft.sharedExpertGate)
        rest += h;
    if (draft.expertBiases)
        rest += s.experts;
    if (s.moeLatentDim > 0)
        rest += 2 * h * s.moeLatentDim;
    return {one * s.experts + rest, one * s.expertsActive + rest};
}

} // namespace

ParameterCount countParameters(const ConfigDraft &draft)
{
    const ModelShape &s = draft.shape;
    const double h = s.hidden;
    double same = s.embeddingParams() * (s.tiedEmbeddings || s.head == HeadStorage::None ? 1 : 2) +
                  (draft.positions + draft.tokenTypes) * h + draft.extra;
    same += draft.family.norms > 3 && draft.family.mlp == MlpKind::Plain ? 2 * h : h; // final norm
    double inactive = draft.lookedUp;
    int indexed = s.indexerLayers;
    for (std::size_t i = 0; i < static_cast<std::size_t>(s.layers); ++i) {
        const char letter = s.pattern[i];
        same += draft.family.norms * h;
        if (letter == 'L')
            same += recurrent(draft);
        else if (letter != 'M')
            same += attention(draft, letter);
        if (letter == 'P')
            same += recurrent(draft);
        if (letter == 'X') // attention to the encoder, and its norm
            same += attention(draft, letter) + (draft.family.norms > 3 ? 2 * h : h);
        if (indexed > 0 && letter == 'G') {
            same += indexer(s);
            --indexed;
        }
        if (draft.mlp[i] == LayerMlp::Dense) {
            same += mlp(draft, draft.mlpWidth[i] > 0 ? draft.mlpWidth[i] : s.intermediate);
        } else if (draft.mlp[i] == LayerMlp::Experts) {
            const ExpertCount count = experts(draft);
            same += count.used;
            inactive += count.all - count.used;
        }
    }
    return {same + inactive, same};
}

} // namespace gpuwise
