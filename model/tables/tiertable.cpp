// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/tiertable.h"

#include <algorithm>

namespace gpuwise {

void TierTable::setBoard(const TierBoard &board)
{
    beginResetModel();
    m_board = board;
    m_places.clear();
    for (std::size_t lane = 0; lane < m_board.lanes.size(); ++lane)
        for (std::size_t chip = 0; chip < m_board.lanes[lane].chips.size(); ++chip)
            m_places.push_back({static_cast<int>(lane), chip});
    endResetModel();
}

int TierTable::laneOf(int row) const
{
    return m_places[static_cast<std::size_t>(row)].lane;
}

const TierChip &TierTable::chip(int row) const
{
    const Place &place = m_places[static_cast<std::size_t>(row)];
    return m_board.lanes[static_cast<std::size_t>(place.lane)].chips[place.chip];
}

int TierTable::rowOf(const QString &gpuId) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (chip(row).cards.gpuId == gpuId)
            return row;
    return -1;
}

int TierTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

QVariant TierTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return chip(index.row()).name;
    if (role == Qt::AccessibleTextRole)
        return chip(index.row()).spoken;
    return {};
}

} // namespace gpuwise
