// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/fittable.h"

#include "model/tables/fitcells.h"

#include <QLocale>

#include <algorithm>

namespace gpuwise {

FitTable::FitTable(const Catalogue &catalogue, const SpeedModel &speeds, QDate today, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalogue(catalogue)
    , m_judge(catalogue, speeds, today)
{}

void FitTable::judge(const ResolvedWorkload &resolved, std::span<const int> counts)
{
    if (!resolved.problem.isEmpty()) {
        clear();
        return;
    }
    std::vector<Row> rows;
    rows.reserve(m_catalogue.gpus.size() * counts.size());
    for (const int count : counts)
        for (const Gpu &gpu : m_catalogue.gpus) {
            if (count > 1 && !comesInGroups(gpu))
                continue;
            Row row;
            row.gpu = &gpu;
            row.fit = m_judge.judge(resolved, gpu, count);
            row.bar = fitBarOf(row.fit.option.memory, row.fit.option.fit, count);
            row.withinBudget = row.fit.isWithin(resolved.workload.budget);
            rows.push_back(std::move(row));
        }
    const bool sameGroups =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const Row &a, const Row &b) { return a.fit.cards() == b.fit.cards(); });
    if (!sameGroups)
        beginResetModel();
    m_workload = resolved.workload;
    m_rows = std::move(rows);
    if (!sameGroups)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

void FitTable::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void FitTable::forget()
{
    m_judge.forget();
    clear();
}

void FitTable::retranslate()
{
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int FitTable::rowOf(const CardGroup &cards) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].fit.cards() == cards)
            return static_cast<int>(i);
    return -1;
}

int FitTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FitTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FitTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const FitCells cells(m_catalogue, m_workload, row, QLocale());
    switch (role) {
    case Qt::DisplayRole:
        return cells.text(index.column());
    case DetailRole:
        return cells.detail(index.column());
    case Qt::ToolTipRole:
        return cells.toolTip(index.column());
    case Qt::AccessibleTextRole:
        return cells.spoken(index.column());
    case SpokenRole:
        return cells.spokenRow();
    case BarRole:
        return QVariant::fromValue(row.bar);
    case VerdictRole:
        return static_cast<int>(row.fit.option.fit.verdict);
    case KnownRole:
        return cells.isKnown(index.column());
    case StaleRole:
        return index.column() == ValueColumn && row.fit.option.cost.price &&
               row.fit.option.cost.price->age != PriceAge::Fresh;
    default:
        return {};
    }
}

QVariant FitTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::DisplayRole)
        return fitColumnName(static_cast<Column>(section), m_workload, QLocale());
    if (role == Qt::ToolTipRole)
        return fitColumnTip(static_cast<Column>(section), m_workload, QLocale());
    return {};
}

} // namespace gpuwise
