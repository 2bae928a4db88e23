// SPDX-License-Identifier: GPL-3.0-or-later
//
// The memory needed, term by term, with the formula and the numbers that went in.
#include "model/advice/learningbasket.h"
#include "model/estimate/memory.h"
#include "model/report/cells.h"
#include "model/report/printedparts.h"
#include "model/report/reportbasis.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

/// The estimate of the card that was chosen; of the nearest, when none was; of a usual card, when none is
/// known.
struct Subject
{
    MemoryEstimate memory;
    QString name;
    QString exercise; ///< of learning, by its code; empty: the model itself
};

Subject subjectOf(const ReportBasis &basis)
{
    if (const Option *chosen = basis.chosen())
        return {chosen->decidingMemory(), groupName(basis.catalogue, chosen->cards),
                chosen->hardest ? chosen->hardest->code : QString()};
    const Advice &decision = basis.decision;
    if (decision.nearest && *decision.nearest < decision.leftOut.size()) {
        const LeftOut &nearest = decision.leftOut[*decision.nearest];
        if (nearest.memory.isValid() && nearest.memory.termCount > 0)
            return {nearest.memory, groupName(basis.catalogue, nearest.cards), {}};
    }
    if (!basis.resolved.problem.isEmpty())
        return {};
    return {estimateMemory(questionFor(basis.catalogue, basis.resolved, 1)), {}, {}};
}

ReportTable termTable(const MemoryEstimate &memory, const QLocale &locale)
{
    ReportTable table;
    table.columns = {textColumn(QCoreApplication::translate("Report", "Term")),
                     textColumn(QCoreApplication::translate("Report", "How it is computed"), 1),
                     numberColumn(QStringLiteral("GiB"))};
    std::vector<double> amounts;
    for (const Term &term : memory.terms())
        amounts.push_back(toGiB(term.bytes.expected));
    const std::vector<double> printed = printedParts(amounts, toGiB(memory.total.expected), 2);
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const Term &term = memory.terms()[i];
        ReportCell name = textCell(termName(term.id));
        name.swatch = term.id;
        table.rows.push_back(
            {ReportRowKind::Values,
             {name, quietCell(formulaSentence(term, locale)), textCell(formatNumber(printed[i], 2, locale))},
             {}});
    }
    const QString band =
        QCoreApplication::translate("Report", "band %1–%2 GiB")
            .arg(formatGiB(memory.total.low, locale, 2), formatGiB(memory.total.high, locale, 2));
    table.rows.push_back({ReportRowKind::Total,
                          {textCell(QCoreApplication::translate("Report", "Total")), quietCell(band),
                           textCell(formatGiB(memory.total.expected, locale, 2))},
                          {}});
    return table;
}

} // namespace

ReportSection memorySection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Memory;
    section.heading = QCoreApplication::translate("Report", "Memory needed, term by term");
    const Subject subject = subjectOf(basis);
    if (!subject.memory.isValid()) {
        section.blocks.emplace_back(ReportParagraph{{problemSentence(subject.memory.problem)}, false});
        return section;
    }
    if (subject.memory.termCount == 0)
        return section;
    if (!subject.name.isEmpty())
        section.aside = subject.exercise.isEmpty()
                            ? QCoreApplication::translate("Report", "on %1").arg(subject.name)
                            : QCoreApplication::translate("Report", "%1, on %2", "exercise of learning, card")
                                  .arg(exerciseName(subject.exercise), subject.name);
    if (subject.exercise.isEmpty())
        basis.registerShape();
    else
        basis.registerShapeOf(exerciseModelId(subject.exercise));
    section.blocks.emplace_back(termTable(subject.memory, basis.locale));
    if (subject.memory.devices > 1)
        section.blocks.emplace_back(quietParagraph(
            QCoreApplication::translate(
                "Report", "Over %1 cards in all. The fullest card holds %2 GiB (%3–%4 GiB): it decides.")
                .arg(QString::number(subject.memory.devices),
                     formatGiB(subject.memory.perDevice.expected, basis.locale),
                     formatGiB(subject.memory.perDevice.low, basis.locale),
                     formatGiB(subject.memory.perDevice.high, basis.locale))));
    return section;
}

} // namespace gpuwise
