// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tiergeometry.h"

#include <algorithm>
#include <cstdlib>

namespace gpuwise {

namespace {

TierGeometry::Lane layoutRows(const TierLaneShape &shape, int top, int width, const TierMetrics &m,
                              std::vector<QRect> &items)
{
    const QRect head(0, top, width, m.titleHeight);
    for (int i = 0; i < shape.chips; ++i)
        items.emplace_back(0, top + m.titleHeight + i * m.rowHeight, width, m.rowHeight);
    return {QRect(0, top, width, m.titleHeight + shape.chips * m.rowHeight), head};
}

TierGeometry::Lane layoutChips(const TierLaneShape &shape, int top, int width, const TierMetrics &m,
                               std::vector<QRect> &items)
{
    const int left = m.headWidth + m.padding;
    const int room = std::max(m.chipLeast, width - left - m.padding);
    const int columns = std::max(1, (room + m.gap) / (m.chipLeast + m.gap));
    const int chipWidth = (room - (columns - 1) * m.gap) / columns;
    for (int i = 0; i < shape.chips; ++i)
        items.emplace_back(left + i % columns * (chipWidth + m.gap),
                           top + m.padding + i / columns * (m.chipHeight + m.gap), chipWidth, m.chipHeight);
    const int rows = std::max(1, (shape.chips + columns - 1) / columns); // an empty tier keeps its place
    const int height = 2 * m.padding + rows * m.chipHeight + (rows - 1) * m.gap;
    return {QRect(0, top, width, height), QRect(0, top, m.headWidth, height)};
}

} // namespace

int TierGeometry::itemAt(const QPoint &point) const
{
    const auto found =
        std::find_if(items.begin(), items.end(), [&](const QRect &item) { return item.contains(point); });
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

int TierGeometry::beside(int item, int step) const
{
    return std::clamp(item + step, 0, static_cast<int>(items.size()) - 1);
}

int TierGeometry::nextRow(int item, int step) const
{
    const QRect from = items[static_cast<std::size_t>(item)];
    int best = item;
    for (int i = 0; i < static_cast<int>(items.size()); ++i) {
        const QRect to = items[static_cast<std::size_t>(i)];
        if (step > 0 ? to.top() <= from.top() : to.top() >= from.top())
            continue;
        const QRect known = items[static_cast<std::size_t>(best)];
        const bool nearerRow = best == item || (step > 0 ? to.top() < known.top() : to.top() > known.top());
        const bool nearerPlace = to.top() == known.top() &&
                                 std::abs(to.left() - from.left()) < std::abs(known.left() - from.left());
        if (nearerRow || nearerPlace)
            best = i;
    }
    return best;
}

TierGeometry layoutTiers(const std::vector<TierLaneShape> &lanes, int width, const TierMetrics &metrics)
{
    TierGeometry geometry;
    for (const TierLaneShape &shape : lanes) {
        geometry.lanes.push_back(shape.rows
                                     ? layoutRows(shape, geometry.height, width, metrics, geometry.items)
                                     : layoutChips(shape, geometry.height, width, metrics, geometry.items));
        geometry.height += geometry.lanes.back().rect.height();
    }
    return geometry;
}

} // namespace gpuwise
