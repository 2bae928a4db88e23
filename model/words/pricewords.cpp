// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/pricewords.h"

#include "model/words/format.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Price)
};

int decimalsOf(const Money &money)
{
    return money.amount() < 100 ? 2 : 0;
}

} // namespace

QString priceTagWord(PriceTag tag)
{
    switch (tag) {
    case PriceTag::None:
        break;
    case PriceTag::Converted:
        return Words::tr("converted");
    case PriceTag::OtherRegion:
        return Words::tr("another region");
    case PriceTag::Stale:
        return Words::tr("stale");
    case PriceTag::Old:
        return Words::tr("over a year old");
    }
    return {};
}

QString priceBanner(const PageTags::Banner &banner)
{
    const int count = banner.prices;
    switch (banner.tag) {
    case PriceTag::None:
        break;
    case PriceTag::Converted:
        return Words::tr("%n of %1 prices are converted from another currency, before tax and freight.",
                         nullptr, count)
            .arg(banner.of);
    case PriceTag::OtherRegion:
        return Words::tr("%n of %1 prices are from another region: none is known in yours.", nullptr, count)
            .arg(banner.of);
    case PriceTag::Stale:
        return Words::tr(
                   "%n of %1 prices are older than 180 days: look up the current ones before you decide.",
                   nullptr, count)
            .arg(banner.of);
    case PriceTag::Old:
        return Words::tr("%n of %1 prices are older than a year: they are shown and decide nothing.", nullptr,
                         count)
            .arg(banner.of);
    }
    return {};
}

QString priceText(const PriceAnswer &price, const QLocale &locale)
{
    if (!price.converted || !price.newest)
        return formatMoney(price.each, locale, decimalsOf(price.each));
    const QString original = formatMoney(price.newest->price, locale, decimalsOf(price.newest->price));
    const QString converted = formatConverted(price.each, locale);
    return isRental(price.kind)
               ? Words::tr("%1 (%2, before tax)", "converted rent, original").arg(converted, original)
               : Words::tr("%1 (%2, before VAT and freight)", "converted price, original")
                     .arg(converted, original);
}

QString priceDate(const PriceAnswer &price)
{
    return formatDate(price.asOf, price.newest && price.newest->monthOnly);
}

QString priceDateText(const PriceAnswer &price)
{
    const bool monthOnly = price.newest && price.newest->monthOnly;
    const QString last = formatDate(price.asOf, monthOnly);
    const int offers = price.offers;
    if (offers < 2)
        return last;
    const QString first = formatDate(price.earliest, monthOnly);
    return first == last ? Words::tr("median of %n offers of %1", nullptr, offers).arg(last)
                         : Words::tr("median of %n offers, %1 to %2", nullptr, offers).arg(first, last);
}

QString tenancyWord(Tenancy tenancy)
{
    switch (tenancy) {
    case Tenancy::Dedicated:
        return Words::tr("yours alone");
    case Tenancy::Virtual:
        return Words::tr("a virtual part of a card");
    case Tenancy::Shared:
        return Words::tr("shared with others");
    case Tenancy::NotStated:
        break;
    }
    return {};
}

QString offerGapCode(OfferGap gap)
{
    constexpr std::array codes{"form", "tenancy", "size", "interconnect", "includes", "minimum_term"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(gap)]);
}

QString offerGapQuestion(OfferGap gap)
{
    switch (gap) {
    case OfferGap::Form:
        return Words::tr("Which form is it: SXM, PCIe or NVL?");
    case OfferGap::Tenancy:
        return Words::tr("Is the whole card yours alone, or virtual, or shared?");
    case OfferGap::Size:
        return Words::tr("Is it one card, or a whole node?");
    case OfferGap::Interconnect:
        return Words::tr("How are the cards connected: NVLink or PCIe, and what between nodes?");
    case OfferGap::Includes:
        return Words::tr("What does the price include: CPU, memory, storage, traffic, tax?");
    case OfferGap::MinimumTerm:
        break;
    }
    return Words::tr("What is the minimum term, and what does stopping early cost?");
}

} // namespace gpuwise
