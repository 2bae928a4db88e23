// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tiers S to D for this workload: how the cards of the report score, part by part, and who else stands where.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/session/tierboard.h"
#include "model/session/tierdetails.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t mostOfATier = 10; ///< names; the others are counted

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString points(double share, const QLocale &locale)
{
    return formatNumber(share * 100, 0, locale);
}

ReportRow scoreRow(const ReportBasis &basis, const TierList &list, const TierPlace &place)
{
    const TierEntry &entry = *place.entry;
    ReportRow row;
    row.cells = {textCell(groupName(basis.catalogue, entry.option.cards), optionWord(entry.option)),
                 strongCell(place.overBudget   ? Words::tr("over budget", "tier of a card")
                            : entry.hasPrice() ? tierName(entry.tier)
                                               : Words::tr("no price", "tier of a card")),
                 strongCell(points(entry.score, basis.locale))};
    for (const ScoreLine &line : scoreLines(entry.parts, list.weights))
        row.cells.push_back(textCell(points(line.value, basis.locale)));
    for (const TierCap cap : entry.caps)
        row.details.push_back({tierCapSentence(cap), ReportTone::Quiet, ReportMark::Warning});
    return row;
}

/// The score of each card of the report taken apart.
ReportTable scoreTable(const ReportBasis &basis, const TierList &list)
{
    ReportTable table;
    table.columns = {textColumn(Words::tr("Card"), 3), textColumn(Words::tr("Tier")),
                     numberColumn(Words::tr("Points"))};
    for (const ScoreLine &line : scoreLines({}, list.weights)) {
        ReportColumn column = numberColumn(line.name);
        column.aside = Words::tr("counts %1", "weight of a part of the score")
                           .arg(formatPercent(line.weight, basis.locale).replace(u' ', QChar::Nbsp));
        column.stretch = 1; // their titles break before the names of cards do
        table.columns.push_back(std::move(column));
    }
    QStringList seen; // the tiers hold each kind of card once
    for (const CardGroup &cards : basis.cards) {
        if (seen.contains(cards.gpuId))
            continue;
        seen << cards.gpuId;
        const TierPlace place = findInTiers(list, cards.gpuId);
        if (place.entry) {
            table.rows.push_back(scoreRow(basis, list, place));
        } else if (place.left) {
            ReportRow row;
            row.cells = {textCell(groupName(basis.catalogue, place.left->cards)),
                         missingCell(Words::tr("below the line", "tier of a card"))};
            row.details.push_back(
                {reasonSentence(place.left->why, basis.locale), ReportTone::Quiet, ReportMark::Cross});
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

QString namesOf(const TierLane &lane)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min(lane.chips.size(), mostOfATier); ++i)
        names << (lane.chips[i].score.isEmpty() ? lane.chips[i].name
                                                : QStringLiteral("%1\u00a0%2") // not to be broken
                                                      .arg(lane.chips[i].name, lane.chips[i].score));
    if (lane.chips.size() > mostOfATier)
        names << Words::tr("and %n more", nullptr, static_cast<int>(lane.chips.size() - mostOfATier));
    return listed(names);
}

ReportTable laneTable(const TierBoard &board)
{
    ReportTable table;
    table.columns = {textColumn(Words::tr("Tier")), textColumn(Words::tr("Share of the best score")),
                     textColumn(Words::tr("Cards, with their points"), 1)};
    for (const TierLane &lane : board.lanes) {
        if (lane.kind == TierLane::Kind::Below) // "If things change" is about these
            continue;
        table.rows.push_back({ReportRowKind::Values,
                              {strongCell(lane.name), quietCell(lane.caption),
                               lane.chips.empty() ? quietCell(lane.nothing) : textCell(namesOf(lane))},
                              {}});
    }
    return table;
}

} // namespace

ReportSection tiersSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Tiers;
    section.heading = Words::tr("Tiers for this workload");
    section.aside = Words::tr("each card in the smallest number that holds it, and its cheapest way");
    const ReportRequest &request = basis.request;
    const TierList list = tiersFor(basis.catalogue, request.workload, request.today, request.tierWeights);
    if (!list.problem.isEmpty() || list.entries.empty())
        return section;
    const TierBoard board = tierBoard(basis.catalogue, request.workload, list, basis.locale);
    section.blocks.emplace_back(paragraph(board.conclusion));
    ReportTable scores = scoreTable(basis, list);
    if (!scores.rows.empty())
        section.blocks.emplace_back(std::move(scores));
    section.blocks.emplace_back(laneTable(board));
    return section;
}

} // namespace gpuwise
