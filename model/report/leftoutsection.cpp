// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was left out, why, and what would change that: the cards of the report first, then those that came
// nearest.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr std::size_t mostRows = 6;
constexpr double farthest = 1.5; ///< times the limit: what is further off is no near miss

bool isCompared(const ReportBasis &basis, const QString &gpuId)
{
    return std::any_of(basis.cards.begin(), basis.cards.end(),
                       [&](const CardGroup &c) { return c.gpuId == gpuId; });
}

/// By how much the limit that left the card out is missed: 1.1 is a tenth.
double miss(const LeftOut &entry)
{
    const auto &n = entry.why.numbers;
    switch (entry.why.code) {
    case ReasonCode::DoesNotFit: // need, usable
    case ReasonCode::OverPower:  // watts, limit
        return n[1] > 0 ? n[0] / n[1] : 1e9;
    case ReasonCode::OverBudget: // cost, how much over
    case ReasonCode::RentOverBudget:
        return n[0] > n[1] ? n[0] / (n[0] - n[1]) : 1e9;
    default:
        return 1e9;
    }
}

std::vector<const LeftOut *> shown(const ReportBasis &basis)
{
    std::vector<const LeftOut *> entries;
    const bool named =
        basis.request.focus == ReportFocus::NamedCards; // these have their reasons in their own table
    for (const LeftOut &entry : basis.advice.leftOut) {
        const bool compared = isCompared(basis, entry.cards.gpuId);
        if (compared ? !named : entry.wouldChange.code != ReasonCode::Count && miss(entry) <= farthest)
            entries.push_back(&entry);
    }
    std::stable_sort(entries.begin(), entries.end(), [&](const LeftOut *a, const LeftOut *b) {
        const bool first = isCompared(basis, a->cards.gpuId);
        const bool second = isCompared(basis, b->cards.gpuId);
        return first != second ? first : miss(*a) < miss(*b);
    });
    if (entries.size() > mostRows)
        entries.resize(mostRows);
    return entries;
}

} // namespace

ReportSection leftOutSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::LeftOut;
    section.heading = QCoreApplication::translate("Report", "If things change");
    section.aside =
        QCoreApplication::translate("Report", "cards left out that came near, and what would bring them in");
    ReportTable table;
    table.columns = {textColumn(QCoreApplication::translate("Report", "Card")),
                     textColumn(QCoreApplication::translate("Report", "Why it was left out"), 1),
                     textColumn(QCoreApplication::translate("Report", "What would change that"), 1)};
    for (const LeftOut *entry : shown(basis)) {
        const QString change = reasonSentence(entry->wouldChange, basis.locale);
        table.rows.push_back({ReportRowKind::Values,
                              {textCell(groupName(basis.catalogue, entry->cards)),
                               quietCell(reasonSentence(entry->why, basis.locale)),
                               change.isEmpty() ? quietCell(QCoreApplication::translate(
                                                      "Report", "Nothing that you can answer otherwise."))
                                                : textCell(change)},
                              {}});
    }
    if (!table.rows.empty())
        section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace gpuwise
