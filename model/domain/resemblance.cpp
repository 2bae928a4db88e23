// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/resemblance.h"

#include <cmath>
#include <tuple>

namespace gpuwise {

namespace {

bool sameBody(const ModelShape &a, const ModelShape &b)
{
    return a.layers == b.layers && a.hidden == b.hidden && a.heads == b.heads && a.kvHeads == b.kvHeads &&
           a.experts == b.experts && a.expertsActive == b.expertsActive &&
           a.mlaKvLoraRank == b.mlaKvLoraRank && a.globalLayers == b.globalLayers &&
           a.linearLayers == b.linearLayers && a.ssmInner == b.ssmInner &&
           (a.isMoe() ? a.expertIntermediate == b.expertIntermediate : a.intermediate == b.intermediate);
}

} // namespace

const AiModel *resemblingModel(const Catalogue &catalogue, const ModelShape &shape)
{
    constexpr double mostAdded = 0.02; ///< tokens that a fine-tune or padding adds, as a share
    // Of several alike the one that is built alike, with the nearest vocabulary, then the same context, then
    // the eldest: others were made from it.
    using Rank = std::tuple<int, double, bool, QString>;
    const AiModel *best = nullptr;
    Rank least;
    for (const AiModel &model : catalogue.models) {
        const ModelShape &other = model.shape;
        if (shape.vocab <= 0 || other.vocab <= 0 || !sameBody(other, shape))
            continue;
        const double apart = std::abs(static_cast<double>(other.vocab) / shape.vocab - 1);
        const int unlike =
            (other.tiedEmbeddings != shape.tiedEmbeddings ? 1 : 0) + (other.mlp != shape.mlp ? 1 : 0);
        const Rank rank{unlike, apart, other.maxContext != shape.maxContext,
                        model.release.isEmpty() ? QStringLiteral("9999") : model.release};
        if (apart < mostAdded && (!best || rank < least)) {
            best = &model;
            least = rank;
        }
    }
    return best;
}

} // namespace gpuwise
