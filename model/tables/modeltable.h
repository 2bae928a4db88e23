// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library of AI models as an item model, and the search over it. The catalogue never changes, so rows are
// its indices.
#pragma once

#include "model/domain/catalogue.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace gpuwise {

class ModelTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        Name,
        TotalParams,
        ActiveParams,
        Layers,
        MaxContext,
        NativePrecision,
        ColumnCount
    };
    enum Role
    {
        SortRole = Qt::UserRole + 1, ///< numbers as numbers; invalid when not known
        IdRole,                      ///< AiModel::id
        SearchRole                   ///< folded name, family and id
    };

    explicit ModelTable(const Catalogue &catalogue, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void retranslate(); ///< after a change of language or locale
    void reload();      ///< the catalogue's contents are others

private:
    QString text(const AiModel &model, Column column) const;
    QVariant sortKey(const AiModel &model, Column column) const;

    const std::vector<AiModel> &m_models;
};

/// Every word typed must occur in name, family or id, in any order.
class ModelSearch final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit ModelSearch(QObject *parent = nullptr);
    void setQuery(const QString &query);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
};

} // namespace gpuwise
