// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is painted of a ScatterChart besides the marks: grid, error bars, texts, the ring of the current
// point.
#pragma once

#include "model/charts/scattergeometry.h"

class QPainter;
class QRectF;

namespace gpuwise {

struct Tokens;

struct ScatterPicture
{
    const ScatterChart &chart;
    const ScatterGeometry &geometry;
    const Tokens &tokens;
    int current = -1; ///< a point that is pointed out
};

void paintScatterGround(QPainter &painter, const ScatterPicture &picture); ///< behind the marks
void paintScatterTexts(QPainter &painter, const ScatterPicture &picture);
void paintScatterRing(QPainter &painter, const ScatterPicture &picture, double radius);
/// Instead of all that, where there is nothing to draw.
void paintScatterNothing(QPainter &painter, const ScatterPicture &picture, const QRectF &rect);

} // namespace gpuwise
