// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who rents a card out, at what dated price, and what an offer leaves unsaid.
#pragma once

#include "model/estimate/cost.h"

#include <cstdint>
#include <vector>

namespace gpuwise {

struct RentalQuote
{
    const Offer *offer = nullptr;
    Money perCardHour;      ///< in the asked currency
    bool converted = false; ///< from another one
    PriceAge age = PriceAge::Fresh;
    bool inRegion = false;
    bool counts = false; ///< speaks for the price that is computed with unless the user has one
};

/// The newest offer of each provider, kind and size, fresh ones first, each group cheapest first. Offers in a
/// currency without a rate are left out.
std::vector<RentalQuote> rentalQuotes(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                      Currency currency, QDate today);

/// What an offer leaves unsaid: a question for the provider.
enum class OfferGap : std::uint8_t
{
    Form,         ///< SXM, PCIe or NVL
    Tenancy,      ///< the whole card, a virtual share, or with others
    Size,         ///< card or node
    Interconnect, ///< between several cards
    Includes,     ///< CPU, storage, traffic, tax
    MinimumTerm   ///< of a reservation
};
std::vector<OfferGap> offerGaps(const Offer &offer, int count);

} // namespace gpuwise
