// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything that is known of one card, as ready texts: each spec with its source, date and confidence and
// what others publish instead; claims, software, power and place, pitfalls, prices over time, similar cards.
#pragma once

#include "model/advice/similarcards.h"
#include "model/charts/fitbar.h"
#include "model/domain/catalogue.h"
#include "model/estimate/note.h"
#include "model/session/optiondetails.h"
#include "model/session/pricehistory.h"
#include "model/words/sheet.h"

#include <QLocale>

#include <optional>
#include <vector>

namespace gpuwise {

class Session;

struct CardDetails
{
    struct Claimed
    {
        ClaimVerdict verdict = ClaimVerdict::Unverified;
        QString said;
        QString answer; ///< the right value and the reason
        QString id = {};
    };
    struct Pitfall
    {
        NoteKind kind = NoteKind::Reason;
        QString text;
        QString sources; ///< for tool tips; may be empty
    };
    struct Similar
    {
        QString gpuId;
        QString name;
        QString how; ///< "memory the same, bandwidth +78 %, power −10 %; distance 0.42"
    };

    QString gpuId;
    QString name;
    QString meta;                ///< "NVIDIA · Blackwell · desktop · 2025-01-30"
    QString notes;               ///< of the catalogue about the card, where it speaks the user's language
    std::optional<FitBar> fit;   ///< none: nothing to judge by
    QString fitFor;              ///< what it was judged for
    Sheet specs;                 ///< a row for each spec, and under it what others publish
    QStringList specSources;     ///< of the rows: all that is known of where it comes from
    std::vector<bool> specKnown; ///< of the rows: there is a value
    std::vector<SpecField> specFields; ///< of the rows
    std::vector<Claimed> claims;       ///< what is wrong first
    std::vector<PriceHistory> prices;
    Sheet software;
    QStringList softwareNotes;             ///< of the rows
    std::vector<Verdict> softwareVerdicts; ///< of the rows: fits is supported, tight partly
    Sheet runs;                            ///< what it can run; no rows: its memory is not known
    QString runsRule;                      ///< what it is read with
    QStringList runNotes;                  ///< of the rows
    std::vector<Verdict> runVerdicts;      ///< of the rows
    DetailSection power;
    std::vector<Pitfall> pitfalls;
    std::vector<Similar> similar; ///< nearest first
    QString similarityRule;       ///< how the distance is computed
};

/// The verdict alone, anew: it is all that changes while a model is dragged.
void judgeCard(const Session &session, const QLocale &locale, CardDetails *details);
/// Empty (no id) for a card that the catalogue does not have.
CardDetails cardDetails(const Session &session, const QString &gpuId, const QLocale &locale);

} // namespace gpuwise
