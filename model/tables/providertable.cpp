// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/providertable.h"

#include "model/words/costwords.h"
#include "model/words/format.h"
#include "model/words/notesources.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ProviderTable)
};

PriceTag tagOfQuote(const RentalQuote &quote)
{
    if (quote.age != PriceAge::Fresh)
        return quote.age == PriceAge::Old ? PriceTag::Old : PriceTag::Stale;
    return !quote.inRegion ? PriceTag::OtherRegion : quote.converted ? PriceTag::Converted : PriceTag::None;
}

/// Newer than what counts, and yet not counted: its row has to say why.
bool isWeak(const RentalQuote &quote)
{
    return quote.offer->confidence == Confidence::Low && !quote.counts;
}

QString breakEvenAt(const RentOrBuyCase &found, const RentalQuote &quote, const QLocale &locale)
{
    RentOrBuyInputs inputs = found.inputs;
    inputs.rentPerCardHour = quote.perCardHour.amount();
    const RentOrBuyAnswer answer = rentOrBuy(inputs);
    if (answer.bad)
        return {};
    if (!answer.breakEvenMonths)
        return Words::tr("never");
    const double months = std::max(0.0, *answer.breakEvenMonths);
    const int digits = months < 100 ? 1 : 0; // after eight years nobody counts tenths of a month
    return Words::tr("month %1").arg(formatTrimmed(months, digits, locale));
}

QString bannerOf(const PageTags::Banner &banner)
{
    const int count = banner.prices;
    if (banner.tag == PriceTag::OtherRegion)
        return Words::tr("%n of %1 offers are from other regions: ask whether you may and can rent there.",
                         nullptr, count)
            .arg(banner.of);
    if (banner.tag == PriceTag::Converted)
        return Words::tr("%n of %1 offers are converted from another currency.", nullptr, count)
            .arg(banner.of);
    return priceBanner(banner);
}

/// Single cards are what everybody offers: nodes are named.
QString offerText(const RentalQuote &quote, const QuoteTexts &texts)
{
    return quote.offer->scope == OfferScope::Node
               ? Words::tr("%1x %2", "cards of a node, kind of offer").arg(quote.offer->count).arg(texts.kind)
               : texts.kind;
}

/// The region stands beside it.
QString markWord(PriceTag tag)
{
    return tag == PriceTag::OtherRegion ? Words::tr("elsewhere", "an offer of another region")
                                        : priceTagWord(tag);
}

QString detailOf(const Catalogue &catalogue, const RentalQuote &quote, int count, const QuoteTexts &texts)
{
    QStringList lines{Words::tr("%1: %2, %3", "provider, kind of offer, how many cards")
                          .arg(texts.provider, texts.kind, texts.size),
                      offerSource(catalogue, *quote.offer)};
    if (quote.offer->confidence == Confidence::Low)
        lines << Words::tr("Weakly sourced: it speaks for the rent only where nothing better does.");
    if (quote.offer->tenancy != Tenancy::NotStated)
        lines << Words::tr("The card is %1.", "tenancy").arg(tenancyWord(quote.offer->tenancy));
    for (const OfferGap gap : offerGaps(*quote.offer, count))
        lines << offerGapQuestion(gap);
    lines.removeAll(QString());
    return lines.join(u'\n');
}

/// Of the bought card its price, of the rented one its rent.
std::vector<ProviderTable::GuideClaim> guideClaims(const Catalogue &catalogue,
                                                   const RentOrBuyQuestion &question, const QLocale &locale)
{
    const bool chinese = languageOf(locale) == Language::Chinese;
    std::vector<const Claim *> about;
    for (const auto &[cards, rental] : {std::pair(question.own, false), std::pair(question.rent, true)})
        for (const Claim *claim : catalogue.claimsAbout(cards.gpuId))
            if (claim->subjectKind == ClaimSubject::Price &&
                (claim->field == QLatin1StringView("rental")) == rental)
                about.push_back(claim);
    std::vector<ProviderTable::GuideClaim> claims;
    claims.reserve(about.size());
    for (const Claim *claim : about)
        claims.push_back({claim->verdict,
                          Words::tr("A buying guide: “%1” (%2). %3")
                              .arg(chinese ? claim->saidZh : claim->saidEn, claimVerdictWord(claim->verdict),
                                   chinese ? claim->reasonZh : claim->reasonEn)});
    return claims;
}

} // namespace

ProviderTable providerTable(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                            const RentOrBuyCase &found, const QLocale &locale)
{
    ProviderTable table;
    table.sheet.title = Words::tr("Renting %1: offers").arg(groupName(catalogue, {question.rent.gpuId, 1}));
    std::vector<PriceTag> tags;
    for (const RentalQuote &quote : found.quotes)
        tags.push_back(tagOfQuote(quote));
    const PageTags page = pageTags(tags, static_cast<int>(tags.size()));
    table.tags = page.cells;
    for (const PageTags::Banner &banner : page.banners)
        table.banners.push_back({banner.tag, bannerOf(banner)});
    // Where banners say all there is to mark, the column would be empty.
    const bool marked = std::any_of(table.tags.begin(), table.tags.end(),
                                    [](PriceTag tag) { return tag != PriceTag::None; }) ||
                        std::any_of(found.quotes.begin(), found.quotes.end(), isWeak);
    table.sheet.header = {Words::tr("Provider"), Words::tr("Offer"), Words::tr("Per hour"),
                          Words::tr("Region"), Words::tr("Date")};
    table.headerTips = {{},
                        Words::tr("How it is rented out. 8x: only as a whole node of eight cards"),
                        Words::tr("Rent of one card for one hour"),
                        {},
                        Words::tr("When the price was read")};
    table.sheet.rightAligned = {false, false, true, false, false};
    if (marked) {
        table.tagColumn = static_cast<int>(table.sheet.header.size());
        table.sheet.header << Words::tr("Mark");
        table.headerTips << Words::tr("What to mind about the price");
        table.sheet.rightAligned.push_back(false);
    }
    if (found.priceKnown) {
        table.sheet.header << Words::tr("Break-even");
        table.headerTips << Words::tr("From when on buying is cheaper than this rent");
        table.sheet.rightAligned.push_back(true);
    }
    for (std::size_t i = 0; i < found.quotes.size(); ++i) {
        const RentalQuote &quote = found.quotes[i];
        const QuoteTexts texts = quoteTexts(quote, locale);
        table.sheet.rows.push_back(
            {texts.provider, offerText(quote, texts), texts.price, texts.region, texts.date});
        if (marked)
            table.sheet.rows.back() << (table.tags[i] == PriceTag::None && isWeak(quote)
                                            ? Words::tr("weak source", "mark of an offer")
                                            : markWord(table.tags[i]));
        if (found.priceKnown)
            table.sheet.rows.back() << breakEvenAt(found, quote, locale);
        table.ages.push_back(quote.age);
        table.details << detailOf(catalogue, quote, question.rent.count, texts);
    }
    const int counting = static_cast<int>(
        std::count_if(found.quotes.begin(), found.quotes.end(), [](const auto &q) { return q.counts; }));
    table.note = found.quotes.empty() ? Words::tr("No offer to rent this card is known.")
                 : counting == 0
                     ? Words::tr("None of them is recent enough to speak for the rent.")
                     : Words::tr("The newest offer of each provider; %n of them, with their other recent "
                                 "ones, speak for the rent that is computed with, and stand first.",
                                 nullptr, counting);
    table.claims = guideClaims(catalogue, question, locale);
    return table;
}

} // namespace gpuwise
