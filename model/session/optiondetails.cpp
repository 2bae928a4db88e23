// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/optiondetails.h"

#include "model/session/pickview.h"
#include "model/session/powerdetails.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("Details", source);
}

/// The formula with its numbers, and below it where it comes from.
QString howOf(const Term &term, const QLocale &locale)
{
    const QString source = formulaSource(term.formula);
    return source.isEmpty()
               ? formulaSentence(term, locale)
               : formulaSentence(term, locale) + u'\n' +
                     QCoreApplication::translate("Details", "From: %1.", "source of a formula").arg(source);
}

DetailSection memorySection(const Catalogue &catalogue, const Option &option, const QLocale &locale)
{
    const MemoryEstimate &memory = option.decidingMemory();
    const Fit &fit = option.decidingFit();
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "Memory, term by term")), {}, {}, {}};
    if (option.hardest)
        section.title = QCoreApplication::translate("Details", "Memory, term by term: %1", "exercise")
                            .arg(exerciseName(option.hardest->code));
    for (const Term &term : memory.terms())
        section.lines.push_back({term.id, termName(term.id), howOf(term, locale),
                                 QCoreApplication::translate("Details", "%1 GiB")
                                     .arg(formatGiB(term.bytes.expected, locale, 2))});
    const Band &total = memory.total;
    section.lines.push_back(
        {std::nullopt, text(QT_TRANSLATE_NOOP("Details", "Total")),
         QCoreApplication::translate("Details", "band %1–%2")
             .arg(formatGiB(total.low, locale, 2), formatGiB(total.high, locale, 2)),
         QCoreApplication::translate("Details", "%1 GiB").arg(formatGiB(total.expected, locale, 2))});
    if (memory.devices > 1)
        section.lines.push_back({std::nullopt,
                                 text(QT_TRANSLATE_NOOP("Details", "On the fullest card")),
                                 {},
                                 QCoreApplication::translate("Details", "%1 GiB")
                                     .arg(formatGiB(memory.perDevice.expected, locale, 2))});
    const UsableAmount &usable = fit.usable;
    const QString basis =
        usable.basis == UsableBasis::Measured
            ? QCoreApplication::translate("Details", "reported on this card; %1")
                  .arg(sourceTitle(catalogue, usable.source))
            : text(QT_TRANSLATE_NOOP("Details", "rule for cards of its kind: not measured on this one"));
    section.lines.push_back(
        {std::nullopt, text(QT_TRANSLATE_NOOP("Details", "Usable memory of a card")), basis,
         QCoreApplication::translate("Details", "%1 GiB").arg(formatGiB(usable.bytes, locale, 2))});
    section.sentences << sentencesJoined(
        {QCoreApplication::translate("Details", "%1.", "verdict").arg(verdictWord(fit.verdict)),
         marginPhrase(fit, locale)});
    return section;
}

DetailSection speedSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                           const QLocale &locale)
{
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "Speed")), {}, {}, {}};
    const PickView view = viewOption(catalogue, workload, option, locale);
    section.lines.push_back({std::nullopt, view.speedCaption, view.speedBasis,
                             view.speedFigure.isEmpty()
                                 ? text(QT_TRANSLATE_NOOP("Details", "not known"))
                                 : QCoreApplication::translate("Details", "%1 %2 (%3)", "figure, unit, band")
                                       .arg(view.speedFigure, view.speedUnit, view.speedBand)});
    if (option.prefill.isKnown())
        section.lines.push_back({std::nullopt,
                                 text(QT_TRANSLATE_NOOP("Details", "Reading the prompt")),
                                 {},
                                 QCoreApplication::translate("Details", "%1 tokens/s (%2)")
                                     .arg(formatSpeed(option.prefill.value.expected, locale),
                                          formatBand(option.prefill.value, locale))});
    return section;
}

DetailSection priceSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                           const QLocale &locale)
{
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "Price")), {}, {}, {}};
    const PickView view = viewOption(catalogue, workload, option, locale);
    section.lines.push_back({std::nullopt, view.costCaption, view.costDetail,
                             view.costUnit.isEmpty()
                                 ? view.costFigure
                                 : QCoreApplication::translate("Details", "%1 %2", "sum, unit")
                                       .arg(view.costFigure, view.costUnit)});
    if (!option.cost.price)
        return section;
    const PriceAnswer &price = *option.cost.price;
    if (price.offers > 1)
        section.sentences << QCoreApplication::translate("Details", "The middle of %n offer(s), %1 to %2.",
                                                         nullptr, price.offers)
                                 .arg(formatSum(price.low, price.converted, locale,
                                                price.low.amount() < 100 ? 2 : 0),
                                      formatSum(price.high, price.converted, locale,
                                                price.high.amount() < 100 ? 2 : 0));
    if (price.newest)
        section.sentences << QCoreApplication::translate("Details", "Newest source: %1, %2.", "title, date")
                                 .arg(sourceTitle(catalogue, price.newest->source),
                                      formatDate(price.newest->asOf, price.newest->monthOnly));
    if (price.converted)
        section.sentences << text(
            QT_TRANSLATE_NOOP("Details", "Converted from another currency at the rate in the status line."));
    if (price.otherRegion)
        section.sentences << text(
            QT_TRANSLATE_NOOP("Details", "No offer is known in your region: this one is from another."));
    return section;
}

DetailSection valueSection(const Catalogue &catalogue, const Workload &workload, const Option &option,
                           const QLocale &locale)
{
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "Value for money")), {}, {}, {}};
    const OptionValue value = valueOf(catalogue, workload, option);
    for (const ValueLine &line : valueLines(value, workload, locale))
        section.lines.push_back({std::nullopt, line.name, line.basis, line.value});
    if (const QString note = workCostNote(value); !note.isEmpty())
        section.sentences << note;
    return section;
}

DetailSection reasonSection(const Option &option, const QLocale &locale)
{
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "For and against")), {}, {}, {}};
    for (const Reason &reason : option.reasons)
        section.sentences
            << QCoreApplication::translate("Details", "For: %1").arg(reasonSentence(reason, locale));
    for (const Reason &caution : option.cautions)
        section.sentences
            << QCoreApplication::translate("Details", "Mind: %1").arg(reasonSentence(caution, locale));
    return section;
}

DetailSection assumptionSection(const ResolvedWorkload &resolved, const Option &option)
{
    DetailSection section{text(QT_TRANSLATE_NOOP("Details", "What was assumed")), {}, {}, {}};
    AssumptionSet all = option.memory.assumptions;
    all.add(option.speed.assumptions);
    all.add(resolved.assumptions);
    for (int i = 0; i < static_cast<int>(AssumptionId::Count); ++i) {
        const auto id = static_cast<AssumptionId>(i);
        if (all.has(id))
            section.sentences << assumptionSentence(id);
    }
    return section;
}

} // namespace

std::vector<DetailSection> optionDetails(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                         const Option &option, const PcSetup &pc, QDate today,
                                         const QLocale &locale)
{
    std::vector<DetailSection> sections{memorySection(catalogue, option, locale),
                                        speedSection(catalogue, resolved.workload, option, locale),
                                        priceSection(catalogue, resolved.workload, option, locale),
                                        valueSection(catalogue, resolved.workload, option, locale),
                                        powerSection(catalogue, resolved.workload, option, pc, locale),
                                        reasonSection(option, locale),
                                        pitfallSection(catalogue, resolved.workload, option, today, locale),
                                        assumptionSection(resolved, option)};
    std::erase_if(sections, [](const DetailSection &section) {
        return section.lines.empty() && section.sentences.isEmpty();
    });
    return sections;
}

} // namespace gpuwise
