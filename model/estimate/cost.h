// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a card costs, from dated offers. An unknown price is unknown.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <optional>
#include <vector>

namespace gpuwise {

/// Age marks: past 180 days a price is stale, past 365 it never is the default while a younger one exists.
enum class PriceAge : std::uint8_t
{
    Fresh,
    Stale,
    Old
};
PriceAge priceAge(QDate asOf, QDate today);

struct PriceAnswer
{
    Money each;      ///< per card, or per card and hour, in the asked currency
    Money low, high; ///< range of the offers it was taken from
    OfferKind kind = OfferKind::NewStreet;
    QDate asOf;     ///< of the newest offer used
    QDate earliest; ///< of the oldest one
    PriceAge age = PriceAge::Fresh;
    bool converted = false;   ///< from another currency
    bool otherRegion = false; ///< no offer in the asked region
    int offers = 0;           ///< how many stand behind it
    const Offer *newest = nullptr;
};

/// The price of one new or used card: median of the dated offers of that condition in the region within 180
/// days; failing that the median of those within 365 days; failing that the newest anywhere. Of the first two
/// the user's own prices stand alone. Weak sources and offers of an unstated form speak only where nothing
/// better does, MSRP only where no new price is known. A unified "card" is a whole computer. nullopt: none.
std::optional<PriceAnswer> buyPrice(const Catalogue &catalogue, QStringView gpuId, bool used, Region region,
                                    Currency currency, QDate today);
/// The same per card and hour, on-demand or community offers; `count` cards together (node offers of another
/// size are not mixed in).
std::optional<PriceAnswer> rentPrice(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                     Currency currency, QDate today);
/// The offers that this price was taken from.
std::vector<const Offer *> rentBasis(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                     Currency currency, QDate today);
/// Does this offer speak for the rent of `count` cards by the hour: on demand or community, nodes only whole?
bool rentsCards(const Offer &offer, int count);

} // namespace gpuwise
