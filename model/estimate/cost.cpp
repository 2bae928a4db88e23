// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/cost.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr qint64 staleDays = 180;
constexpr qint64 oldDays = 365;

struct Priced
{
    const Offer *offer;
    double amount; ///< in the asked currency
    bool converted;
};

bool statesForm(const Offer &offer)
{
    return !offer.form.isEmpty() && offer.form != QLatin1StringView("unknown");
}

/// Offers that may be compared with each other: same condition, same scope, a price that converts.
template <typename Accept>
std::vector<Priced> collect(const Catalogue &catalogue, QStringView gpuId, Currency currency, Accept accept)
{
    std::vector<Priced> found;
    bool trusted = false;
    for (const Offer &offer : catalogue.offers) {
        if (offer.gpuId != gpuId || !offer.asOf.isValid() || !accept(offer))
            continue;
        const auto money = catalogue.rates.convert(offer.price, currency);
        if (!money || money->units <= 0)
            continue;
        found.push_back({&offer, money->amount(), offer.price.currency != currency});
        trusted = trusted || offer.confidence != Confidence::Low;
    }
    if (trusted) // weakly sourced prices speak only where nothing better does
        std::erase_if(found, [](const Priced &p) { return p.offer->confidence == Confidence::Low; });
    // The same for offers that do not say of which form they are: "an H100" may be either of three. The user
    // knows which one they mean.
    const auto stated = [](const Priced &p) { return statesForm(*p.offer); };
    if (std::any_of(found.begin(), found.end(), stated))
        std::erase_if(found, [&](const Priced &p) { return !stated(p) && p.offer->ownId.isEmpty(); });
    return found;
}

PriceAnswer answerFrom(std::vector<Priced> offers, Currency currency, QDate today, bool otherRegion)
{
    std::sort(offers.begin(), offers.end(),
              [](const Priced &a, const Priced &b) { return a.amount < b.amount; });
    const std::size_t middle = offers.size() / 2;
    const double median = offers.size() % 2 == 1 ? offers[middle].amount
                                                 : (offers[middle - 1].amount + offers[middle].amount) / 2;
    const auto newest = std::max_element(offers.begin(), offers.end(), [](const Priced &a, const Priced &b) {
        return a.offer->asOf < b.offer->asOf;
    });
    const auto oldest = std::min_element(offers.begin(), offers.end(), [](const Priced &a, const Priced &b) {
        return a.offer->asOf < b.offer->asOf;
    });
    PriceAnswer answer;
    answer.earliest = oldest->offer->asOf;
    answer.each = Money::fromAmount(median, currency);
    answer.low = Money::fromAmount(offers.front().amount, currency);
    answer.high = Money::fromAmount(offers.back().amount, currency);
    answer.kind = newest->offer->kind;
    answer.asOf = newest->offer->asOf;
    answer.age = priceAge(answer.asOf, today);
    answer.converted = std::any_of(offers.begin(), offers.end(), [](const Priced &p) { return p.converted; });
    answer.otherRegion = otherRegion;
    answer.offers = static_cast<int>(offers.size());
    answer.newest = newest->offer;
    return answer;
}

struct Chosen
{
    std::vector<Priced> offers;
    bool otherRegion = false;
};

/// Region within 180 days, region within 365 days, then the newest price anywhere.
Chosen chosenFrom(const std::vector<Priced> &all, Region region, QDate today)
{
    for (const qint64 limit : {staleDays, oldDays}) {
        std::vector<Priced> near;
        std::copy_if(all.begin(), all.end(), std::back_inserter(near), [&](const Priced &p) {
            return offerServes(p.offer->region, region) && p.offer->asOf.daysTo(today) <= limit;
        });
        // Somebody who noted down a price means to reckon with it.
        const auto isOwn = [](const Priced &p) { return !p.offer->ownId.isEmpty(); };
        if (std::any_of(near.begin(), near.end(), isOwn))
            std::erase_if(near, [&](const Priced &p) { return !isOwn(p); });
        if (!near.empty())
            return {std::move(near), false};
    }
    const auto newest = std::max_element(all.begin(), all.end(), [](const Priced &a, const Priced &b) {
        return a.offer->asOf < b.offer->asOf;
    });
    if (newest == all.end())
        return {};
    return {{*newest}, !offerServes(newest->offer->region, region)};
}

std::optional<PriceAnswer> choose(const std::vector<Priced> &all, Region region, Currency currency,
                                  QDate today)
{
    Chosen chosen = chosenFrom(all, region, today);
    if (chosen.offers.empty())
        return std::nullopt;
    return answerFrom(std::move(chosen.offers), currency, today, chosen.otherRegion);
}

} // namespace

PriceAge priceAge(QDate asOf, QDate today)
{
    const qint64 days = asOf.daysTo(today);
    return days > oldDays ? PriceAge::Old : days > staleDays ? PriceAge::Stale : PriceAge::Fresh;
}

std::optional<PriceAnswer> buyPrice(const Catalogue &catalogue, QStringView gpuId, bool used, Region region,
                                    Currency currency, QDate today)
{
    const QDate clock = std::max(today, catalogue.asOf);
    const Gpu *gpu = catalogue.gpu(gpuId);
    const bool machine = gpu && gpu->segment == Segment::Unified; // such a "card" is sold as a whole computer
    const auto sells = [&](const Offer &offer) {
        return offer.count == 1 &&
               (offer.scope == OfferScope::Card || (machine && offer.scope == OfferScope::Machine));
    };
    const OfferKind wanted = used ? OfferKind::Used : OfferKind::NewStreet;
    const auto street = choose(
        collect(catalogue, gpuId, currency, [&](const Offer &o) { return o.kind == wanted && sells(o); }),
        region, currency, clock);
    if (street || used)
        return street;
    return choose(collect(catalogue, gpuId, currency,
                          [&](const Offer &o) { return o.kind == OfferKind::NewMsrp && sells(o); }),
                  region, currency, clock);
}

bool rentsCards(const Offer &offer, int count)
{
    if (offer.kind != OfferKind::OnDemand && offer.kind != OfferKind::Community)
        return false;
    return offer.scope == OfferScope::Node ? offer.count == count : offer.count <= count;
}

std::optional<PriceAnswer> rentPrice(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                     Currency currency, QDate today)
{
    const auto rents = [count](const Offer &offer) { return rentsCards(offer, count); };
    return choose(collect(catalogue, gpuId, currency, rents), region, currency,
                  std::max(today, catalogue.asOf));
}

std::vector<const Offer *> rentBasis(const Catalogue &catalogue, QStringView gpuId, int count, Region region,
                                     Currency currency, QDate today)
{
    const auto rents = [count](const Offer &offer) { return rentsCards(offer, count); };
    const Chosen chosen =
        chosenFrom(collect(catalogue, gpuId, currency, rents), region, std::max(today, catalogue.asOf));
    std::vector<const Offer *> offers;
    std::transform(chosen.offers.begin(), chosen.offers.end(), std::back_inserter(offers),
                   [](const Priced &p) { return p.offer; });
    return offers;
}

} // namespace gpuwise
