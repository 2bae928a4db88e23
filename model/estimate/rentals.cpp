// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/rentals.h"

#include <algorithm>
#include <tuple>

namespace gpuwise {

namespace {

/// Hearsay does not stand for a provider's own list, however new it is.
bool sameListing(const Offer &a, const Offer &b)
{
    return (a.confidence == Confidence::Low) == (b.confidence == Confidence::Low) &&
           a.provider == b.provider && a.kind == b.kind && a.scope == b.scope && a.count == b.count &&
           a.region == b.region;
}

} // namespace

std::vector<OfferGap> offerGaps(const Offer &offer, int count)
{
    std::vector<OfferGap> gaps;
    const auto ask = [&gaps](bool unsaid, OfferGap gap) {
        if (unsaid)
            gaps.push_back(gap);
    };
    const bool rental = isRental(offer.kind);
    ask(offer.form.isEmpty() || offer.form == QLatin1StringView("unknown"), OfferGap::Form);
    ask(rental && offer.tenancy == Tenancy::NotStated, OfferGap::Tenancy);
    ask(offer.scope == OfferScope::Unknown, OfferGap::Size);
    ask(rental && std::max(count, offer.count) > 1 && offer.interconnect.isEmpty(), OfferGap::Interconnect);
    ask(rental && offer.includes.isEmpty(), OfferGap::Includes);
    ask(offer.kind == OfferKind::Reserved && !offer.minimumMonths, OfferGap::MinimumTerm);
    return gaps;
}

std::vector<RentalQuote> rentalQuotes(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                      Currency currency, QDate today)
{
    const QDate clock = std::max(today, catalogue.asOf);
    const std::vector<const Offer *> basis = rentBasis(catalogue, gpuId, count, region, currency, today);
    std::vector<RentalQuote> quotes;
    for (const Offer &offer : catalogue.offers) {
        if (offer.gpuId != gpuId || !isRental(offer.kind) || !offer.asOf.isValid())
            continue;
        const auto money = catalogue.rates.convert(offer.price, currency);
        if (!money)
            continue;
        RentalQuote quote;
        quote.offer = &offer;
        quote.perCardHour = *money;
        quote.converted = offer.price.currency != currency;
        quote.age = priceAge(offer.asOf, clock);
        quote.inRegion = offerServes(offer.region, region);
        quote.counts =
            quote.age != PriceAge::Old && std::find(basis.begin(), basis.end(), &offer) != basis.end();
        const auto listed = std::find_if(quotes.begin(), quotes.end(),
                                         [&](const RentalQuote &q) { return sameListing(*q.offer, offer); });
        if (listed == quotes.end())
            quotes.push_back(quote);
        else if (listed->offer->asOf < offer.asOf)
            *listed = quote;
    }
    std::stable_sort(quotes.begin(), quotes.end(), [](const RentalQuote &a, const RentalQuote &b) {
        return std::tuple(!a.counts, a.age, a.perCardHour.units) <
               std::tuple(!b.counts, b.age, b.perCardHour.units);
    });
    return quotes;
}

} // namespace gpuwise
