// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the parts of the tiers: heads of lanes, chips, rows below the line, the strip of a score's parts.
#pragma once

#include "model/session/tierboard.h"
#include "ui/tiers/tiergeometry.h"
#include "ui/tokens.h"

#include <QPainter>

#include <span>

namespace gpuwise {

struct TierPaint
{
    const Tokens *tokens = nullptr;
    double devicePixelRatio = 1;
};
struct TierItemState
{
    bool hovered = false;
    bool focused = false;
};

TierMetrics tierMetrics(); ///< from the fonts of the moment

/// `points` of 0..1 beside one another; the whole width is a score of 1.
void paintScoreStrip(QPainter &painter, const QRectF &rect, std::span<const double> points,
                     const TierPaint &paint);
void paintLane(QPainter &painter, const TierGeometry::Lane &place, const TierLane &lane,
               const TierPaint &paint);
void paintTierChip(QPainter &painter, const QRect &rect, const TierChip &chip, const TierItemState &state,
                   const TierPaint &paint);
void paintLeftOutRow(QPainter &painter, const QRect &rect, const TierChip &chip, const TierItemState &state,
                     const TierPaint &paint);

} // namespace gpuwise
