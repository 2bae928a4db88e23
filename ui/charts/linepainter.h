// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is painted of a LineChart besides lines and strips: grid, texts, the ring on the crossing, the line
// of the current x.
#pragma once

#include "model/charts/linegeometry.h"

class QPainter;

namespace gpuwise {

struct Tokens;

struct LinePicture
{
    const LineChart &chart;
    const LineGeometry &geometry;
    const Tokens &tokens;
    int current = -1; ///< an x that is pointed out
};

void paintLineGround(QPainter &painter, const LinePicture &picture); ///< behind the lines
void paintLineTexts(QPainter &painter, const LinePicture &picture);
void paintLineMark(QPainter &painter, const LinePicture &picture);
void paintLineCurrent(QPainter &painter, const LinePicture &picture);

} // namespace gpuwise
