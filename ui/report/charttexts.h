// SPDX-License-Identifier: GPL-3.0-or-later
//
// What curves and points share on paper: the grid under them, the texts around them, how wide a text is.
#pragma once

#include "model/charts/scattergeometry.h"
#include "ui/report/textlines.h"

class QPainter;

namespace gpuwise {

double chartTextWidth(const QString &text); ///< as the layouts of model/charts ask for it
double chartHeight(double width);           ///< of a chart as wide as the column of text

/// One line inside the box, elided where it is too long.
void drawChartText(QPainter &painter, const QRectF &box, Qt::Alignment alignment, const QString &text,
                   const QColor &ink, TextStyle style = TextStyle::Small);

void drawChartGrid(QPainter &painter, const QRectF &plot, const std::vector<ScatterGeometry::Text> &xTicks,
                   const std::vector<ScatterGeometry::Text> &yTicks);

/// White ground under words that a line may run behind.
void drawGround(QPainter &painter, const QRectF &box);

} // namespace gpuwise
