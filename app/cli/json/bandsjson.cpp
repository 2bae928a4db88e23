// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/bandwords.h"

#include <QJsonArray>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QJsonValue runJson(const BandRun &run, bool inference)
{
    if (run.modelId.isEmpty())
        return QJsonValue::Null;
    return QJsonObject{{u"model"_s, run.modelId},
                       {u"runtime"_s, inference ? QJsonValue(runtimeCode(run.runtime)) : QJsonValue::Null},
                       {u"tokens_per_s"_s, jsonBand(run.speed)}};
}

QJsonObject cardJson(const BandCard &card)
{
    return {{u"id"_s, card.gpu->id},
            {u"name"_s, card.gpu->name},
            {u"price"_s, card.price ? QJsonValue(jsonPrice(*card.price)) : QJsonValue::Null},
            {u"rent_price"_s, card.rent ? QJsonValue(jsonPrice(*card.rent)) : QJsonValue::Null},
            {u"usable_gib"_s, jsonNumber(card.usableGiB)},
            {u"bandwidth_gb_per_s"_s, jsonNumber(card.bandwidthGBps)},
            {u"runs_up_to"_s, runJson(card.chat, true)},
            {u"qlora_up_to"_s, runJson(card.tuning, false)},
            {u"beaten"_s, card.beaten}};
}

} // namespace

QJsonObject jsonBands(const std::vector<BudgetBand> &bands, const QLocale &locale)
{
    QJsonArray list;
    for (const BudgetBand &band : bands) {
        QJsonArray cards;
        for (const BandCard &card : band.cards)
            cards.append(cardJson(card));
        list.append(QJsonObject{{u"code"_s, bandCode(band.kind)},
                                {u"title"_s, bandTitle(band, locale)},
                                {u"from"_s, band.from ? QJsonValue(jsonMoney(*band.from)) : QJsonValue::Null},
                                {u"to"_s, band.to ? QJsonValue(jsonMoney(*band.to)) : QJsonValue::Null},
                                {u"converted"_s, band.converted},
                                {u"left_out_old_price"_s, band.oldPrices},
                                {u"summary"_s, bandSummary(band, locale)},
                                {u"cards"_s, cards}});
    }
    return {{u"bands"_s, list}};
}

} // namespace gpuwise
