// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where every part of a fit bar lies, as plain numbers: window, table cells and PDF paint this one geometry.
// x = GiB / axis end x width, always linear: stacked terms may not sit on a log axis.
#pragma once

#include "model/charts/fitbar.h"

#include <QLineF>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

/// Sizes at which common cards end.
inline constexpr double memoryMarks[] = {8, 12, 16, 24, 32, 48, 80, 96, 141, 180};

/// One axis for every bar of a list: the smallest mark that shows three quarters of the bars whole and is at
/// least twice the high need, plus 4 %. Where no mark is large enough: what holds the bars and the need.
double fitAxisEnd(std::span<const FitBar> bars);
/// The same for a few bars shown large: no longer than the longest of them.
double fitAxisEndForPicks(std::span<const FitBar> bars);

/// Lengths that do not follow from the data. The defaults are pixels of a screen; paper scales them.
struct FitBarMetrics
{
    double trackHeight = 18;   ///< 12 compare, 14 pane, 18 list, 22 report, 26 live bar
    double inset = 3;          ///< of the terms, top and bottom
    double gap = 1;            ///< of track between two terms
    double minTermWidth = 1.2; ///< so that a small term is never lost
    double usableWidth = 2;
    double usableOverhang = 4; ///< above and below the track
    double dividerOverhang = 3;
    double bandOffset = 3; ///< below the track, to the top of the ticks
    double bandTick = 5;
    double cutWidth = 4; ///< of each slanted stroke
    double cutGap = 5;   ///< between the two strokes

    FitBarMetrics scaled(double factor) const;
    double height() const; ///< of the whole bar with its mark and band
};

struct FitBarGeometry
{
    struct Piece
    {
        TermId id = TermId::Weights;
        QRectF rect;
    };
    QRectF track;                   ///< null: the memory size is not known
    QRectF reserved;                ///< hatched; null when nothing is reserved or it lies beyond the axis
    std::vector<Piece> pieces;      ///< without those that lie wholly beyond the axis
    std::optional<QRectF> usable;   ///< none: not known, or beyond the axis (then it is written)
    QLineF band;                    ///< low to high; null without a need
    double bandTick = 0;            ///< full length of its end ticks
    std::optional<QRectF> overflow; ///< from usable to the end of the terms
    std::vector<QLineF> dividers;   ///< where one card ends and the next begins
    std::vector<QLineF> cut;        ///< two slanted strokes: the bar is longer than shown
    bool bandBeyondAxis = false;    ///< the high end is not shown

    bool isCut() const { return !cut.empty(); }
};

/// Lays a bar out from `origin` (the top left of the overhanging mark) over `width`.
FitBarGeometry layoutFitBar(const FitBar &bar, double axisEndGiB, QPointF origin, double width,
                            const FitBarMetrics &metrics);

/// The term under a point, with as much room above and below as a hand needs; none: beside the terms.
std::optional<TermId> termAt(const FitBarGeometry &geometry, QPointF point);

} // namespace gpuwise
