// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notes about power, place and money in the user's language, and the names of what they judge.
#pragma once

#include "model/estimate/note.h"
#include "model/estimate/power.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

QString noteCode(NoteCode code); ///< stable code of the JSON contract: "second_supply"
QString noteSentence(const Note &note, const QLocale &locale);

QString supplyStandardName(SupplyStandard standard);
QString supplyLevelName(SupplyLevel level);
QString circuitName(const Circuit &circuit, const QLocale &locale); ///< "220 V, 10 A"
QString circuitVerdictWord(CircuitVerdict verdict);
/// The answer in one sentence, for screen readers and the top of a page.
QString powerConclusion(const PowerAnswer &answer, const QLocale &locale);

} // namespace gpuwise
