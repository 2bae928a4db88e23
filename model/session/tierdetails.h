// SPDX-License-Identifier: GPL-3.0-or-later
//
// One card's place among the tiers taken apart: what each part of the score is, why, how much it weighs; what
// keeps the card down; or, below the line, why it is there.
#pragma once

#include "model/advice/tiers.h"
#include "model/domain/catalogue.h"
#include "model/session/tierweights.h"

#include <QLocale>
#include <QString>
#include <QStringList>

#include <vector>

namespace gpuwise {

/// Where a card stands in a list; both null: it is not in it.
struct TierPlace
{
    const TierEntry *entry = nullptr;
    bool overBudget = false;
    const LeftOut *left = nullptr;
};
TierPlace findInTiers(const TierList &list, const QString &gpuId);

/// "Tier A, 79.5 of 100".
QString tierStanding(const TierEntry &entry, const QLocale &locale);

struct TierDetails
{
    struct Line
    {
        ScorePart part = ScorePart::Headroom;
        QString name;   ///< "Speed"
        QString why;    ///< "33 tokens/s (26–40)"
        QString value;  ///< of 100, before its weight
        QString weight; ///< "27 %"
        QString points; ///< what it adds to the score
    };
    CardGroup cards;
    QString name;     ///< "2 × GeForce RTX 5090, used"
    QString standing; ///< "Tier A, 79.5 of 100"; "Below the line"
    std::vector<Line> lines;
    std::array<double, 5> shares{}; ///< of the lines' points, 0..1
    QString total;
    QString standingNote;           ///< what all parts were multiplied by, and why
    QStringList held;               ///< what keeps it from a higher tier, or above the line
    QStringList reasons;            ///< what speaks for it
    QStringList cautions;           ///< what to mind
    const Option *option = nullptr; ///< of the list; null below the line
};

/// The list must outlive the answer.
TierDetails tierDetails(const Catalogue &catalogue, const Workload &workload, const TierList &list,
                        const QString &gpuId, const QLocale &locale);

} // namespace gpuwise
