// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chips of a TierBoard as a list, lane by lane, so that views, keys and screen readers walk them.
#pragma once

#include "model/session/tierboard.h"

#include <QAbstractListModel>

#include <vector>

namespace gpuwise {

class TierTable final : public QAbstractListModel
{
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    const TierBoard &board() const { return m_board; }
    void setBoard(const TierBoard &board);
    int laneOf(int row) const; ///< index into the board's lanes
    const TierChip &chip(int row) const;
    int rowOf(const QString &gpuId) const; ///< -1: not there

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Place
    {
        int lane = 0;
        std::size_t chip = 0;
    };
    TierBoard m_board;
    std::vector<Place> m_places;
};

} // namespace gpuwise
