// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints the geometry of a fit bar: the one look of it in window, tables and PDF. Qt Gui only.
#pragma once

#include "model/charts/fitbargeometry.h"
#include "ui/tokens.h"

class QPainter;

namespace gpuwise {

struct FitBarPaint
{
    const Tokens *tokens = nullptr;
    double line = 1;         ///< width of a border; paper: its own unit
    double devicePixels = 0; ///< device pixels a unit, to snap edges to; 0: do not snap (paper)
};

void paintFitBar(QPainter &painter, const FitBarGeometry &geometry, const FitBarPaint &paint);

/// The signs of the legend, drawn into `box`.
void paintTermSwatch(QPainter &painter, const QRectF &box, TermId term, const FitBarPaint &paint);
enum class FitBarSign
{
    Reserved,
    Usable,
    Band,
    Overflow
};
void paintFitBarSign(QPainter &painter, const QRectF &box, FitBarSign sign, const FitBarPaint &paint);

} // namespace gpuwise
