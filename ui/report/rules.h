// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines of the report. Widths are given in points: a cosmetic pen is invisible on paper.
#pragma once

#include <QPointF>

class QPainter;

namespace gpuwise {

enum class RuleKind
{
    Row,    ///< under a row of a table
    Header, ///< under a table header, page head and foot
};
void drawRule(QPainter &painter, double x, double y, double width, RuleKind kind);
void drawDashedUnderline(QPainter &painter, double x, double y, double width);

} // namespace gpuwise
