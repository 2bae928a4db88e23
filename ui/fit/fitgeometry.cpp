// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitgeometry.h"

#include <algorithm>

namespace gpuwise {

std::array<int, 5> fitColumnWidths(int width, const FitColumnNeeds &needs, int leastBar)
{
    std::array<int, 5> widths{needs.card, 0, needs.verdict, needs.speed, needs.value};
    const auto rest = [&] { return width - widths[0] - widths[2] - widths[3] - widths[4]; };
    for (const std::size_t column : {std::size_t{4}, std::size_t{3}})
        if (rest() < leastBar)
            widths[column] = 0;
    constexpr int longNames = 60; ///< of a wide view's room goes to the names
    const int spare = rest() - 2 * leastBar;
    widths[0] += std::clamp(spare / 4, 0, longNames);
    widths[1] = std::max(rest(), leastBar / 2);
    return widths;
}

FitCellLines layoutFitLines(const QRect &cell, int firstHeight, int secondHeight, int indent)
{
    const QRect inner = cell.adjusted(fitCellPadding + indent, 0, -fitCellPadding, -1);
    const int top = inner.top() + (inner.height() - firstHeight - secondHeight) / 2;
    return {{inner.left(), top, inner.width(), firstHeight},
            {inner.left(), top + firstHeight, inner.width(), secondHeight}};
}

QRect fitBarBox(const QRect &cell, int barHeight)
{
    return {cell.left() + fitCellPadding / 2, cell.top() + (cell.height() - barHeight) / 2,
            cell.width() - fitCellPadding, barHeight};
}

} // namespace gpuwise
