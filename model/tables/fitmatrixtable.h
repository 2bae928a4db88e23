// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matrix of one group as a table, so that views, keys and screen readers walk it.
#pragma once

#include "model/advice/fitmatrix.h"

#include <QAbstractTableModel>

namespace gpuwise {

class FitMatrixTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role
    {
        VerdictRole = Qt::UserRole, ///< int of Verdict
        AskedRole                   ///< bool: these are the answers of the moment
    };
    using QAbstractTableModel::QAbstractTableModel;

    void setMatrix(FitMatrix matrix);
    const FitMatrix &matrix() const { return m_matrix; }
    void retranslate();
    QModelIndex askedIndex() const; ///< invalid: not among the cells
    const FitMatrix::Cell &cell(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    FitMatrix m_matrix;
};

} // namespace gpuwise
