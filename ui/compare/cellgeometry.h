// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the parts of a compare cell and of a card's header lie: plain numbers, tested without painting.
#pragma once

#include <QRect>

namespace gpuwise {

inline constexpr int compareRowHeight = 26;
inline constexpr int compareFitRowHeight = 38;
inline constexpr int compareMinimumColumn = 220;
inline constexpr int compareMaximumColumn = 640; ///< wider cells part a figure from its row
inline constexpr int compareCellPadding = 12;

/// Widths of what a cell has to say, in pixels of the fonts it is drawn with; 0: the part is absent.
struct CellContent
{
    int value = 0;
    int detail = 0;
    int icon = 0; ///< of a cross, a stale clock, ...: stands before the value
    int mark = 0; ///< of a stale price, a value of the user's or a claim, after the detail
    int percent = 0;
};

struct CellGeometry
{
    QRect best; ///< square of the diamond, always reserved so that figures line up
    QRect icon;
    QRect value;
    QRect detail; ///< null when it does not fit
    QRect mark;
    QRect percent;
};
CellGeometry layoutCell(const QRect &cell, const CellContent &content);

struct FitCellContent
{
    int icon = 0;
    int word = 0;
    int margin = 0;
};
struct FitCellGeometry
{
    QRect bar; ///< origin and width of the fit bar, with its overhanging mark; null when too narrow
    QRect icon;
    QRect word;
    QRect margin;         ///< beside the word, or under it
    bool stacked = false; ///< there is no room for the two side by side
};
/// `barHeight` is that of the whole bar with mark and band.
FitCellGeometry layoutFitCell(const QRect &cell, const FitCellContent &content, int barHeight);

struct CardHeaderContent
{
    int nameHeight = 0;
    int metaHeight = 0;
    int tag = 0; ///< width of the "baseline" tag; 0: not the baseline
};
struct CardHeaderGeometry
{
    QRect name;
    QRect meta;
    QRect tag;
    QRect remove; ///< the square that takes the click
};
CardHeaderGeometry layoutCardHeader(const QRect &section, const CardHeaderContent &content);

/// Equal widths that fill the view, at least the minimum; then the view scrolls.
int compareColumnWidth(int viewWidth, int columns);

/// The gap before which a header dragged to `x` would land, 0 to count; `left` is where column 0 begins.
int dropGap(int x, int left, int columnWidth, int columns);
/// The place a column takes when dropped into a gap.
int placeInGap(int from, int gap);

} // namespace gpuwise
