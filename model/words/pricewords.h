// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prices and offers in the user's language: tags, banners, converted prices, what to ask a provider.
#pragma once

#include "model/estimate/rentals.h"
#include "model/tables/pricetags.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString priceTagWord(PriceTag tag);                  ///< "stale"; empty for None
QString priceBanner(const PageTags::Banner &banner); ///< "5 of 8 prices are older than 180 days: …"
/// The price of one card: "CNY 15,000", or converted "≈ CNY 41,000 (USD 6,000, before VAT and freight)".
QString priceText(const PriceAnswer &price, const QLocale &locale);

/// "2026-09-01"; "2026-09" where no day is known.
QString priceDate(const PriceAnswer &price);
/// When the price is of: "2026-09", or of several offers "median of 3 offers, 2026-04 to 2026-09".
QString priceDateText(const PriceAnswer &price);

QString tenancyWord(Tenancy tenancy);   ///< "yours alone"; empty where it is not stated
QString offerGapCode(OfferGap gap);     ///< stable code of the JSON contract: "tenancy"
QString offerGapQuestion(OfferGap gap); ///< "Is the card yours alone, …?"

} // namespace gpuwise
