// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine's answers in the user's language. The only place where terms, formulas, assumptions, verdicts
// and reasons become sentences: window, CLI and PDF print these and can never disagree.
#pragma once

#include "model/advice/advisor.h"
#include "model/domain/catalogue.h"
#include "model/estimate/fit.h"
#include "model/estimate/memoryestimate.h"

#include <QLocale>
#include <QString>

namespace gpuwise {

enum class Language
{
    English,
    Chinese
};
Language languageOf(const QLocale &locale);

QString termName(TermId id);
QString termCode(TermId id);         ///< stable code of the JSON contract: "kv_cache"
QString formulaCode(FormulaId id);   ///< "WeightsPlain", as in docs/estimates.md
QString formulaSource(FormulaId id); ///< where the formula comes from and how well it was met
QString formulaSentence(const Term &term, const QLocale &locale); ///< "32.76 B parameters × 4.89 bits ÷ 8"
QString assumptionSentence(AssumptionId id);
QString problemSentence(EstimateProblem problem);
QString gapSentence(SpeedGap gap);                           ///< why there is no speed
QString verdictWord(Verdict verdict);                        ///< "Fits"
QString marginPhrase(const Fit &fit, const QLocale &locale); ///< "1.1 GiB to spare"
QString reasonSentence(const Reason &reason, const QLocale &locale);
QString
sentencesJoined(const QStringList &sentences); ///< with what the language puts between two; skips empty ones
QString asLabel(const QString &sentence);      ///< without the full stop, for a button or a table
QString reasonCode(ReasonCode code);           ///< stable code of the JSON contract: "memory"

QString specName(SpecField field);      ///< "Memory bandwidth"
QString factStateWord(FactState state); ///< "not published"
QString confidenceWord(Confidence confidence);
/// The right value as the research wrote it, in English; in Chinese only where it has no words: the reason
/// says it.
QString claimRightValue(const Claim &claim, const QLocale &locale);
QString claimVerdictWord(ClaimVerdict verdict);
QString taskName(Task task);
QString runtimeName(Runtime runtime); ///< names of programs are the same in every language
QString frameworkName(Framework framework);
QString shardingName(Sharding sharding);
QString offerKindWord(OfferKind kind);    ///< "used", "on demand"
QString optionModeWord(OptionMode mode);  ///< "new", "used", "rent"
QString optionWord(const Option &option); ///< the same, or "owned"
/// A sum of the option's cost, as formatSum() writes it.
QString formatCost(const Option &option, const Money &money, const QLocale &locale, int decimals = 0);
QString segmentName(Segment segment);
QString groupName(const Catalogue &catalogue, const CardGroup &group);       ///< "2 × GeForce RTX 5090"
QString modelLabel(const ResolvedWorkload &resolved, const QLocale &locale); ///< "Qwen3 32B", "7B"
QString exerciseName(const QString &code);         ///< of the learning basket: "Fine-tuning BERT-base"
QString precisionName(const QString &precisionId); ///< "Q4_K_M", "BF16"

} // namespace gpuwise
