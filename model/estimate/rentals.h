// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who rents a card out, at what dated price, and what an offer leaves unsaid.
#pragma once

#include "model/estimate/cost.h"

#include <vector>

namespace gpuwise {

struct RentalQuote
{
    const Offer *offer = nullptr;
    Money perCardHour;      ///< in the asked currency
    bool converted = false; ///< from another one
    PriceAge age = PriceAge::Fresh;
    bool inRegion = false;
    /// On demand or community, in the region, not old, for this number of cards: speaks for the default
    /// price.
    bool counts = false;
};

/// The newest offer of each provider, kind and size, fresh ones first, each group cheapest first. Offers in a
/// currency without a rate are left out.
std::vector<RentalQuote> rentalQuotes(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                      Currency currency, QDate today);

} // namespace gpuwise
