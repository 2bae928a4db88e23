// SPDX-License-Identifier: GPL-3.0-or-later
//
// The signs of verdicts as vectors: they differ in shape, so that a grey printer keeps them apart.
#pragma once

#include "model/report/reportcontent.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace gpuwise {

QColor markColour(ReportMark mark);
void drawMark(QPainter &painter, ReportMark mark, const QRectF &box);

} // namespace gpuwise
