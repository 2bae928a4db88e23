// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fit table filtered and sorted. Groups of one size stay together; what is not known stands last,
// whichever way one sorts.
#pragma once

#include "model/tables/fittable.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace gpuwise {

struct FitFilter
{
    std::optional<Vendor> vendor;
    std::optional<Segment> segment;
    bool onlyWithinBudget = false;
    bool onlyFits = false;
    QString text; ///< every word must occur in the card's name

    bool operator==(const FitFilter &) const = default;
    bool isEmpty() const { return *this == FitFilter(); }
};

struct FitCounts
{
    int shown = 0;
    std::array<int, 4> of{}; ///< by Verdict, of the shown
};

class FitRows final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit FitRows(FitTable &table, QObject *parent = nullptr);

    void setFilter(const FitFilter &filter);
    const FitFilter &filter() const { return m_filter; }
    FitCounts counts() const;
    int rowOf(const CardGroup &cards) const; ///< -1: not shown
    const FitTable::Row &row(int row) const;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    FitTable &m_table;
    FitFilter m_filter;
    QStringList m_words; ///< of the text, folded
};

} // namespace gpuwise
