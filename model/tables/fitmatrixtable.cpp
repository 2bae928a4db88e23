// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/fitmatrixtable.h"

#include "model/words/fitwords.h"

#include <QLocale>

namespace gpuwise {

namespace {

FitMatrix::Place placeOf(const QModelIndex &index)
{
    return {static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column())};
}

} // namespace

void FitMatrixTable::setMatrix(FitMatrix matrix)
{
    const bool sameShape =
        matrix.rows.size() == m_matrix.rows.size() && matrix.columns.size() == m_matrix.columns.size();
    if (!sameShape)
        beginResetModel();
    m_matrix = std::move(matrix);
    if (sameShape)
        retranslate();
    else
        endResetModel();
}

void FitMatrixTable::retranslate()
{
    if (m_matrix.isEmpty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

QModelIndex FitMatrixTable::askedIndex() const
{
    return m_matrix.asked
               ? index(static_cast<int>(m_matrix.asked->row), static_cast<int>(m_matrix.asked->column))
               : QModelIndex();
}

const FitMatrix::Cell &FitMatrixTable::cell(const QModelIndex &index) const
{
    return m_matrix.at(placeOf(index).row, placeOf(index).column);
}

int FitMatrixTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.rows.size());
}

int FitMatrixTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.columns.size());
}

QVariant FitMatrixTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return matrixNumber(cell(index), QLocale());
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return matrixCellSentence(m_matrix, placeOf(index), QLocale());
    case VerdictRole:
        return static_cast<int>(cell(index).fit.verdict);
    case AskedRole:
        return m_matrix.asked == placeOf(index);
    default:
        return {};
    }
}

QVariant FitMatrixTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int sections = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (role != Qt::DisplayRole || section < 0 || section >= sections)
        return {};
    const auto at = static_cast<std::size_t>(section);
    return orientation == Qt::Horizontal ? matrixColumnName(m_matrix.across, m_matrix.columns[at], QLocale())
                                         : matrixRowName(m_matrix.rows[at]);
}

} // namespace gpuwise
