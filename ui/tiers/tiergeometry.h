// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where lanes and chips lie on the board, without painting: tiers are a head at the left with chips in rows
// beside it, what is below the line is a title with full-width rows under it.
#pragma once

#include <QRect>

#include <vector>

namespace gpuwise {

struct TierMetrics
{
    int headWidth = 84;
    int chipLeast = 184; ///< narrower than this no further chip stands in a row
    int chipHeight = 64;
    int gap = 8;
    int padding = 8;
    int titleHeight = 40; ///< of what is below the line
    int rowHeight = 28;
};

struct TierLaneShape
{
    int chips = 0;
    bool rows = false; ///< full-width rows under a title instead of chips beside a head
};

struct TierGeometry
{
    struct Lane
    {
        QRect rect;
        QRect head;
    };
    std::vector<Lane> lanes;
    std::vector<QRect> items; ///< all chips and rows, lane by lane
    int height = 0;

    int itemAt(const QPoint &point) const; ///< -1: none
    /// The item that an arrow key reaches: beside it in reading order, or nearest in the next row above or
    /// below; the same item at the ends.
    int beside(int item, int step) const;
    int nextRow(int item, int step) const;
};

TierGeometry layoutTiers(const std::vector<TierLaneShape> &lanes, int width, const TierMetrics &metrics);

} // namespace gpuwise
