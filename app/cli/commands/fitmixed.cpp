// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fitmixed.h"

#include "app/cli/clierror.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

constexpr int mostMixed = 16;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliFit)
};

QStringList namesOf(const MixedCards &mixed)
{
    QStringList names;
    for (const MixedCard &card : mixed.cards)
        names << card.gpu->name;
    return names;
}

/// Which card is the fullest, and how the layers are shared.
QString sharesSentence(const MixedCards &mixed, const QLocale &locale)
{
    QStringList shares;
    for (const MixedCard &card : mixed.cards)
        shares << QStringLiteral("%1 %2").arg(card.gpu->name, formatPercent(card.share, locale));
    return Words::tr("Layers are shared by memory: %1.").arg(shares.join(QStringLiteral(", ")));
}

QString problemOf(const MixedCards &mixed)
{
    return mixed.problem == EstimateProblem::TaskNotForModel
               ? Words::tr("Cards of different kinds share inference only: training waits for the slowest at "
                           "every step.")
               : problemSentence(mixed.problem);
}

} // namespace

std::vector<CardGroup> readMixedCards(const Catalogue &catalogue, const QString &name)
{
    if (!name.contains(u'+'))
        return {};
    std::vector<CardGroup> groups;
    int cards = 0;
    for (const QString &part : name.split(u'+')) {
        groups.push_back(readCardGroup(catalogue, part.trimmed()));
        cards += groups.back().count;
    }
    if (cards > mostMixed)
        throw CliError{
            ExitCode::WrongUsage,
            Words::tr("\"%1\" names more than %2 cards for one machine.").arg(name).arg(mostMixed)};
    return groups;
}

QJsonObject jsonMixed(const MixedCards &mixed)
{
    QStringList ids;
    QJsonArray shares;
    const bool runs = mixed.problem == EstimateProblem::None;
    for (const MixedCard &card : mixed.cards) {
        ids << card.gpu->id;
        if (runs)
            shares.append(QJsonObject{{QStringLiteral("id"), card.gpu->id},
                                      {QStringLiteral("share"), card.share},
                                      {QStringLiteral("verdict"), verdictCode(card.fit.verdict)},
                                      {QStringLiteral("usable_gib"), toGiB(card.fit.usable.bytes)},
                                      {QStringLiteral("needed_gib"), jsonBandGiB(card.fit.needed)}});
    }
    QJsonObject json{{QStringLiteral("id"), ids.join(u'+')},
                     {QStringLiteral("count"), static_cast<int>(mixed.cards.size())},
                     {QStringLiteral("verdict"), verdictCode(runs ? mixed.fit().verdict : Verdict::No)},
                     {QStringLiteral("margin_gib"), toGiB(mixed.fit().marginBytes)},
                     {QStringLiteral("decode_tokens_per_s"), jsonBand(mixed.speed)},
                     {QStringLiteral("shares"), shares}};
    if (!runs)
        json.insert(QStringLiteral("problem"), problemOf(mixed));
    return json;
}

QStringList mixedRow(const MixedCards &mixed, const QLocale &locale)
{
    const QString name = namesOf(mixed).join(QStringLiteral(" + "));
    if (mixed.problem != EstimateProblem::None)
        return {name, verdictWord(Verdict::No), {}, {}, {}, problemOf(mixed)};
    const Speed &speed = mixed.speed;
    return {name,
            verdictWord(mixed.fit().verdict),
            marginPhrase(mixed.fit(), locale),
            speed.isKnown() ? QStringLiteral("%1 (%2)").arg(formatSpeed(speed.value.expected, locale),
                                                            formatBand(speed.value, locale))
                            : gapSentence(speed.gap),
            {},
            sharesSentence(mixed, locale)};
}

} // namespace gpuwise
