// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/pricetags.h"

#include <algorithm>

namespace gpuwise {

PriceTag tagOf(const std::optional<PriceAnswer> &price)
{
    if (!price)
        return PriceTag::None;
    if (price->age != PriceAge::Fresh)
        return price->age == PriceAge::Old ? PriceTag::Old : PriceTag::Stale;
    if (price->otherRegion)
        return PriceTag::OtherRegion;
    return price->converted ? PriceTag::Converted : PriceTag::None;
}

PageTags pageTags(std::vector<PriceTag> cells, int priced)
{
    PageTags tags;
    tags.cells = std::move(cells);
    for (const PriceTag tag : {PriceTag::Old, PriceTag::Stale, PriceTag::OtherRegion, PriceTag::Converted}) {
        const int marked = static_cast<int>(std::count(tags.cells.begin(), tags.cells.end(), tag));
        if (marked <= bannerShare * priced)
            continue;
        tags.banners.push_back({tag, marked, priced});
        std::replace(tags.cells.begin(), tags.cells.end(), tag, PriceTag::None);
    }
    return tags;
}

PageTags pageTags(std::span<const std::optional<PriceAnswer>> prices)
{
    std::vector<PriceTag> cells;
    std::transform(prices.begin(), prices.end(), std::back_inserter(cells), tagOf);
    const auto priced =
        std::count_if(prices.begin(), prices.end(), [](const auto &price) { return price.has_value(); });
    return pageTags(std::move(cells), static_cast<int>(priced));
}

} // namespace gpuwise
