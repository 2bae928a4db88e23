// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/claims/claimwords.h"

#include <array>

namespace gpuwise {

namespace {

QString outcomeCode(ClaimOutcome outcome)
{
    constexpr std::array codes{"holds", "below", "above", "differs", "not_known"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(outcome)]);
}

QString quantityCode(ClaimQuantityKind kind)
{
    constexpr std::array codes{"fact",         "more_percent", "times",         "model_billions", "quotient",
                               "less_percent", "models",       "share_percent", "earliest"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(kind)]);
}

QJsonObject jsonFit(const ClaimedFit &fit)
{
    return {{QStringLiteral("card"), fit.asked.cards.gpuId},
            {QStringLiteral("count"), fit.asked.cards.count},
            {QStringLiteral("needed_gib"), jsonBandGiB(fit.memory.perDevice)},
            {QStringLiteral("usable_gib"), toGiB(fit.fit.usable.bytes)},
            {QStringLiteral("verdict"), verdictCode(fit.fit.verdict)}};
}

QJsonObject jsonQuantity(const ComputedQuantity &quantity)
{
    const ClaimQuantity &claimed = quantity.claimed;
    QJsonObject json{{QStringLiteral("kind"), quantityCode(claimed.kind)},
                     {QStringLiteral("outcome"), outcomeCode(quantity.outcome)},
                     {QStringLiteral("value"), QJsonValue::Null}};
    if (!claimed.first.isEmpty())
        json.insert(QStringLiteral("subject"), claimed.first);
    if (!claimed.second.isEmpty())
        json.insert(QStringLiteral("against"), claimed.second);
    if (claimed.field)
        json.insert(QStringLiteral("field"), QString::fromLatin1(describe(*claimed.field).id));
    if (quantity.value)
        json.insert(QStringLiteral("value"), *quantity.value);
    else if (!quantity.word.isEmpty())
        json.insert(QStringLiteral("value"), quantity.word);
    return json;
}

} // namespace

QJsonObject jsonCheckedClaim(const Catalogue &catalogue, const Claim &claim, const QLocale &locale)
{
    QJsonObject json = jsonClaim(claim);
    const auto check = checkClaim(catalogue, claim);
    if (!check)
        return json;
    QJsonObject checked{{QStringLiteral("agrees"), check->agrees}};
    if (check->fit)
        checked.insert(QStringLiteral("fit"), jsonFit(*check->fit));
    QJsonArray quantities, lines;
    for (const ComputedQuantity &quantity : check->quantities)
        quantities.append(jsonQuantity(quantity));
    for (const ClaimLine &line : claimCheckLines(catalogue, *check, locale))
        lines.append(line.text);
    checked.insert(QStringLiteral("quantities"), quantities);
    checked.insert(QStringLiteral("lines"), lines);
    json.insert(QStringLiteral("checked"), checked);
    return json;
}

} // namespace gpuwise
