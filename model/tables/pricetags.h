// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to mark on the prices of a page: at most one tag a cell, the gravest; where many cells share one
// state, one banner above says it instead.
#pragma once

#include "model/estimate/cost.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

/// From harmless to grave.
enum class PriceTag : std::uint8_t
{
    None,
    Converted,   ///< from another currency
    OtherRegion, ///< no offer where the user buys
    Stale,       ///< older than 180 days
    Old          ///< older than 365 days: greyed, never a default
};

inline constexpr double bannerShare = 0.3; ///< of the page's prices, from which a banner replaces the tags

PriceTag tagOf(const std::optional<PriceAnswer> &price);

struct PageTags
{
    std::vector<PriceTag> cells; ///< one for each price, in order; None where a banner speaks
    struct Banner
    {
        PriceTag tag = PriceTag::None;
        int prices = 0; ///< that it speaks for
        int of = 0;     ///< prices on the page

        bool operator==(const Banner &) const = default;
    };
    std::vector<Banner> banners; ///< the gravest first
};

/// The same for cells whose tags are known, `priced` of which hold a price.
PageTags pageTags(std::vector<PriceTag> cells, int priced);
/// Cells without a price count for nothing: they say "not known" themselves.
PageTags pageTags(std::span<const std::optional<PriceAnswer>> prices);

} // namespace gpuwise
