// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/rules.h"

#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

namespace gpuwise {

void drawRule(QPainter &painter, double x, double y, double width, RuleKind kind)
{
    const Tokens &tokens = lightTokens();
    const bool header = kind == RuleKind::Header;
    painter.setPen(QPen(header ? tokens.controlBorder : tokens.panelBorder, header ? pt(0.7) : pt(0.5),
                        Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x, y), QPointF(x + width, y));
}

void drawDashedUnderline(QPainter &painter, double x, double y, double width)
{
    QPen pen(lightTokens().controlBorder, pt(0.6), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, y), QPointF(x + width, y));
}

} // namespace gpuwise
