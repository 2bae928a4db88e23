// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/fitanswers.h"

#include "model/session/candidatechanges.h"
#include "model/tables/comparisonparts.h"
#include "model/words/decision.h"
#include "model/words/fitwords.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FitAnswers)
};

} // namespace

QString memorySentence(const Option &option, const QLocale &locale)
{
    const UsableAmount &usable = option.fit.usable;
    if (usable.bytes <= 0)
        return Words::tr("How much memory software can use is not known.");
    const QString sold = formatTrimmed(toGiB(usable.nominalBytes), 1, locale);
    const QString amount = formatGiB(usable.bytes, locale);
    return option.cards.count == 1
               ? Words::tr("%1 GB sold · %2 GiB usable, %3", "size, amount, how it is known")
                     .arg(sold, amount, usableBasisPhrase(usable.basis))
               : Words::tr("Each card: %1 GB sold · %2 GiB usable, %3", "size, amount, how it is known")
                     .arg(sold, amount, usableBasisPhrase(usable.basis));
}

QString speedSentence(const Workload &workload, const Option &option, const QLocale &locale)
{
    if (!option.speed.isKnown())
        return gapSentence(option.speed.gap);
    if (option.fit.verdict == Verdict::No) // what does not fit does not run at that speed, as the table says
        return {};
    return Words::tr("%1 %2 (%3)", "speed, unit, band")
        .arg(formatSpeed(option.speed.value.expected, locale), speedUnit(workload.task.task),
             formatBand(option.speed.value, locale));
}

std::vector<AnswerChange> fitAnswers(const Catalogue &catalogue, const std::vector<FitChange> &changes,
                                     const CardGroup &cards, const QLocale &locale)
{
    std::vector<AnswerChange> answers;
    for (const FitChange &change : changes) {
        const CandidateChange candidate = withFitChange(change, locale);
        const QString verdict = verdictWord(change.fit.verdict);
        const QString margin = marginPhrase(change.fit, locale);
        const QString effect =
            change.cards == cards
                ? Words::tr("%1, %2", "verdict, margin").arg(verdict, margin)
                : Words::tr("%1, %2 on %3", "verdict, margin, cards")
                      .arg(verdict, margin, shortCardName(groupName(catalogue, change.cards)).simplified());
        answers.push_back({candidate.what, effect, candidate.workload, candidate.cost});
    }
    return answers;
}

} // namespace gpuwise
