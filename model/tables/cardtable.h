// SPDX-License-Identifier: GPL-3.0-or-later
//
// All cards of the catalogue as a Qt item model: the columns that were chosen, the cards that meet the search
// and the filters, in the order that was asked. Follows the session's workload and budget. A filter makes it
// anew (views keep their place by the card's id); an order moves its rows.
#pragma once

#include "model/tables/cardvalues.h"
#include "model/tables/comparisonparts.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace gpuwise {

class Session;

class CardTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Role
    {
        GpuIdRole = Qt::UserRole,
        KindRole,      ///< int of CellKind
        NumberRole,    ///< double; invalid when unknown
        VerdictRole,   ///< int of Verdict; cells of the column Fit
        PriceAgeRole,  ///< int of PriceAge; cells of a price's date
        FavouriteRole, ///< bool: the user marked the card
        OwnRole,       ///< bool: the value or price is the user's
        // Column headers
        ColumnRole, ///< int: index into cardTableColumns()
    };

    explicit CardTable(Session &session, QObject *parent = nullptr);

    const CardValues &values() const { return m_values; }
    int total() const { return m_values.rows(); }
    const Gpu &gpuAt(int row) const;
    int rowOf(const QString &gpuId) const;             ///< -1: not shown
    QString sourcesOf(const QModelIndex &index) const; ///< "says who?", line by line

    QStringList columns() const;             ///< ids of those that are shown
    void setColumns(const QStringList &ids); ///< the name always stays; unknown ids are left out
    int columnAt(int section) const { return m_columns[static_cast<std::size_t>(section)]; }

    const CardQuery &query() const { return m_query; }
    void setSearch(const QString &text);
    void setFilter(int column, const ValueFilter &filter); ///< of cardTableColumns(); an empty one clears it
    void clearFilters();                                   ///< the search and the stars too
    void setFavouritesOnly(bool on);
    bool favouritesOnly() const { return m_favouritesOnly; }
    bool isFiltered() const
    {
        return !m_query.search.trimmed().isEmpty() || !m_query.filters.empty() || m_favouritesOnly;
    }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    void retranslate(); ///< after a change of language

private:
    std::vector<int> selected() const; ///< what the query and the stars let through
    void select();                     ///< the query again
    bool isOwnValue(const CardColumn &column, int row) const;
    void followWorkload();
    void reload(); ///< the catalogue's contents are others
    void followMarks();
    void readSession();
    CellKind kindOf(const CardColumn &column, int row, int at) const;
    QString textOf(const CardColumn &column, int row, int at) const;

    Session &m_session;
    CardValues m_values;
    std::optional<BudgetAnswer>
        m_pricedFor; ///< prices follow the budget only: a model is dragged by the frame
    CardQuery m_query;
    bool m_favouritesOnly = false;
    QStringList m_marked;       ///< as the stars stand
    std::vector<int> m_columns; ///< shown, in the order of cardTableColumns()
    std::vector<int> m_rows;    ///< shown
};

} // namespace gpuwise
