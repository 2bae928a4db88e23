// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/decision.h"
#include "model/words/words.h"

#include <QJsonArray>

namespace gpuwise {

namespace {

QJsonArray reasons(const std::vector<Reason> &list, const QLocale &locale)
{
    QJsonArray array;
    for (const Reason &reason : list)
        array.append(jsonReason(reason, locale));
    return array;
}

QJsonValue pick(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                std::optional<std::size_t> index, const QLocale &locale)
{
    return index ? QJsonValue(jsonOption(catalogue, workload, advice.options[*index], locale))
                 : QJsonValue(QJsonValue::Null);
}

QJsonObject cost(const Option &option)
{
    const OptionCost &c = option.cost;
    if (!c.price && !option.isOwned())
        return {};
    QJsonObject json = c.price ? jsonPrice(*c.price) : QJsonObject();
    if (c.ownedCards > 0)
        json.insert(QStringLiteral("owned_cards"), c.ownedCards);
    json.insert(QStringLiteral("total"), jsonMoney(c.total));
    json.insert(QStringLiteral("per_month"),
                c.electricityKnown ? QJsonValue(jsonMoney(c.perMonth)) : QJsonValue(QJsonValue::Null));
    return json;
}

QJsonObject speed(const Option &option)
{
    QJsonObject json{{QStringLiteral("value"), jsonBand(option.speed)}};
    if (option.prefill.isKnown())
        json.insert(QStringLiteral("prefill_tokens_per_s"), jsonBand(option.prefill));
    if (!option.speed.isKnown())
        json.insert(QStringLiteral("unknown_because"), gapSentence(option.speed.gap));
    return json;
}

} // namespace

QJsonObject jsonPrice(const PriceAnswer &price)
{
    return {{QStringLiteral("each"), jsonMoney(price.each)},
            {QStringLiteral("low"), jsonMoney(price.low)},
            {QStringLiteral("high"), jsonMoney(price.high)},
            {QStringLiteral("kind"), offerKindCode(price.kind)},
            {QStringLiteral("as_of"), price.asOf.toString(Qt::ISODate)},
            {QStringLiteral("offers"), price.offers},
            {QStringLiteral("stale"), price.age != PriceAge::Fresh},
            {QStringLiteral("converted"), price.converted},
            {QStringLiteral("other_region"), price.otherRegion}};
}

QJsonObject jsonReason(const Reason &reason, const QLocale &locale)
{
    return {{QStringLiteral("code"), reasonCode(reason.code)},
            {QStringLiteral("text"), reasonSentence(reason, locale)}};
}

QJsonObject jsonOption(const Catalogue &catalogue, const Workload &workload, const Option &option,
                       const QLocale &locale)
{
    const ScoreParts &parts = option.scoreParts;
    return {
        {QStringLiteral("id"), option.cards.gpuId},
        {QStringLiteral("count"), option.cards.count},
        {QStringLiteral("mode"),
         option.mode == OptionMode::Rent ? QStringLiteral("rent") : QStringLiteral("buy")},
        {QStringLiteral("condition"), option.mode == OptionMode::BuyUsed ? QStringLiteral("used")
                                      : option.mode == OptionMode::Rent  ? QStringLiteral("rented")
                                                                         : QStringLiteral("new")},
        {QStringLiteral("verdict"), verdictCode(option.fit.verdict)},
        {QStringLiteral("needed_gib"), jsonBandGiB(option.fit.needed)},
        {QStringLiteral("usable_gib"), toGiB(option.fit.usable.bytes)},
        {QStringLiteral("margin_gib"), toGiB(option.fit.marginBytes)},
        {QStringLiteral("runtime"), runtimeCode(option.runtime)},
        {QStringLiteral("cost"), cost(option)},
        {QStringLiteral("speed"), speed(option)},
        {QStringLiteral("value"), jsonValue(valueOf(catalogue, workload, option), workload.budget.currency)},
        {QStringLiteral("score"), option.score},
        {QStringLiteral("score_parts"), QJsonObject{{QStringLiteral("headroom"), parts.headroom},
                                                    {QStringLiteral("speed"), parts.speed},
                                                    {QStringLiteral("price"), parts.price},
                                                    {QStringLiteral("software"), parts.software},
                                                    {QStringLiteral("power"), parts.power}}},
        {QStringLiteral("reasons"), reasons(option.reasons, locale)},
        {QStringLiteral("cautions"), reasons(option.cautions, locale)}};
}

QJsonObject jsonLeftOut(const LeftOut &left, const QLocale &locale)
{
    return {{QStringLiteral("id"), left.cards.gpuId},
            {QStringLiteral("count"), left.cards.count},
            {QStringLiteral("code"), reasonCode(left.why.code)},
            {QStringLiteral("text"), reasonSentence(left.why, locale)},
            {QStringLiteral("would_change"), left.wouldChange.code == ReasonCode::Count
                                                 ? QJsonValue(QJsonValue::Null)
                                                 : QJsonValue(reasonSentence(left.wouldChange, locale))}};
}

QJsonObject jsonAdvice(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
                       const QLocale &locale)
{
    QJsonArray options;
    for (const Option &option : advice.options)
        options.append(jsonOption(catalogue, resolved.workload, option, locale));
    QJsonArray leftOut;
    for (const LeftOut &left : advice.leftOut)
        leftOut.append(jsonLeftOut(left, locale));
    QJsonObject json{
        {QStringLiteral("picks"),
         QJsonObject{
             {QStringLiteral("best_value"),
              pick(catalogue, resolved.workload, advice, advice.bestValue, locale)},
             {QStringLiteral("fastest"), pick(catalogue, resolved.workload, advice, advice.fastest, locale)},
             {QStringLiteral("cheapest"),
              pick(catalogue, resolved.workload, advice, advice.cheapest, locale)},
             {QStringLiteral("rent"), pick(catalogue, resolved.workload, advice, advice.rent, locale)}}},
        {QStringLiteral("options"), options},
        {QStringLiteral("left_out"), leftOut},
        {QStringLiteral("remarks"), reasons(advice.remarks, locale)},
        {QStringLiteral("assumptions"), jsonAssumptions(advice.assumptions)},
        {QStringLiteral("workload"), jsonWorkload(catalogue, resolved, questionFor(catalogue, resolved, 1))}};
    if (advice.owned)
        json.insert(QStringLiteral("owned"),
                    QJsonObject{{QStringLiteral("answer"), ownedCode(advice.owned->verdict)},
                                {QStringLiteral("text"), reasonSentence(advice.owned->why, locale)},
                                {QStringLiteral("card"),
                                 jsonOption(catalogue, resolved.workload, advice.owned->option, locale)}});
    if (advice.nearest)
        json.insert(QStringLiteral("nearest"), jsonLeftOut(advice.leftOut[*advice.nearest], locale));
    return json;
}

} // namespace gpuwise
