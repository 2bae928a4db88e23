// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/cellgeometry.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int bestSide = 10;
constexpr int bestGap = 6;
constexpr int gap = 6;
constexpr int iconSide = 16;
constexpr int leastBar = 48; ///< in a column of the least width a bar, a verdict and a margin have room
constexpr int mostBar = 260;
constexpr int removeSide = 24;

} // namespace

CellGeometry layoutCell(const QRect &cell, const CellContent &content)
{
    CellGeometry g;
    const int top = cell.top();
    const int height = cell.height() - 1; // the grid line
    const int right = cell.right() + 1 - compareCellPadding;
    g.best = QRect(cell.left() + compareCellPadding, top + (height - bestSide) / 2, bestSide, bestSide);
    int x = g.best.right() + 1 + bestGap;
    int end = right;
    if (content.percent > 0) {
        g.percent = QRect(right - content.percent, top, content.percent, height);
        end = g.percent.left() - gap;
    }
    if (content.icon > 0) {
        g.icon = QRect(x, top + (height - content.icon) / 2, content.icon, content.icon);
        x = g.icon.right() + 1 + gap;
    }
    const int room = std::max(0, end - x);
    g.value = QRect(x, top, std::min(content.value, room), height);
    x = g.value.right() + 1;
    const int markRoom = content.mark > 0 ? content.mark + gap : 0;
    if (content.detail > 0 && x + gap + content.detail + markRoom <= end) {
        g.detail = QRect(x + gap, top, content.detail, height);
        x = g.detail.right() + 1;
    }
    if (content.mark > 0 && x + markRoom <= end)
        g.mark = QRect(x + gap, top + (height - content.mark) / 2, content.mark, content.mark);
    return g;
}

FitCellGeometry layoutFitCell(const QRect &cell, const FitCellContent &content, int barHeight)
{
    FitCellGeometry g;
    const int top = cell.top();
    const int height = cell.height() - 1;
    const int left = cell.left() + compareCellPadding;
    int x = cell.right() + 1 - compareCellPadding;
    const int wordBlock = iconSide + gap + content.word;
    g.stacked = content.margin > 0 && x - left < leastBar + 2 * gap + wordBlock + gap + content.margin;
    if (content.margin > 0 && !g.stacked) {
        g.margin = QRect(x - content.margin, top, content.margin, height);
        x = g.margin.left() - gap;
    }
    const int block = g.stacked ? std::max(content.word, content.margin) : content.word;
    const int lines = g.stacked ? height / 2 : height;
    g.word = QRect(std::max(left + iconSide + gap, x - block), top, 0, lines);
    g.word.setRight(x - 1);
    if (g.stacked)
        g.margin = QRect(g.word.left(), top + lines, g.word.width(), height - lines);
    g.icon = QRect(g.word.left() - gap - iconSide, top + (lines - iconSide) / 2, iconSide, iconSide);
    const int room = g.icon.left() - 2 * gap - left;
    if (room >= leastBar)
        g.bar = QRect(left, top + (height - barHeight) / 2, std::min(room, mostBar), barHeight);
    return g;
}

CardHeaderGeometry layoutCardHeader(const QRect &section, const CardHeaderContent &content)
{
    CardHeaderGeometry g;
    const int block = content.nameHeight + content.metaHeight;
    const int top = section.top() + std::max(0, (section.height() - block) / 2);
    const int left = section.left() + compareCellPadding;
    g.remove = QRect(section.right() + 1 - removeSide - 6, top + (content.nameHeight - removeSide) / 2 + 2,
                     removeSide, removeSide);
    int right = g.remove.left() - gap;
    if (content.tag > 0) {
        g.tag = QRect(right - content.tag, g.remove.center().y() - 9, content.tag, 20);
        right = g.tag.left() - gap;
    }
    g.name = QRect(left, top, std::max(0, right - left), content.nameHeight);
    g.meta = QRect(left, top + content.nameHeight, std::max(0, right - left), content.metaHeight);
    return g;
}

int compareColumnWidth(int viewWidth, int columns)
{
    if (columns <= 0)
        return compareMinimumColumn;
    return std::clamp(viewWidth / columns, compareMinimumColumn, compareMaximumColumn);
}

int dropGap(int x, int left, int columnWidth, int columns)
{
    if (columnWidth <= 0)
        return 0;
    return std::clamp((x - left + columnWidth / 2) / columnWidth, 0, columns);
}

int placeInGap(int from, int gap)
{
    return gap > from ? gap - 1 : gap;
}

} // namespace gpuwise
