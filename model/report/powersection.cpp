// SPDX-License-Identifier: GPL-3.0-or-later
//
// Power and place: what the chosen cards ask of supply, wall, room and case, step by step, and what the other
// cards of the report would.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/session/powerdetails.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// Load and tariff are those of rent or buy: one report counts electricity one way.
PowerQuestion questionOf(const ReportBasis &basis, const CardGroup &cards)
{
    const ReportRequest &request = basis.request;
    const BudgetAnswer &budget = request.workload.budget;
    PowerQuestion question = powerQuestionFor(budget, cards, request.pc);
    const RentOrBuyFigures own =
        figuresIn(request.costs.figures, request.costs.currency, budget.currency, basis.catalogue.rates);
    question.load = own.load.value_or(question.load);
    if (own.tariffPerKwh)
        question.tariffPerKwh = Money::fromAmount(*own.tariffPerKwh, budget.currency);
    return question;
}

/// The chosen cards first. Only what stands in one PC is asked about.
std::vector<CardGroup> groupsOf(const ReportBasis &basis)
{
    std::vector<CardGroup> groups;
    const auto add = [&](const CardGroup &cards) {
        if (cards.count <= mostPowerCards && std::find(groups.begin(), groups.end(), cards) == groups.end())
            groups.push_back(cards);
    };
    if (const Option *chosen = basis.chosen())
        add(chosen->cards);
    for (const CardGroup &cards : basis.cards)
        add(cards);
    return groups;
}

/// Where the sums are not of cards that will stand at home.
QString whyTheseCards(const ReportBasis &basis, const CardGroup &first)
{
    const Option *chosen = basis.chosen();
    if (!chosen)
        return {};
    const QString decided = groupName(basis.catalogue, chosen->cards);
    if (chosen->cards != first)
        return Words::tr("Nobody puts %1 into one PC: this is computed for %2.")
            .arg(decided, groupName(basis.catalogue, first));
    return chosen->mode == OptionMode::Rent
               ? Words::tr("The decision is to rent; this is what %1 would ask for at home.").arg(decided)
               : QString();
}

ReportTable detailTable(const PowerDetails &details)
{
    ReportTable table;
    table.columns = {textColumn(Words::tr("What")), textColumn(Words::tr("How it comes about"), 1),
                     numberColumn(Words::tr("Value"))};
    for (const DetailLine &line : details.lines)
        table.rows.push_back(
            {ReportRowKind::Values, {textCell(line.name), quietCell(line.how), textCell(line.value)}, {}});
    return table;
}

ReportCell wattsCell(const std::optional<double> &watts, const QLocale &locale)
{
    return watts ? textCell(formatNumber(*watts, 0, locale))
                 : missingCell(factStateWord(FactState::NotPublished));
}

ReportCell circuitCell(const CircuitAnswer &circuit, const QLocale &locale)
{
    ReportCell cell =
        textCell(formatNumber(circuit.wallWatts, 0, locale), circuitVerdictWord(circuit.verdict));
    cell.asideBelow = true;
    cell.mark = circuit.verdict == CircuitVerdict::Fits             ? ReportMark::Tick
                : circuit.verdict == CircuitVerdict::OverContinuous ? ReportMark::Warning
                                                                    : ReportMark::Cross;
    return cell;
}

ReportColumn withUnit(ReportColumn column, const QString &unit)
{
    column.aside = unit;
    return column;
}

ReportTable groupTable(const ReportBasis &basis, const std::vector<CardGroup> &groups)
{
    ReportTable table;
    const QString watts = QStringLiteral("W");
    table.columns = {textColumn(Words::tr("Card"), 1),
                     withUnit(numberColumn(Words::tr("PC under load")), watts),
                     withUnit(numberColumn(Words::tr("Supply")), watts),
                     textColumn(Words::tr("Power connectors"), 1),
                     withUnit(textColumn(Words::tr("From the wall")), watts),
                     withUnit(numberColumn(Words::tr("Length")), QStringLiteral("mm")),
                     numberColumn(Words::tr("Slots"))};
    const QLocale &locale = basis.locale;
    for (const CardGroup &cards : groups) {
        const Gpu *gpu = basis.catalogue.gpu(cards.gpuId);
        if (!gpu)
            continue;
        const PowerAnswer answer = powerFor(basis.catalogue, *gpu, questionOf(basis, cards));
        if (answer.place != PowerPlace::Desktop) {
            ReportRow row{ReportRowKind::Values, {textCell(groupName(basis.catalogue, cards))}, {}};
            row.details.push_back({powerConclusion(answer, locale), ReportTone::Quiet, ReportMark::Bullet});
            table.rows.push_back(std::move(row));
            continue;
        }
        const ReportCell unknown = missingCell(factStateWord(FactState::NotPublished));
        table.rows.push_back(
            {ReportRowKind::Values,
             {textCell(groupName(basis.catalogue, cards)), wattsCell(answer.sustainedWatts, locale),
              wattsCell(answer.supplyWatts, locale),
              !answer.connectors.known          ? unknown
              : answer.connectors.plugs.empty() ? textCell(Words::tr("none", "power connectors"))
                                                : textCell(connectorsText(answer.connectors, cards.count)),
              answer.circuits.empty() ? unknown : circuitCell(answer.circuits.front(), locale),
              answer.lengthMm ? textCell(formatNumber(*answer.lengthMm, 0, locale)) : unknown,
              answer.slotsNeeded ? textCell(formatTrimmed(*answer.slotsNeeded, 1, locale)) : unknown},
             {}});
    }
    return table;
}

} // namespace

ReportSection powerSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Power;
    section.heading = Words::tr("Power and place");
    const BudgetAnswer &budget = basis.request.workload.budget;
    const std::vector<CardGroup> groups = groupsOf(basis);
    if (budget.mode == AcquireMode::Rent || groups.empty())
        return section;
    const CardGroup &first = groups.front();
    const Gpu *gpu = basis.catalogue.gpu(first.gpuId);
    if (!gpu)
        return section;
    const PowerQuestion question = questionOf(basis, first);
    section.aside = Words::tr("of %1 at home: %2", "cards, circuit")
                        .arg(groupName(basis.catalogue, first), circuitName(*question.circuit, basis.locale));
    const PowerAnswer answer = powerFor(basis.catalogue, *gpu, question);
    const PowerDetails details = powerDetails(basis.catalogue, question, answer, basis.locale);
    for (const Note &note : answer.notes)
        basis.registerNote(note, section.heading);
    if (const QString why = whyTheseCards(basis, first); !why.isEmpty())
        section.blocks.emplace_back(quietParagraph(why));
    section.blocks.emplace_back(paragraph(details.conclusion));
    section.blocks.emplace_back(detailTable(details));
    if (!details.notes.empty())
        section.blocks.emplace_back(noteList(details.notes, basis.locale));
    if (groups.size() > 1) {
        section.blocks.emplace_back(paragraph(Words::tr("The cards of this report"), ReportTone::Strong));
        section.blocks.emplace_back(groupTable(basis, groups));
    }
    return section;
}

} // namespace gpuwise
