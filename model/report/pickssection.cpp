// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picks, or the cards asked about, with what speaks for and against each.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/session/pickview.h"
#include "model/words/decision.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

void addDetails(ReportRow &row, const PickView &view)
{
    if (!view.fitOf.isEmpty())
        row.details.push_back(
            {QCoreApplication::translate("Report", "Fit: of %1, which leaves the least room.", "exercise")
                 .arg(view.fitOf),
             ReportTone::Quiet, ReportMark::Bullet});
    for (const QString &reason : view.reasons)
        row.details.push_back({reason, ReportTone::Quiet, ReportMark::Tick});
    for (const QString &caution : view.cautions)
        row.details.push_back({caution, ReportTone::Quiet, ReportMark::Warning});
    if (view.speedFigure.isEmpty() && !view.speedBasis.isEmpty())
        row.details.push_back({view.speedBasis, ReportTone::Quiet, ReportMark::Question});
    if (!view.costFigure.isEmpty() && !view.costDetail.isEmpty())
        row.details.push_back({QCoreApplication::translate("Report", "Price: %1").arg(view.costDetail),
                               ReportTone::Quiet, ReportMark::Bullet});
    if (!view.value.isEmpty())
        row.details.push_back({QCoreApplication::translate("Report", "Value: %1").arg(view.value),
                               ReportTone::Quiet, ReportMark::Bullet});
}

void addFigures(ReportRow &row, const PickView &view, const QLocale &locale)
{
    row.cells.push_back(withAsideBelow(verdictCell(view.fit, locale)));
    row.cells.push_back(view.speedFigure.isEmpty()
                            ? missingCell(QCoreApplication::translate("Report", "not known"))
                            : textCell(view.speedFigure, view.speedBand));
    row.cells.push_back(view.costFigure.isEmpty()
                            ? missingCell(QCoreApplication::translate("Report", "no price"))
                            : withAsideBelow(textCell(view.costFigure, view.costUnit)));
}

std::vector<ReportColumn> figureColumns(Task task)
{
    return {textColumn(QCoreApplication::translate("Report", "Fit")),
            numberColumn(QCoreApplication::translate("Report", "Speed, %1", "unit").arg(speedUnit(task))),
            numberColumn(QCoreApplication::translate("Report", "Cost"))};
}

void registerPrice(ReportBasis &basis, const Option &option)
{
    if (option.cost.price && option.cost.price->newest)
        basis.sources.add(option.cost.price->newest->source, option.cost.price->asOf,
                          groupName(basis.catalogue, {option.cards.gpuId, 1}),
                          QCoreApplication::translate("Report", "Price"));
}

ReportTable pickTable(ReportBasis &basis, const PicksView &picks)
{
    ReportTable table;
    table.columns = {textColumn(QCoreApplication::translate("Report", "Role")),
                     textColumn(QCoreApplication::translate("Report", "Card"), 1)};
    for (const ReportColumn &column : figureColumns(basis.task()))
        table.columns.push_back(column);
    for (const PickView &view : picks.picks) {
        ReportRow row;
        row.cells.push_back(strongCell(pickRoleName(view.role, basis.resolved.workload.budget)));
        if (view.sameAs) {
            row.cells.push_back(withAsideBelow(
                textCell(view.name, QCoreApplication::translate("Report", "the same as: %1", "role")
                                        .arg(pickRoleName(*view.sameAs, basis.resolved.workload.budget)))));
        } else {
            row.cells.push_back(withAsideBelow(textCell(view.name, view.meta)));
            addFigures(row, view, basis.locale);
            addDetails(row, view);
            registerPrice(basis, basis.advice.options[view.option]);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportTable namedTable(ReportBasis &basis)
{
    ReportTable table;
    table.columns = {textColumn(QCoreApplication::translate("Report", "Card"), 1)};
    for (const ReportColumn &column : figureColumns(basis.task()))
        table.columns.push_back(column);
    std::vector<CardGroup> seen; // one row a card: the best way of getting it
    for (const Option &option : basis.decision.options) {
        if (std::find(seen.begin(), seen.end(), option.cards) != seen.end())
            continue;
        seen.push_back(option.cards);
        const PickView view = viewOption(basis.catalogue, basis.request.workload, option, basis.locale);
        ReportRow row;
        row.cells.push_back(withAsideBelow(strongCell(view.name, view.meta)));
        addFigures(row, view, basis.locale);
        addDetails(row, view);
        registerPrice(basis, option);
        table.rows.push_back(std::move(row));
    }
    for (const LeftOut &entry : basis.decision.leftOut) {
        ReportRow row;
        row.cells = {strongCell(groupName(basis.catalogue, entry.cards)),
                     withAsideBelow(verdictCell(entry.fit, basis.locale)), quietCell({}), quietCell({})};
        for (const Reason *reason : {&entry.why, &entry.wouldChange})
            if (const QString sentence = reasonSentence(*reason, basis.locale); !sentence.isEmpty())
                row.details.push_back({sentence, ReportTone::Quiet,
                                       reason == &entry.why ? ReportMark::Cross : ReportMark::Bullet});
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// What the advisor says about the whole answer, and whom it would choose among all cards.
ReportList remarks(const ReportBasis &basis, const PicksView &picks)
{
    ReportList list;
    if (basis.request.focus == ReportFocus::NamedCards && basis.advice.bestValue) {
        const Option &best = basis.advice.options[*basis.advice.bestValue];
        const Option *chosen = basis.chosen();
        if (!chosen || chosen->cards != best.cards)
            list.items.push_back(
                {QCoreApplication::translate("Report", "Among all cards, the advisor would choose: %1.")
                     .arg(optionName(basis.catalogue, best)),
                 ReportTone::Plain, ReportMark::Bullet});
    }
    const bool named = basis.request.focus == ReportFocus::NamedCards && basis.chosen();
    QStringList notes = named ? QStringList() : picks.notes;
    if (named) // of the cards asked about, not of the advisor's own picks
        for (const Reason &remark : basis.decision.remarks)
            notes << reasonSentence(remark, basis.locale);
    for (const QString &note : notes)
        list.items.push_back({note, ReportTone::Plain, ReportMark::Bullet});
    return list;
}

} // namespace

ReportSection picksSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Picks;
    if (!basis.advice.problem.isEmpty())
        return section;
    const PicksView picks = picksView(basis.catalogue, basis.request.workload, basis.advice, basis.locale);
    const bool named = basis.request.focus == ReportFocus::NamedCards;
    section.heading = named ? QCoreApplication::translate("Report", "The cards asked about")
                            : QCoreApplication::translate("Report", "The picks");
    ReportTable table = named ? namedTable(basis) : pickTable(basis, picks);
    if (table.rows.empty())
        section.heading = QCoreApplication::translate("Report", "Remarks");
    else
        section.blocks.emplace_back(std::move(table));
    ReportList list = remarks(basis, picks);
    if (!list.items.empty())
        section.blocks.emplace_back(std::move(list));
    return section;
}

} // namespace gpuwise
