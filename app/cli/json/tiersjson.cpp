// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/json.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QJsonArray>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

QJsonObject entryJson(const Catalogue &catalogue, const Workload &workload, const TierEntry &entry,
                      const TierList &list, const QLocale &locale)
{
    QJsonObject json = jsonOption(catalogue, workload, entry.option, locale);
    QJsonObject parts;
    for (const ScoreLine &line : scoreLines(entry.parts, list.weights))
        parts.insert(line.code, line.value);
    QJsonArray caps;
    for (const TierCap cap : entry.caps)
        caps.append(QJsonObject{{u"code"_s, tierCapCode(cap)}, {u"text"_s, tierCapSentence(cap)}});
    json.insert(u"name"_s, groupName(catalogue, entry.option.cards));
    json.insert(u"tier"_s, tierName(entry.tier));
    json.insert(u"score"_s, entry.score);
    json.insert(u"score_parts"_s, parts);
    json.insert(u"standing"_s, entry.option.standing);
    json.insert(u"caps"_s, caps);
    return json;
}

} // namespace

QJsonArray jsonGuideTiers(const Catalogue &catalogue)
{
    QJsonArray guides;
    for (const GuideTier tier : guideTiers()) {
        QJsonArray cards;
        for (const QString &id : cardsOf(tier))
            cards.append(QJsonObject{{u"id"_s, id}, {u"name"_s, groupName(catalogue, {id, 1})}});
        guides.append(QJsonObject{{u"code"_s, guideTierCode(tier)},
                                  {u"name"_s, guideTierName(tier)},
                                  {u"advantage"_s, guideTierAdvantage(tier)},
                                  {u"scene"_s, guideTierScene(tier)},
                                  {u"caution"_s, guideTierCaution(tier)},
                                  {u"cards"_s, cards}});
    }
    return guides;
}

QJsonObject jsonTiers(const Catalogue &catalogue, const ResolvedWorkload &resolved, const TierList &list,
                      const QLocale &locale)
{
    QJsonArray tiers, overBudget, unpriced, below;
    for (const Tier tier : {Tier::S, Tier::A, Tier::B, Tier::C, Tier::D}) {
        QJsonArray cards;
        for (const TierEntry &entry : list.entries)
            if (entry.tier == tier && entry.hasPrice())
                cards.append(entryJson(catalogue, resolved.workload, entry, list, locale));
        tiers.append(QJsonObject{{u"tier"_s, tierName(tier)}, {u"cards"_s, cards}});
    }
    for (const TierEntry &entry : list.overBudget)
        overBudget.append(entryJson(catalogue, resolved.workload, entry, list, locale));
    for (const TierEntry &entry : list.entries)
        if (!entry.hasPrice())
            unpriced.append(entryJson(catalogue, resolved.workload, entry, list, locale));
    for (const LeftOut &left : list.below)
        below.append(jsonLeftOut(left, locale));
    QJsonObject weights;
    for (const ScoreLine &line : scoreLines({}, list.weights))
        weights.insert(line.code, line.weight);
    QJsonArray remarks;
    for (const Reason &remark : list.remarks)
        remarks.append(jsonReason(remark, locale));
    return {{u"tiers"_s, tiers},
            {u"over_budget"_s, overBudget},
            {u"no_price"_s, unpriced},
            {u"below_line"_s, below},
            {u"weights"_s, weights},
            {u"conclusion"_s, tierConclusion(catalogue, list)},
            {u"remarks"_s, remarks},
            {u"workload"_s, jsonWorkload(catalogue, resolved, questionFor(catalogue, resolved, 1))}};
}

} // namespace gpuwise
