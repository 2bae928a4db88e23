// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/costwords.h"
#include "model/words/pricewords.h"
#include "model/words/words.h"

#include <QJsonArray>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QJsonObject groupJson(const Catalogue &catalogue, const CardGroup &group)
{
    return {{u"id"_s, group.gpuId}, {u"count"_s, group.count}, {u"name"_s, groupName(catalogue, group)}};
}

QJsonValue basisJson(const std::optional<PriceAnswer> &price)
{
    return price ? QJsonValue(jsonPrice(*price)) : QJsonValue::Null;
}

QString ageCode(PriceAge age)
{
    return age == PriceAge::Fresh ? u"fresh"_s : age == PriceAge::Stale ? u"stale"_s : u"old"_s;
}

QJsonArray providersJson(const Catalogue &catalogue, const RentOrBuyCase &found, int count)
{
    QJsonArray providers;
    for (const RentalQuote &quote : found.quotes) {
        QJsonObject entry = jsonOffer(catalogue, *quote.offer);
        entry.insert(u"per_card_hour"_s, jsonMoney(quote.perCardHour));
        entry.insert(u"converted"_s, quote.converted);
        entry.insert(u"age"_s, ageCode(quote.age));
        entry.insert(u"stale"_s, quote.age != PriceAge::Fresh);
        entry.insert(u"in_region"_s, quote.inRegion);
        entry.insert(u"counts"_s, quote.counts);
        QJsonArray unsaid;
        for (const OfferGap gap : offerGaps(*quote.offer, count))
            unsaid.append(QJsonObject{{u"code"_s, offerGapCode(gap)}, {u"ask"_s, offerGapQuestion(gap)}});
        entry.insert(u"unsaid"_s, unsaid);
        providers.append(entry);
    }
    return providers;
}

QJsonObject inputsJson(const RentOrBuyInputs &in)
{
    QJsonObject json{{u"owned_cards"_s, in.ownedCards},         {u"rented_cards"_s, in.rentedCards},
                     {u"host_watts"_s, in.hostWatts},           {u"idle_load"_s, in.idleLoad},
                     {u"resale_low"_s, in.resaleLow},           {u"resale_high"_s, in.resaleHigh},
                     {u"currency"_s, currencyCode(in.currency)}};
    for (const CostInput input : costInputs())
        json.insert(costInputCode(input), valueOf(in, input));
    return json;
}

QJsonObject totalsJson(const RentOrBuyAnswer &answer)
{
    return {{u"up_front"_s, jsonMoney(answer.upFront)},
            {u"resale"_s, jsonMoney(answer.resale)},
            {u"own_per_hour"_s, jsonMoney(answer.ownPerHour)},
            {u"rent_per_hour"_s, jsonMoney(answer.rentPerHour)},
            {u"own_per_month"_s, jsonMoney(answer.ownPerMonth)},
            {u"rent_per_month"_s, jsonMoney(answer.rentPerMonth)},
            {u"own_total"_s, jsonMoney(answer.ownTotal)},
            {u"rent_total"_s, jsonMoney(answer.rentTotal)}};
}

QJsonArray seriesJson(const RentOrBuyAnswer &answer)
{
    QJsonArray series;
    for (const CostPoint &point : answer.series)
        series.append(QJsonObject{{u"month"_s, point.month},
                                  {u"own_paid"_s, jsonMoney(point.paid)},
                                  {u"own_net"_s, jsonMoney(point.net)},
                                  {u"own_net_low"_s, jsonMoney(point.netLow)},
                                  {u"own_net_high"_s, jsonMoney(point.netHigh)},
                                  {u"rent"_s, jsonMoney(point.rent)}});
    return series;
}

} // namespace

QJsonObject jsonRentOrBuy(const Catalogue &catalogue, const RentOrBuyQuestion &question,
                          const RentOrBuyCase &found, const QLocale &locale)
{
    QJsonArray notes, turns;
    for (const Note &note : found.notes)
        notes.append(jsonNote(catalogue, note, locale));
    for (const Turn &turn : found.answer.turns)
        turns.append(QJsonObject{{u"input"_s, costInputCode(turn.input)},
                                 {u"now"_s, turn.now},
                                 {u"turns_at"_s, turn.turnsAt},
                                 {u"text"_s, turnSentence(turn, found.inputs.currency, locale)}});
    const RentOrBuyAnswer &answer = found.answer;
    return {{u"own"_s, groupJson(catalogue, question.own)},
            {u"rent"_s, groupJson(catalogue, question.rent)},
            {u"verdict"_s, costVerdictCode(found)},
            {u"conclusion"_s, rentOrBuyConclusion(found, locale)},
            {u"break_even_hours"_s, jsonNumber(answer.breakEvenHours)},
            {u"break_even_months"_s, jsonNumber(answer.breakEvenMonths)},
            {u"break_even_hours_earliest"_s, jsonNumber(answer.earliestHours)},
            {u"break_even_hours_latest"_s, jsonNumber(answer.latestHours)},
            {u"inputs"_s, inputsJson(found.inputs)},
            {u"price"_s, basisJson(found.price)},
            {u"rent_price"_s, basisJson(found.rent)},
            {u"totals"_s, found.answered() ? QJsonValue(totalsJson(answer)) : QJsonValue(QJsonValue::Null)},
            {u"series"_s, seriesJson(answer)},
            {u"turns"_s, turns},
            {u"providers"_s, providersJson(catalogue, found, question.rent.count)},
            {u"notes"_s, notes}};
}

} // namespace gpuwise
