// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/fitbar.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace gpuwise {

double FitBar::expectedGiB() const
{
    double sum = 0;
    for (const Segment &segment : segments)
        sum += segment.gib;
    return sum;
}

bool FitBar::operator==(const FitBar &other) const
{
    return segments == other.segments && neededGiB == other.neededGiB && usableGiB == other.usableGiB &&
           nominalGiB == other.nominalGiB && cards == other.cards && fit.verdict == other.fit.verdict &&
           fit.marginBytes == other.fit.marginBytes;
}

FitBar fitBarOf(const MemoryEstimate &estimate, const Fit &fit, int cards)
{
    FitBar bar;
    bar.cards = cards;
    bar.fit = fit;
    bar.usableGiB = toGiB(fit.usable.bytes) * cards;
    bar.nominalGiB = toGiB(fit.usable.nominalBytes) * cards;
    if (!estimate.isValid())
        return bar;
    for (const Term &term : estimate.terms()) {
        if (term.bytes.expected > 0)
            bar.segments.push_back({term.id, toGiB(term.bytes.expected), term});
    }
    std::stable_sort(bar.segments.begin(), bar.segments.end(),
                     [](const FitBar::Segment &a, const FitBar::Segment &b) { return a.id < b.id; });
    bar.neededGiB = estimate.total.scaled(1 / bytesPerGiB);
    return bar;
}

std::vector<TermId> legendOf(std::span<const FitBar> bars)
{
    std::vector<TermId> terms;
    for (const FitBar &bar : bars) {
        for (const FitBar::Segment &segment : bar.segments) {
            if (std::find(terms.begin(), terms.end(), segment.id) == terms.end())
                terms.push_back(segment.id);
        }
    }
    std::sort(terms.begin(), terms.end());
    return terms;
}

QString fitBarSentence(const QString &name, const FitBar &bar, const QLocale &locale)
{
    QStringList parts;
    if (bar.nominalGiB > 0) {
        parts << QCoreApplication::translate("FitBar", "%1, %2 GB, %3 GiB usable.", "card, size as sold")
                     .arg(name, formatTrimmed(bar.nominalGiB, 1, locale),
                          formatNumber(bar.usableGiB, 1, locale));
    } else {
        parts << QCoreApplication::translate("FitBar", "%1, memory size not known.").arg(name);
    }
    if (!bar.segments.empty()) {
        QStringList terms;
        for (const FitBar::Segment &segment : bar.segments)
            terms << QCoreApplication::translate("FitBar", "%1 %2", "memory term and its GiB")
                         .arg(termName(segment.id), formatNumber(segment.gib, 2, locale));
        parts << QCoreApplication::translate("FitBar", "Needs %1 GiB, %2 to %3: %4.", "%4 lists the terms")
                     .arg(formatNumber(bar.neededGiB.expected, 1, locale),
                          formatNumber(bar.neededGiB.low, 1, locale),
                          formatNumber(bar.neededGiB.high, 1, locale),
                          terms.join(QCoreApplication::translate("FitBar", ", ", "between memory terms")));
    }
    if (bar.cards > 1 && bar.fit.verdict != Verdict::Unknown)
        parts << QCoreApplication::translate("FitBar", "Fullest card: %1 of %2 GiB usable.")
                     .arg(formatGiB(bar.fit.needed.expected, locale),
                          formatGiB(bar.fit.usable.bytes, locale));
    const QString margin = marginPhrase(bar.fit, locale);
    if (margin.isEmpty())
        parts << QCoreApplication::translate("FitBar", "%1.", "verdict").arg(verdictWord(bar.fit.verdict));
    else
        parts << QCoreApplication::translate("FitBar", "%1, %2.", "verdict and margin")
                     .arg(verdictWord(bar.fit.verdict), margin);
    return sentencesJoined(parts);
}

QString segmentTip(const FitBar::Segment &segment, const QLocale &locale)
{
    const Band &bytes = segment.term.bytes;
    const QString amount = QCoreApplication::translate("FitBar", "%1: %2 GiB", "memory term and its amount")
                               .arg(termName(segment.id), formatNumber(segment.gib, 2, locale));
    QStringList lines{
        bytes.low < bytes.high
            ? QCoreApplication::translate("FitBar", "%1 (%2–%3)", "amount, low and high")
                  .arg(amount, formatGiB(bytes.low, locale, 2), formatGiB(bytes.high, locale, 2))
            : amount};
    lines << formulaSentence(segment.term, locale);
    const QString source = formulaSource(segment.term.formula);
    if (!source.isEmpty())
        lines << QCoreApplication::translate("FitBar", "From: %1.", "source of a formula").arg(source);
    return lines.join(u'\n');
}

} // namespace gpuwise
