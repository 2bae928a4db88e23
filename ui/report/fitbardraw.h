// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fit bar on paper, in its two sizes.
#pragma once

#include "model/charts/fitbargeometry.h"

#include <QPointF>

class QPainter;

namespace gpuwise {

double fitBarHeight();
double cellFitBarHeight(); ///< inside a table
void drawFitBar(QPainter &painter, const FitBar &bar, double axisEndGiB, QPointF at, double width);
void drawCellFitBar(QPainter &painter, const FitBar &bar, double axisEndGiB, QPointF at, double width);

} // namespace gpuwise
