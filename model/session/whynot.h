// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Why not ...?": one card judged against the present answers, the reason it was left out, and up to three
// changes that were tried and let it in.
#pragma once

#include "model/session/pickview.h"

#include "model/domain/workload.h"

#include <optional>
#include <vector>

namespace gpuwise {

/// "RTX 5090", "2x RTX 5090", "2 × GeForce RTX 5090", "RTX 5090 x2". nullopt: no such card.
std::optional<CardGroup> parseCardGroup(const Catalogue &catalogue, const QString &text);
/// The same, or a part of the name that only one card has, best at its end: "5060 ti 16", "3090".
std::optional<CardGroup> cardsNamed(const Catalogue &catalogue, const QString &text);

/// An answer that could be given instead, and what would follow.
struct AnswerChange
{
    QString what;   ///< "Budget CNY 22,000"
    QString effect; ///< "becomes fastest within budget"
    Workload workload;
    QString cost = {}; ///< "Longer texts are cut: 4,096 of 8,192 tokens remain"; empty: plain from `what`
};

struct WhyNot
{
    CardGroup cards;
    QString heading;  ///< the reason in one line
    QString sentence; ///< what else is true of it
    PickView view;    ///< bar, speed, cost
    bool hasBar = false;
    std::vector<AnswerChange> changes;
};

WhyNot whyNot(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Advice &advice,
              const SpeedModel &speeds, const CardGroup &cards, QDate today, const QLocale &locale);

/// Changes of one answer that would lead to another best value, most telling first; at most four.
std::vector<AnswerChange> whatWouldChange(const Catalogue &catalogue, const Workload &workload,
                                          const Advice &advice, QDate today, const QLocale &locale);

} // namespace gpuwise
