// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cellsourceslines.h"

#include "model/tables/comparisonparts.h"
#include "model/words/factnotes.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

QString readWord(QDate date)
{
    return date.isValid()
               ? QCoreApplication::translate("CellSources", "read %1", "date").arg(formatDate(date))
               : QString();
}

QString missingSentence(FactState state)
{
    return state == FactState::NotSupported
               ? QCoreApplication::translate("CellSources", "It is known that the card does not have this.")
               : QCoreApplication::translate("CellSources", "No source that was read publishes this.");
}

void addNote(SourceLines &lines, const CellPlace &place, const QString &note)
{
    if (const QString words = factNote(place.catalogue, note, place.locale); !words.isEmpty())
        lines.push_back({QCoreApplication::translate("CellSources", "Note"), words, {}, {}});
}

void addConflicts(SourceLines &lines, const CellPlace &place)
{
    for (const SpecConflict &conflict : place.column.gpu->conflicts) {
        if (conflict.field != place.row.spec)
            continue;
        SourceLines other;
        addSource(other, place.catalogue, conflict.source, readWord(conflict.readOn), {});
        const QString unit = shortUnit(place.row, place.comparison.currency);
        const QString value = unit.isEmpty() ? conflict.text : QString(conflict.text % u' ' % unit);
        CellSources::Line line{conflict.replaced
                                   ? QCoreApplication::translate("CellSources", "As shipped")
                                   : QCoreApplication::translate("CellSources", "Also published"),
                               value,
                               readWord(conflict.readOn),
                               {}};
        if (!other.empty()) {
            line.text = QCoreApplication::translate("CellSources", "%1 – %2", "other value, who says so")
                            .arg(value, other.front().text);
            line.address = other.front().address;
        }
        lines.push_back(line);
        addNote(lines, place, conflict.note);
    }
}

SourceLines specLines(const CellPlace &place)
{
    SourceLines lines;
    if (!place.cell.isKnown())
        lines.push_back({{}, missingSentence(place.cell.state), {}, {}});
    addSource(lines, place.catalogue, place.cell.source, readWord(place.cell.readOn), sourceLabel());
    addNote(lines, place, place.cell.note);
    addConflicts(lines, place);
    return lines;
}

SourceLines groupLines(const CellPlace &place)
{
    SourceLines lines;
    if (!place.cell.isKnown())
        return {{{}, missingSentence(FactState::NotPublished), {}, {}}};
    lines.push_back({QCoreApplication::translate("CellSources", "Computed"),
                     QCoreApplication::translate("CellSources", "%n card(s) times the value of one card",
                                                 nullptr, place.column.cards.count),
                     {},
                     {}});
    addSource(lines, place.catalogue, place.cell.source, readWord(place.cell.readOn), sourceLabel());
    return lines;
}

SourceLines softwareLines(const CellPlace &place)
{
    SourceLines lines;
    const SoftwareSupport *row = place.cell.software;
    if (!row)
        return {
            {{},
             QCoreApplication::translate("CellSources", "The software matrix says nothing about this card."),
             {},
             {}}};
    if (!row->since.isEmpty())
        lines.push_back({QCoreApplication::translate("CellSources", "Since"), row->since, {}, {}});
    if (!row->until.isEmpty())
        lines.push_back({QCoreApplication::translate("CellSources", "Until"), row->until, {}, {}});
    addSource(lines, place.catalogue, row->source, row->asOf, sourceLabel());
    addNote(lines, place, row->note);
    return lines;
}

/// Each claim stands below the lines, with its own source.
SourceLines claimLines(const CellPlace &place)
{
    const auto count = static_cast<int>(place.cell.claims.size());
    return {{{},
             count == 0
                 ? QCoreApplication::translate("CellSources", "None of the guides that were read names it.")
                 : QCoreApplication::translate("CellSources", "%n claim(s) about this card", nullptr, count),
             {},
             {}}};
}

SourceLines warrantyLines(const CellPlace &place)
{
    SourceLines lines;
    lines.push_back(
        {{},
         place.cell.isKnown()
             ? QCoreApplication::translate(
                   "CellSources", "The memory of this card was changed by somebody else than its maker.")
             : QCoreApplication::translate("CellSources",
                                           "What is promised differs by seller and country, and for a used "
                                           "card by whether it goes with the card: ask before you pay."),
         {},
         {}});
    addSource(lines, place.catalogue, place.cell.source, readWord(place.cell.readOn), sourceLabel());
    return lines;
}

} // namespace

QString sourceLabel()
{
    return QCoreApplication::translate("CellSources", "Source");
}

QString claimHeading(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return QCoreApplication::translate("CellSources", "A guide says, rightly");
    case ClaimVerdict::False:
        return QCoreApplication::translate("CellSources", "A guide says, wrongly");
    case ClaimVerdict::Partly:
        return QCoreApplication::translate("CellSources", "A guide says, partly right");
    case ClaimVerdict::Low:
        return QCoreApplication::translate("CellSources", "A guide says too little");
    case ClaimVerdict::High:
        return QCoreApplication::translate("CellSources", "A guide says too much");
    case ClaimVerdict::Depends:
        return QCoreApplication::translate("CellSources", "A guide says, and it depends");
    case ClaimVerdict::Unverified:
        break;
    }
    return QCoreApplication::translate("CellSources", "A guide says, not verified");
}

void addSource(SourceLines &lines, const Catalogue &catalogue, int source, const QString &date,
               const QString &label)
{
    if (source < 0 || static_cast<std::size_t>(source) >= catalogue.sources.size())
        return;
    lines.push_back({label, sourceTitle(catalogue, source), date, sourceAddress(catalogue, source)});
}

SourceLines sourceLines(const CellPlace &place)
{
    switch (place.row.field) {
    case ComparisonField::Spec:
        return specLines(place);
    case ComparisonField::GroupMemory:
    case ComparisonField::GroupBoardPower:
        return groupLines(place);
    case ComparisonField::SoftwareSupport:
    case ComparisonField::SoftwareFor:
        return softwareLines(place);
    case ComparisonField::GuideClaims:
        return claimLines(place);
    case ComparisonField::Price:
    case ComparisonField::PriceNew:
    case ComparisonField::PriceUsed:
    case ComparisonField::RentPerHour:
    case ComparisonField::PriceRegion:
        return priceLines(place);
    case ComparisonField::Warranty:
        return warrantyLines(place);
    default:
        return estimateLines(place);
    }
}

} // namespace gpuwise
