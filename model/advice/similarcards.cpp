// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/similarcards.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

std::optional<SimilarCard> similarityOf(const Gpu &card, const Gpu &other)
{
    SimilarCard similar{&other, 0, {}};
    double weights = 0;
    for (std::size_t i = 0; i < similarityParts.size(); ++i) {
        const auto mine = card.number(similarityParts[i].field);
        const auto theirs = other.number(similarityParts[i].field);
        if (!mine || !theirs || *mine <= 0 || *theirs <= 0)
            continue;
        similar.ratios[i] = *theirs / *mine;
        similar.distance += similarityParts[i].weight * std::abs(std::log2(*similar.ratios[i]));
        weights += similarityParts[i].weight;
    }
    if (!similar.ratios[0])
        return std::nullopt;
    similar.distance /= weights;
    if (card.vendor != other.vendor)
        similar.distance += otherVendorDistance;
    if (card.segment != other.segment)
        similar.distance += otherSegmentDistance;
    return similar;
}

std::vector<SimilarCard> similarCards(const Catalogue &catalogue, const Gpu &card, std::size_t limit)
{
    std::vector<SimilarCard> found;
    for (const Gpu &other : catalogue.gpus) {
        if (&other == &card)
            continue;
        if (const auto similar = similarityOf(card, other))
            found.push_back(*similar);
    }
    const auto end = found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size()));
    // Of two at one distance the one that stands first in the catalogue.
    std::partial_sort(found.begin(), end, found.end(), [](const SimilarCard &a, const SimilarCard &b) {
        return a.distance != b.distance ? a.distance < b.distance : a.gpu < b.gpu;
    });
    found.erase(end, found.end());
    return found;
}

} // namespace gpuwise
