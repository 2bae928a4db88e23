// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/claims/claimwords.h"

#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "model/words/workloadwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ClaimCheck)
};

QString inLanguage(const QLocale &locale, const QString &english, const QString &chinese)
{
    const bool wantsChinese = languageOf(locale) == Language::Chinese;
    const QString &first = wantsChinese ? chinese : english;
    return first.isEmpty() ? (wantsChinese ? english : chinese) : first;
}

int harmOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::False:
        return 0;
    case ClaimVerdict::Low:
    case ClaimVerdict::High:
        return 1;
    case ClaimVerdict::Partly:
    case ClaimVerdict::Depends:
        return 2;
    case ClaimVerdict::Unverified:
        return 3;
    case ClaimVerdict::True:
        break;
    }
    return 4;
}

QString unitOf(const ClaimQuantity &quantity)
{
    const bool fact = quantity.kind == ClaimQuantityKind::Fact && quantity.field;
    return fact ? QString::fromLatin1(describe(*quantity.field).unit) : QString();
}

/// "24 GB", "49.5–50.5 %", "4.5–5.5"
QString amount(const ClaimQuantity &quantity, const QString &figure)
{
    if (quantity.kind == ClaimQuantityKind::More || quantity.kind == ClaimQuantityKind::Share)
        return Words::tr("%1 %", "percent").arg(figure);
    if (quantity.kind == ClaimQuantityKind::Less)
        return Words::tr("%1 % less", "percent").arg(figure);
    if (quantity.kind == ClaimQuantityKind::Models)
        return figure;
    if (quantity.kind == ClaimQuantityKind::Times)
        return Words::tr("%1 times", "multiple").arg(figure);
    if (quantity.kind == ClaimQuantityKind::ModelSize)
        return Words::tr("%1B parameters", "billions").arg(figure);
    const QString unit = unitOf(quantity);
    return unit.isEmpty() ? figure : QStringLiteral("%1 %2").arg(figure, unit);
}

QString figureOf(double value, const QLocale &locale)
{
    const QString digits = formatTrimmed(std::abs(value), 2, locale);
    return value < 0 ? QString(QChar(0x2212) % digits) : digits;
}

QString range(const QString &low, const QString &high)
{
    return low.isEmpty()    ? Words::tr("at most %1").arg(high)
           : high.isEmpty() ? Words::tr("at least %1").arg(low)
                            : Words::tr("%1–%2", "low, high").arg(low, high);
}

QString days(const ClaimQuantity &quantity)
{
    return quantity.firstDay.isEmpty() ? Words::tr("%1 or earlier", "day").arg(quantity.lastDay)
           : quantity.lastDay.isEmpty()
               ? Words::tr("%1 or later", "day").arg(quantity.firstDay)
               : Words::tr("%1–%2", "low, high").arg(quantity.firstDay, quantity.lastDay);
}

/// What it would have to be.
QString claimed(const Catalogue &catalogue, const ClaimQuantity &quantity, const QLocale &locale)
{
    switch (quantity.claimedAs) {
    case ClaimedAs::None:
        return factStateWord(FactState::NotSupported);
    case ClaimedAs::Some:
        return Words::tr("supported", "a feature of a card");
    case ClaimedAs::Word:
        return quantity.kind == ClaimQuantityKind::Earliest ? groupName(catalogue, {quantity.first, 1})
                                                            : factWord(quantity.word);
    case ClaimedAs::Days:
        return days(quantity);
    case ClaimedAs::Range:
        break;
    }
    if (std::isinf(quantity.low))
        return Words::tr("at most %1").arg(amount(quantity, figureOf(quantity.high, locale)));
    if (std::isinf(quantity.high))
        return Words::tr("at least %1").arg(amount(quantity, figureOf(quantity.low, locale)));
    const QString low = figureOf(quantity.low, locale);
    return amount(quantity, quantity.low == quantity.high
                                ? low
                                : Words::tr("%1–%2", "low, high").arg(low, figureOf(quantity.high, locale)));
}

QString computed(const ComputedQuantity &quantity, const QLocale &locale)
{
    if (quantity.value) {
        QString figure = figureOf(*quantity.value, locale);
        if (quantity.claimed.kind == ClaimQuantityKind::More && *quantity.value > 0)
            figure.prepend(u'+');
        const QString value = amount(quantity.claimed, figure);
        const bool counted = quantity.claimed.kind == ClaimQuantityKind::Share && quantity.first;
        return counted
                   ? Words::tr("%1 (%2 of %3)", "percent, cards, cards")
                         .arg(value, figureOf(*quantity.first, locale), figureOf(*quantity.second, locale))
                   : value;
    }
    if (!quantity.word.isEmpty())
        return quantity.claimed.kind == ClaimQuantityKind::Earliest ? quantity.word : factWord(quantity.word);
    return factStateWord(quantity.outcome == ClaimOutcome::NotKnown ? FactState::NotPublished
                                                                    : FactState::NotSupported);
}

QString subjectOf(const Catalogue &catalogue, const ComputedQuantity &quantity, const QLocale &locale)
{
    const ClaimQuantity &asked = quantity.claimed;
    const QString field = asked.field ? specName(*asked.field) : Words::tr("architecture");
    const auto cardName = [&](const QString &id) { return groupName(catalogue, {id, 1}); };
    switch (asked.kind) {
    case ClaimQuantityKind::Fact:
        return Words::tr("%1, %2", "card, field").arg(cardName(asked.first), field);
    case ClaimQuantityKind::ModelSize: {
        const AiModel *model = catalogue.model(asked.first);
        return model ? model->name : asked.first;
    }
    case ClaimQuantityKind::Quotient:
        return Words::tr("%1 ÷ %2").arg(figureOf(asked.dividend, locale), figureOf(asked.divisor, locale));
    case ClaimQuantityKind::Models: {
        const QString size =
            std::isinf(asked.leastBillions) && std::isinf(asked.mostBillions)
                ? QString()
                : range(std::isinf(asked.leastBillions) ? QString() : figureOf(asked.leastBillions, locale),
                        std::isinf(asked.mostBillions) ? QString() : figureOf(asked.mostBillions, locale));
        return size.isEmpty() ? Words::tr("models of the library called %1").arg(asked.first)
                              : Words::tr("models of the library called %1 with %2 billion parameters")
                                    .arg(asked.first, size);
    }
    case ClaimQuantityKind::Share: {
        ClaimQuantity fact = asked; // the value with its unit
        fact.kind = ClaimQuantityKind::Fact;
        return Words::tr("cards (%1) launched since %2 whose %3 is %4", "kind, day, field, value")
            .arg(segmentName(*asked.segment), asked.since, field,
                 amount(fact, figureOf(asked.value, locale)));
    }
    case ClaimQuantityKind::Earliest:
        return Words::tr("first card with %1", "field").arg(field);
    case ClaimQuantityKind::More:
    case ClaimQuantityKind::Less:
    case ClaimQuantityKind::Times:
        break;
    }
    const QString unit = QString::fromLatin1(describe(*asked.field).unit);
    const QString operands =
        quantity.first && quantity.second
            ? Words::tr("%1 against %2", "two values")
                  .arg(figureOf(*quantity.first, locale),
                       QString(figureOf(*quantity.second, locale) % (unit.isEmpty() ? unit : u' ' % unit)))
            : QString();
    return Words::tr("%1 against %2, %3 (%4)", "card, card, field, two values")
        .arg(cardName(asked.first), cardName(asked.second), field, operands);
}

ClaimLine fitLine(const Catalogue &catalogue, const ClaimedFit &fit, const QLocale &locale)
{
    const Workload &workload = fit.asked.workload;
    return {Words::tr("%1; %2: needs %3 GiB (%4–%5) of the %6 GiB that can be used on %7. %8, %9.",
                      "model and precision, settings, expected, low, high, usable, cards, verdict, margin")
                .arg(workloadName(catalogue, workload, locale), workloadSettings(workload, locale),
                     formatGiB(fit.memory.perDevice.expected, locale),
                     formatGiB(fit.memory.perDevice.low, locale),
                     formatGiB(fit.memory.perDevice.high, locale), formatGiB(fit.fit.usable.bytes, locale),
                     groupName(catalogue, fit.asked.cards), verdictWord(fit.fit.verdict),
                     marginPhrase(fit.fit, locale)),
            fit.fit.verdict};
}

} // namespace

ClaimGroup claimGroupOf(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return ClaimGroup::Right;
    case ClaimVerdict::False:
    case ClaimVerdict::Low:
    case ClaimVerdict::High:
        return ClaimGroup::Wrong;
    case ClaimVerdict::Partly:
    case ClaimVerdict::Depends:
    case ClaimVerdict::Unverified:
        break;
    }
    return ClaimGroup::Open;
}

QString claimGroupTitle(ClaimGroup group)
{
    switch (group) {
    case ClaimGroup::Wrong:
        return Words::tr("What the guides get wrong");
    case ClaimGroup::Right:
        return Words::tr("What they get right");
    case ClaimGroup::Open:
        break;
    }
    return Words::tr("What depends or is not verified");
}

QString claimSubjectName(ClaimSubject subject)
{
    switch (subject) {
    case ClaimSubject::Card:
        return Words::tr("Cards");
    case ClaimSubject::Rule:
        return Words::tr("Rules of thumb");
    case ClaimSubject::Price:
        return Words::tr("Prices");
    case ClaimSubject::Software:
        return Words::tr("Software");
    case ClaimSubject::Market:
        return Words::tr("Market");
    case ClaimSubject::Method:
        return Words::tr("Ways to choose");
    case ClaimSubject::Model:
        break;
    }
    return Words::tr("AI models");
}

void sortByHarm(std::vector<const Claim *> &claims)
{
    std::stable_sort(claims.begin(), claims.end(),
                     [](const Claim *a, const Claim *b) { return harmOf(a->verdict) < harmOf(b->verdict); });
}

QString claimSaid(const Claim &claim, const QLocale &locale)
{
    return inLanguage(locale, claim.saidEn, claim.saidZh);
}

QString claimReason(const Claim &claim, const QLocale &locale)
{
    return inLanguage(locale, claim.reasonEn, claim.reasonZh);
}

std::vector<ClaimLine> claimCheckLines(const Catalogue &catalogue, const ClaimCheck &check,
                                       const QLocale &locale)
{
    std::vector<ClaimLine> lines;
    if (check.fit)
        lines.push_back(fitLine(catalogue, *check.fit, locale));
    for (const ComputedQuantity &quantity : check.quantities)
        lines.push_back({Words::tr("%1: %2. The claim would hold for: %3.", "subject, value, claimed value")
                             .arg(subjectOf(catalogue, quantity, locale), computed(quantity, locale),
                                  claimed(catalogue, quantity.claimed, locale)),
                         quantity.outcome == ClaimOutcome::Holds      ? Verdict::Fits
                         : quantity.outcome == ClaimOutcome::NotKnown ? Verdict::Unknown
                                                                      : Verdict::No});
    return lines;
}

QString claimAgreement(const ClaimCheck &check)
{
    return check.agrees ? Words::tr("The verdict agrees with what was computed.")
                        : Words::tr("The verdict does not agree with what was computed: please report it.");
}

} // namespace gpuwise
