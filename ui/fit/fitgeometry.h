// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of the fit page's rows lie, as plain numbers.
#pragma once

#include <QRect>

#include <array>

namespace gpuwise {

inline constexpr int fitCellPadding = 12;
inline constexpr int fitIconSide = 16;
inline constexpr int fitTrackHeight = 18;

/// Widths that words need at the fonts of the moment; the bars take the rest.
struct FitColumnNeeds
{
    int card = 150, verdict = 150, speed = 90, value = 100;
};
/// Card, bar, verdict, speed, value. A narrow view gives up the value, then the speed; the bars keep at least
/// `leastBar`. 0: hidden.
std::array<int, 5> fitColumnWidths(int width, const FitColumnNeeds &needs, int leastBar = 180);

/// Two lines of a cell: the figure and what stands under it, together in the middle of the row.
struct FitCellLines
{
    QRect first, second;
};
FitCellLines layoutFitLines(const QRect &cell, int firstHeight, int secondHeight, int indent);

/// The bar's box in its cell: as high as a bar with its mark and band, in the middle.
QRect fitBarBox(const QRect &cell, int barHeight);

} // namespace gpuwise
