// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every card of the catalogue, alone or in groups of two, four and eight, held against the workload: one row
// a group. Rows keep their places while only the numbers change, so that a view can follow a slider.
#pragma once

#include "model/advice/groupjudge.h"
#include "model/charts/fitbar.h"

#include <QAbstractTableModel>

#include <span>
#include <vector>

namespace gpuwise {

class FitTable final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column
    {
        CardColumn,
        BarColumn,
        VerdictColumn,
        SpeedColumn,
        ValueColumn,
        ColumnCount
    };
    enum Role
    {
        DetailRole = Qt::UserRole, ///< the second line of a cell: usable memory, margin, band, price
        BarRole,                   ///< FitBar
        VerdictRole,               ///< int of Verdict
        KnownRole,                 ///< bool: false: no figure, or the speed of what does not fit
        StaleRole,                 ///< bool: the price is older than 180 days
        SpokenRole                 ///< the whole row in one sentence
    };
    struct Row
    {
        const Gpu *gpu = nullptr;
        GroupFit fit;
        FitBar bar;
        bool withinBudget = false;
    };

    /// Catalogue and speeds must outlive the table.
    FitTable(const Catalogue &catalogue, const SpeedModel &speeds, QDate today, QObject *parent = nullptr);

    /// Judges all cards in groups of these sizes. A workload that cannot be resolved leaves the table empty.
    void judge(const ResolvedWorkload &resolved, std::span<const int> counts);
    void clear();
    void forget(); ///< the catalogue's contents changed: no rows, and nothing kept of its cards
    void retranslate();

    const Row &row(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    int rowOf(const CardGroup &cards) const; ///< -1: not there
    const Workload &workload() const { return m_workload; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const Catalogue &m_catalogue;
    GroupJudge m_judge;
    Workload m_workload;
    std::vector<Row> m_rows;
};

} // namespace gpuwise
