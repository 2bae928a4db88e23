// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisontable.h"

#include "model/charts/fitbargeometry.h"
#include "model/session/session.h"
#include "model/tables/comparisonwords.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

template <typename T> void moveItem(std::vector<T> &items, std::size_t from, std::size_t to)
{
    const auto begin = items.begin();
    const auto at = [begin](std::size_t i) { return begin + static_cast<std::ptrdiff_t>(i); };
    if (from > to)
        std::rotate(at(to), at(from), at(from + 1));
    else
        std::rotate(at(from), at(from + 1), at(to + 1));
}

std::size_t indexOf(const std::vector<ComparisonColumn> &columns, const CardGroup &cards)
{
    const auto it = std::find_if(columns.begin(), columns.end(),
                                 [&](const ComparisonColumn &c) { return c.cards == cards; });
    return static_cast<std::size_t>(it - columns.begin());
}

} // namespace

ComparisonTable::ComparisonTable(Session &session, QObject *parent)
    : QAbstractTableModel(parent)
    , m_session(session)
{
    connect(&session, &Session::workloadChanged, this, &ComparisonTable::refresh);
    connect(&session, &Session::shortlistChanged, this, &ComparisonTable::refresh);
    connect(&session, &Session::baselineChanged, this, &ComparisonTable::refresh);
    refresh();
}

ComparisonTable::~ComparisonTable() = default;

CardGroup ComparisonTable::cardAt(int column) const
{
    return m_comparison.columns.at(static_cast<std::size_t>(column)).cards;
}

const ComparisonRow *ComparisonTable::rowAt(int line) const
{
    const int row = m_lines.at(static_cast<std::size_t>(line)).row;
    return row < 0 ? nullptr : &m_comparison.rows[static_cast<std::size_t>(row)];
}

ComparisonSection ComparisonTable::sectionAt(int line) const
{
    return m_lines.at(static_cast<std::size_t>(line)).section;
}

int ComparisonTable::lineOf(const QString &rowId) const
{
    for (int line = 0; line < rowCount(); ++line)
        if (const ComparisonRow *row = rowAt(line); row && row->id() == rowId)
            return line;
    return -1;
}

std::vector<const ComparisonRow *> ComparisonTable::shownRows() const
{
    std::vector<const ComparisonRow *> rows;
    for (int line = 0; line < rowCount(); ++line)
        if (const ComparisonRow *row = rowAt(line))
            rows.push_back(row);
    return rows;
}

CellSources ComparisonTable::sourcesAt(const QModelIndex &index) const
{
    const ComparisonRow *row = index.isValid() ? rowAt(index.row()) : nullptr;
    return row ? sourcesOf(m_session.catalogue(), m_comparison, *row,
                           static_cast<std::size_t>(index.column()), QLocale())
               : CellSources{};
}

int ComparisonTable::agreeingRows() const
{
    return static_cast<int>(m_comparison.hiddenRows());
}

void ComparisonTable::setOnlyDifferent(bool on)
{
    if (on == m_onlyDifferent)
        return;
    m_onlyDifferent = on;
    showLines();
    Q_EMIT comparisonChanged();
}

void ComparisonTable::setOpen(ComparisonSection section, bool open)
{
    if (open == isOpen(section))
        return;
    if (open)
        m_closed.erase(section);
    else
        m_closed.insert(section);
    showLines();
    announceData();
}

std::vector<ComparisonTable::Line> ComparisonTable::linesOf(const Comparison &comparison) const
{
    std::vector<Line> lines;
    for (const ComparisonSection section : comparisonSections) {
        const auto rows = comparison.rowsOf(section, m_onlyDifferent);
        if (rows.empty())
            continue;
        const QString title = QString::number(static_cast<int>(section));
        lines.push_back({section, -1, title});
        if (!isOpen(section))
            continue;
        for (const ComparisonRow *row : rows)
            lines.push_back(
                {section, static_cast<int>(row - comparison.rows.data()), QString(title % u'/' % row->id())});
    }
    return lines;
}

void ComparisonTable::refresh()
{
    const std::vector<CardGroup> &groups = m_session.shortlist();
    const auto baseline = m_session.baseline();
    const auto at = baseline ? std::find(groups.begin(), groups.end(), *baseline) : groups.begin();
    const std::size_t index = at == groups.end() ? 0 : static_cast<std::size_t>(at - groups.begin());
    Comparison next = compareCards(m_session.catalogue(), m_session.resolved(), m_session.speeds(), groups,
                                   index, m_session.today());
    alignColumns(next);
    adopt(std::move(next));
    showLines();
    announceData();
    Q_EMIT comparisonChanged();
}

/// Removes, moves and inserts columns of the old comparison until it has the columns of the next.
void ComparisonTable::alignColumns(const Comparison &next)
{
    auto &columns = m_comparison.columns;
    for (std::size_t i = columns.size(); i-- > 0;) {
        if (indexOf(next.columns, columns[i].cards) < next.columns.size())
            continue;
        const int at = static_cast<int>(i);
        beginRemoveColumns({}, at, at);
        const auto offset = static_cast<std::ptrdiff_t>(i);
        columns.erase(columns.begin() + offset);
        m_fitBars.erase(m_fitBars.begin() + offset);
        for (ComparisonRow &row : m_comparison.rows)
            row.cells.erase(row.cells.begin() + offset);
        endRemoveColumns();
    }
    for (std::size_t i = 0; i < next.columns.size(); ++i) {
        const std::size_t old = indexOf(columns, next.columns[i].cards);
        const int at = static_cast<int>(i);
        if (old == i && old < columns.size())
            continue;
        if (old < columns.size()) {
            beginMoveColumns({}, static_cast<int>(old), static_cast<int>(old), {}, at);
            moveItem(columns, old, i);
            moveItem(m_fitBars, old, i);
            for (ComparisonRow &row : m_comparison.rows)
                moveItem(row.cells, old, i);
            endMoveColumns();
        } else {
            beginInsertColumns({}, at, at);
            const auto offset = static_cast<std::ptrdiff_t>(i);
            columns.insert(columns.begin() + offset, next.columns[i]);
            m_fitBars.insert(m_fitBars.begin() + offset, FitBar{});
            for (ComparisonRow &row : m_comparison.rows)
                row.cells.insert(row.cells.begin() + offset, ComparisonCell{});
            endInsertColumns();
        }
    }
}

/// Takes the next comparison, whose columns are those shown. Lines that it does not have are gone before.
void ComparisonTable::adopt(Comparison next)
{
    const std::vector<Line> wanted = linesOf(next);
    const auto find = [&wanted](const Line &line) {
        return std::find_if(wanted.begin(), wanted.end(),
                            [&](const Line &other) { return other.key == line.key; });
    };
    for (std::size_t i = m_lines.size(); i-- > 0;) {
        if (find(m_lines[i]) != wanted.end())
            continue;
        beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
        m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(i));
        endRemoveRows();
    }
    m_comparison = std::move(next);
    for (Line &line : m_lines)
        line.row = find(line)->row;
    m_fitBars.clear();
    for (const ComparisonColumn &column : m_comparison.columns)
        m_fitBars.push_back(column.judged ? fitBarOf(column.judged->decidingMemory(),
                                                     column.judged->decidingFit(), column.cards.count)
                                          : FitBar{});
    m_fitAxisEnd = fitAxisEndForPicks(m_fitBars);
}

/// Brings the lines to what the comparison and the own state ask for. Lines never change places.
void ComparisonTable::showLines()
{
    const std::vector<Line> wanted = linesOf(m_comparison);
    const auto isWanted = [&wanted](const Line &line) {
        return std::any_of(wanted.begin(), wanted.end(),
                           [&](const Line &other) { return other.key == line.key; });
    };
    for (std::size_t last = m_lines.size(); last-- > 0;) {
        if (isWanted(m_lines[last]))
            continue;
        std::size_t first = last;
        while (first > 0 && !isWanted(m_lines[first - 1]))
            --first;
        beginRemoveRows({}, static_cast<int>(first), static_cast<int>(last));
        m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(first),
                      m_lines.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        endRemoveRows();
        last = first;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i < m_lines.size() && m_lines[i].key == wanted[i].key)
            continue;
        beginInsertRows({}, static_cast<int>(i), static_cast<int>(i));
        m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(i), wanted[i]);
        endInsertRows();
    }
}

void ComparisonTable::announceData()
{
    if (m_lines.empty() || m_comparison.columns.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void ComparisonTable::retranslate()
{
    announceData();
    Q_EMIT comparisonChanged();
}

int ComparisonTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ComparisonTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_comparison.columns.size());
}

Qt::ItemFlags ComparisonTable::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

} // namespace gpuwise
