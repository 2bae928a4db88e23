// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine's report card as tables that the command line prints and the window can show.
#pragma once

#include "model/accuracy/accuracy.h"
#include "model/words/sheet.h"

#include <QLocale>
#include <QStringList>

#include <vector>

namespace gpuwise {

QString accuracyPartName(AccuracyPart part);
QString accuracyPartCode(AccuracyPart part); ///< stable code of the JSON contract: "memory"
QString errorGroupName(AccuracyPart part, const QString &group);
QString runKindName(const QString &kind); ///< of a memory measurement: "pretrain"
QString ruleOfThumbName(RuleOfThumb rule);
QString ruleOfThumbCode(RuleOfThumb rule);
QString verdictSetName(VerdictSet set);
QString verdictSetCode(VerdictSet set);
/// What the fit of the speed model said of a program's rows; null: nothing. An empty name: of all.
const LeftOutError *leftOutError(const Catalogue &catalogue, AccuracyPart part, const QString &software);

/// How to read the sheets, and what they do not say.
QStringList accuracyRemarks(const Catalogue &catalogue);
std::vector<Sheet> accuracySheets(const Catalogue &catalogue, const AccuracyReport &report,
                                  const QLocale &locale);

} // namespace gpuwise
