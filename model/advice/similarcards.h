// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards like another one, by a distance that anybody can compute by hand: how many times larger or smaller
// each measured property is, in doublings (|log2 b/a|), averaged with the weights below. Memory and bandwidth
// count twice because they decide what fits and how fast text is generated. A property that one of the two
// does not publish is left out of the average; without both memory sizes there is no distance. Another vendor
// means other software, another kind of card (laptop, server) another place to put it: each adds a fixed
// amount. 0 is the same card in all of this; 1 is a card of twice everything.
#pragma once

#include "model/domain/catalogue.h"

#include <array>
#include <optional>
#include <vector>

namespace gpuwise {

struct SimilarityPart
{
    SpecField field;
    double weight;
};
inline constexpr std::array<SimilarityPart, 4> similarityParts{{{SpecField::MemoryGB, 2},
                                                                {SpecField::BandwidthGBps, 2},
                                                                {SpecField::Fp16Tflops, 1},
                                                                {SpecField::TdpWatts, 1}}};
inline constexpr double otherVendorDistance = 0.5;
inline constexpr double otherSegmentDistance = 0.25;

struct SimilarCard
{
    const Gpu *gpu = nullptr;
    double distance = 0;
    /// Of the parts, in their order: the other card's value over this one's; none: not known of both.
    std::array<std::optional<double>, similarityParts.size()> ratios;
};

/// How far `other` is from `card`; nothing without both memory sizes.
std::optional<SimilarCard> similarityOf(const Gpu &card, const Gpu &other);
/// The nearest `limit` others, nearest first.
std::vector<SimilarCard> similarCards(const Catalogue &catalogue, const Gpu &card, std::size_t limit);

} // namespace gpuwise
