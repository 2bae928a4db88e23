// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tiers in the user's language: their names, what keeps a card down, the parts of the score, the guides'
// tiers.
#pragma once

#include "model/advice/guidetiers.h"
#include "model/advice/tiers.h"

#include <QLocale>
#include <QString>

#include <vector>

namespace gpuwise {

QString tierName(Tier tier);      ///< "S"
QString tierCapCode(TierCap cap); ///< stable code of the JSON contract: "price_unknown"
QString tierCapSentence(TierCap cap);

/// One part of the score taken apart: what it is, its value of 100, its weight as a share of all.
struct ScoreLine
{
    QString code; ///< "headroom"
    QString name;
    double value = 0;  ///< 0..1, with the card's standing
    double weight = 0; ///< 0..1
};
std::vector<ScoreLine> scoreLines(const ScoreParts &parts, const ScoreWeights &weights);
/// The list in one sentence, for screen readers and the top of a page.
QString tierConclusion(const Catalogue &catalogue, const TierList &list);

QString guideTierCode(GuideTier tier); ///< "flagships"
QString guideTierName(GuideTier tier);
QString guideTierAdvantage(GuideTier tier);
QString guideTierScene(GuideTier tier);
QString guideTierCaution(GuideTier tier);

} // namespace gpuwise
