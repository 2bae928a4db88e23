// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cellsources.h"

#include "model/claims/claimwords.h"
#include "model/tables/cellsourceslines.h"
#include "model/tables/comparisonparts.h"
#include "model/tables/comparisonwords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

std::vector<CellSources::SaidByGuides> claimsOf(const ComparisonCell &cell, const QLocale &locale)
{
    std::vector<const Claim *> claims = cell.claims;
    sortByHarm(claims);
    std::vector<CellSources::SaidByGuides> said;
    said.reserve(claims.size());
    for (const Claim *claim : claims)
        said.push_back({claim->verdict, claimSaid(*claim, locale),
                        claim->verdict == ClaimVerdict::True ? QString() : claimRightValue(*claim, locale),
                        claimReason(*claim, locale), claim->id});
    return said;
}

QString titleOf(const Catalogue &catalogue, const Comparison &comparison, const ComparisonRow &row,
                std::size_t column, const QLocale &locale)
{
    const ComparisonCell &cell = row.cells[column];
    const QString text = cellText(row, cell, comparison.currency, locale);
    // Sums name their currency, verdicts their unit.
    const bool bare = cell.number && !cell.price && row.field != ComparisonField::FitMargin;
    const QString unit = bare ? shortUnit(row, comparison.currency) : QString();
    return QCoreApplication::translate("CellSources", "%1 · %2: %3", "card, row, value")
        .arg(shortCardName(groupName(catalogue, comparison.columns[column].cards)), rowName(row),
             unit.isEmpty() ? text : QString(text % u' ' % unit));
}

} // namespace

QString CellSources::plainText() const
{
    QStringList out{title};
    const QString known = confidence.isEmpty() ? state : QString(state % QStringLiteral(" · ") % confidence);
    if (!known.isEmpty())
        out << known;
    for (const Line &line : lines) {
        QString text = line.label.isEmpty()
                           ? line.text
                           : QCoreApplication::translate("CellSources", "%1: %2", "label, text")
                                 .arg(line.label, line.text);
        if (!line.date.isEmpty())
            text += QStringLiteral(" · ") % line.date;
        out << text;
        if (!line.address.isEmpty())
            out << line.address;
    }
    for (const SaidByGuides &claim : claims) {
        out << QCoreApplication::translate("CellSources", "%1: %2", "label, text")
                   .arg(claimHeading(claim.verdict), claim.said);
        if (!claim.right.isEmpty())
            out << QCoreApplication::translate("CellSources", "Right: %1").arg(claim.right);
        out << claim.reason;
    }
    return out.join(u'\n');
}

CellSources sourcesOf(const Catalogue &catalogue, const Comparison &comparison, const ComparisonRow &row,
                      std::size_t column, const QLocale &locale)
{
    const ComparisonCell &cell = row.cells[column];
    CellSources out;
    out.title = titleOf(catalogue, comparison, row, column, locale);
    out.state = factStateWord(cell.isKnown() || row.field == ComparisonField::Spec ? cell.state
                                                                                   : FactState::NotPublished);
    if (!cell.isKnown() && row.field != ComparisonField::Spec)
        out.state.clear(); // the lines say what is missing
    const bool read = cell.source >= 0 && cell.state != FactState::Derived;
    if (read)
        out.confidence =
            QCoreApplication::translate("CellSources", "Confidence: %1").arg(confidenceWord(cell.confidence));
    out.lines = sourceLines({catalogue, comparison, row, comparison.columns[column], cell, locale});
    out.claims = claimsOf(cell, locale);
    return out;
}

} // namespace gpuwise
