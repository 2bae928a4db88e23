// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/pricehistory.h"

#include "model/charts/dateaxis.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PriceHistory)
};

using Offers = std::vector<const Offer *>;

QString moneyText(const Offer &offer, const QLocale &locale)
{
    return formatMoney(offer.price, locale, isRental(offer.kind) ? 2 : 0);
}

/// A bought machine is priced as a whole: beside cards it would be a mistake.
bool isPriceOfCard(const Offer &offer)
{
    return isRental(offer.kind) || offer.scope == OfferScope::Card;
}

QString conditionText(const Offer &offer)
{
    const QString kind = offerKindWord(offer.kind);
    if (!isPriceOfCard(offer))
        return offer.scope == OfferScope::Unknown
                   ? Words::tr("%1, not stated for what", "condition").arg(kind)
                   : Words::tr("%1, whole machine", "condition").arg(kind);
    return isRental(offer.kind) && offer.count > 1
               ? Words::tr("%1, %2 together", "condition, number of cards").arg(kind).arg(offer.count)
               : kind;
}

QString whoText(const Catalogue &catalogue, const Offer &offer)
{
    if (!offer.provider.isEmpty())
        return offer.ownId.isEmpty() ? offer.provider
                                     : Words::tr("%1 (%2)", "provider, that the price is the user's")
                                           .arg(offer.provider, ownWord());
    return sourceTitle(catalogue, offer.source);
}

QString sentenceOf(const Catalogue &catalogue, const Offer &offer, const QLocale &locale)
{
    const QString who = whoText(catalogue, offer);
    const QString price = isRental(offer.kind)
                              ? Words::tr("%1 per hour", "price").arg(moneyText(offer, locale))
                              : moneyText(offer, locale);
    const QString said =
        Words::tr("%1, %2, %3, region %4", "date, price, condition, region")
            .arg(formatDate(offer.asOf, offer.monthOnly), price, conditionText(offer), offer.region);
    return who.isEmpty() ? said : Words::tr("%1; %2", "offer, provider or source").arg(said, who);
}

/// Rings: what is not the plain case of its kind.
bool isHollow(OfferKind kind)
{
    return kind == OfferKind::Used || kind == OfferKind::Spot || kind == OfferKind::Reserved ||
           kind == OfferKind::Community;
}

ScatterChart chartOf(const Catalogue &catalogue, const Offers &offers, const PriceHistory &history,
                     const QLocale &locale)
{
    ScatterChart chart;
    Offers drawn;
    std::copy_if(offers.begin(), offers.end(), std::back_inserter(drawn), [](const Offer *offer) {
        return isPriceOfCard(*offer) && offer->price.units > 0 && offer->asOf.isValid();
    });
    chart.title = Words::tr("Price history");
    const QString code = currencyCode(history.currency);
    chart.yTitle = history.rental ? Words::tr("%1 per card and hour", "currency").arg(code)
                                  : Words::tr("%1 per card", "currency").arg(code);
    chart.legend = history.rental ? Words::tr("Disc: on demand. Ring: spot, reserved or community.")
                                  : Words::tr("Diamond: list price. Disc: new. Ring: used.");
    const auto left = static_cast<int>(offers.size() - drawn.size());
    if (left > 0)
        chart.note = Words::tr("%n offer(s) for whole machines stand in the table only.", nullptr, left);
    if (drawn.empty()) {
        chart.description = Words::tr("Nobody priced the card alone.");
        return chart;
    }
    const auto [least, most] =
        std::minmax_element(drawn.begin(), drawn.end(),
                            [](const Offer *a, const Offer *b) { return a->price.units < b->price.units; });
    chart.x = dateAxis(drawn.front()->asOf, drawn.back()->asOf);
    chart.y = axisOver((*least)->price.amount(), (*most)->price.amount(), locale);
    for (const Offer *offer : drawn) {
        const bool newest = offer == drawn.back();
        const bool list = offer->kind == OfferKind::NewMsrp;
        ScatterChart::Point point;
        point.name = list ? Words::tr("list price") : moneyText(*offer, locale);
        point.x = onDateAxis(offer->asOf);
        point.y = Band::exact(offer->price.amount());
        point.front = list;
        point.aside = isHollow(offer->kind);
        point.labelled = newest || list;
        point.pick = newest;
        point.sentence = sentenceOf(catalogue, *offer, locale);
        chart.points.push_back(point);
    }
    const auto priced = static_cast<int>(drawn.size());
    chart.description = sentencesJoined(
        {Words::tr("%n dated price(s).", nullptr, priced),
         Words::tr("From %1 to %2; newest %3, %4, %5.", "least, most, newest price, date, condition")
             .arg(moneyText(**least, locale), moneyText(**most, locale), moneyText(*drawn.back(), locale),
                  formatDate(drawn.back()->asOf, drawn.back()->monthOnly), conditionText(*drawn.back()))});
    return chart;
}

Sheet tableOf(const Catalogue &catalogue, const Offers &offers, const PriceHistory &history,
              const QLocale &locale)
{
    Sheet sheet;
    sheet.title = Words::tr("Price history: %1").arg(history.name);
    sheet.header = {Words::tr("Date"), Words::tr("Price"), Words::tr("Condition"), Words::tr("Region"),
                    history.rental ? Words::tr("Provider") : Words::tr("Source")};
    sheet.rightAligned = {false, true, false, false, false};
    for (auto offer = offers.rbegin(); offer != offers.rend(); ++offer)
        sheet.rows.push_back({formatDate((*offer)->asOf, (*offer)->monthOnly), moneyText(**offer, locale),
                              conditionText(**offer), (*offer)->region, whoText(catalogue, **offer)});
    return sheet;
}

} // namespace

std::vector<PriceHistory> priceHistories(const Catalogue &catalogue, const Gpu &gpu, AcquireMode mode,
                                         Currency currency, const QLocale &locale)
{
    struct Group
    {
        bool rental;
        Currency currency;
        Offers offers;
    };
    std::vector<Group> groups;
    for (const Offer *offer : catalogue.offersFor(gpu.id)) {
        const bool rental = isRental(offer->kind);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group &each) {
            return each.rental == rental && each.currency == offer->price.currency;
        });
        if (group == groups.end())
            group = groups.insert(groups.end(), {rental, offer->price.currency, {}});
        group->offers.push_back(offer);
    }
    const bool rentFirst = mode == AcquireMode::Rent;
    std::stable_sort(groups.begin(), groups.end(), [&](const Group &a, const Group &b) {
        if (a.rental != b.rental)
            return a.rental == rentFirst;
        if ((a.currency == currency) != (b.currency == currency))
            return a.currency == currency;
        return a.offers.size() > b.offers.size();
    });
    std::vector<PriceHistory> histories;
    for (Group &group : groups) {
        std::stable_sort(group.offers.begin(), group.offers.end(),
                         [](const Offer *a, const Offer *b) { return a->asOf < b->asOf; });
        PriceHistory history;
        history.rental = group.rental;
        history.currency = group.currency;
        history.name =
            (group.rental ? Words::tr("To rent, %1", "currency") : Words::tr("To buy, %1", "currency"))
                .arg(currencyCode(group.currency));
        history.chart = chartOf(catalogue, group.offers, history, locale);
        history.table = tableOf(catalogue, group.offers, history, locale);
        histories.push_back(history);
    }
    return histories;
}

} // namespace gpuwise
