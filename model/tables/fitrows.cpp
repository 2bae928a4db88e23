// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/fitrows.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

/// What a row is sorted by: rows of a lower rank stand first whichever way one sorts, `key` follows the
/// order.
struct SortKey
{
    int rank = 0;
    double key = 0;
};

constexpr int unknownRank = 9;

SortKey figure(bool known, double value)
{
    return known ? SortKey{0, value} : SortKey{unknownRank, 0};
}

SortKey keyOf(const FitTable::Row &row, int column)
{
    const Option &option = row.fit.option;
    switch (column) {
    case FitTable::VerdictColumn: { // what fits first, then by how much there is to spare or missing
        if (!row.fit.runs)
            return {static_cast<int>(Verdict::No) + 1, 0};
        return {static_cast<int>(option.fit.verdict) + (option.fit.verdict == Verdict::Unknown ? 2 : 0),
                std::abs(option.fit.marginBytes)};
    }
    case FitTable::SpeedColumn:
        if (option.speed.isKnown() && option.fit.verdict == Verdict::No)
            return {1, option.speed.value.expected}; // it would be as fast, if it fitted
        return figure(option.speed.isKnown(), option.speed.value.expected);
    case FitTable::ValueColumn: {
        const ValueFigure &value = row.fit.value.speedPerPrice;
        return figure(value.isKnown(), value.isKnown() ? value.value->expected : 0);
    }
    case FitTable::BarColumn:
        return figure(row.bar.usableGiB > 0, row.bar.usableGiB);
    default:
        return {};
    }
}

} // namespace

FitRows::FitRows(FitTable &table, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_table(table)
{
    setSourceModel(&table);
    setDynamicSortFilter(true);
}

void FitRows::setFilter(const FitFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    m_words.clear();
    for (const QString &word : filter.text.split(u' ', Qt::SkipEmptyParts))
        m_words << foldName(word);
    invalidateFilter();
}

FitCounts FitRows::counts() const
{
    FitCounts counts;
    counts.shown = rowCount();
    for (int i = 0; i < counts.shown; ++i)
        ++counts.of[static_cast<std::size_t>(row(i).fit.option.fit.verdict)];
    return counts;
}

int FitRows::rowOf(const CardGroup &cards) const
{
    const int source = m_table.rowOf(cards);
    return source < 0 ? -1 : mapFromSource(m_table.index(source, 0)).row();
}

const FitTable::Row &FitRows::row(int row) const
{
    return m_table.row(mapToSource(index(row, 0)).row());
}

bool FitRows::filterAcceptsRow(int sourceRow, const QModelIndex &) const
{
    const FitTable::Row &row = m_table.row(sourceRow);
    if ((m_filter.vendor && row.gpu->vendor != *m_filter.vendor) ||
        (m_filter.segment && row.gpu->segment != *m_filter.segment) ||
        (m_filter.onlyWithinBudget && !row.withinBudget) ||
        (m_filter.onlyFits && row.fit.option.fit.verdict != Verdict::Fits))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString name = foldName(row.gpu->name);
    return std::all_of(m_words.cbegin(), m_words.cend(),
                       [&name](const QString &word) { return name.contains(word); });
}

bool FitRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const FitTable::Row &a = m_table.row(left.row());
    const FitTable::Row &b = m_table.row(right.row());
    const bool rising = sortOrder() == Qt::AscendingOrder;
    // The proxy swaps the two when it sorts downwards: what must not turn around is turned back.
    if (a.fit.cards().count != b.fit.cards().count)
        return (a.fit.cards().count < b.fit.cards().count) == rising;
    if (left.column() == FitTable::CardColumn) {
        const int order = QString::compare(a.gpu->name, b.gpu->name, Qt::CaseInsensitive);
        return order < 0;
    }
    const SortKey ka = keyOf(a, left.column());
    const SortKey kb = keyOf(b, left.column());
    if (ka.rank != kb.rank)
        return (ka.rank < kb.rank) == rising;
    if (ka.key < kb.key || kb.key < ka.key)
        return ka.key < kb.key;
    const int order = QString::compare(a.gpu->name, b.gpu->name, Qt::CaseInsensitive);
    return order != 0 && (order < 0) == rising;
}

} // namespace gpuwise
