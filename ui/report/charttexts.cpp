// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/charttexts.h"

#include "ui/report/units.h"
#include "ui/tokens.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

double chartTextWidth(const QString &text)
{
    return textWidth(text, TextStyle::SmallStrong); // the wider of both weights
}

double chartHeight(double width)
{
    return std::min(width * 0.36, pt(190));
}

void drawChartText(QPainter &painter, const QRectF &box, Qt::Alignment alignment, const QString &text,
                   const QColor &ink, TextStyle style)
{
    const TextLines line(text, style, box.width() + pt(0.5), 1);
    double left = box.left();
    if (alignment & Qt::AlignRight)
        left = box.right() - line.widest();
    else if (alignment & Qt::AlignHCenter)
        left = box.center().x() - line.widest() / 2;
    line.draw(painter, {left, box.center().y() - line.lineHeight() / 2}, ink);
}

void drawChartGrid(QPainter &painter, const QRectF &plot, const std::vector<ScatterGeometry::Text> &xTicks,
                   const std::vector<ScatterGeometry::Text> &yTicks)
{
    const Tokens &t = lightTokens();
    painter.setPen(QPen(t.gridLine, pt(0.6), Qt::SolidLine, Qt::FlatCap));
    for (const auto &tick : yTicks)
        painter.drawLine(QPointF(plot.left(), tick.at), QPointF(plot.right(), tick.at));
    painter.setPen(QPen(t.controlBorder, pt(0.7), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    for (const auto &tick : xTicks)
        painter.drawLine(QPointF(tick.at, plot.bottom()), QPointF(tick.at, plot.bottom() + pt(3)));
    for (const auto &tick : xTicks)
        drawChartText(painter, tick.rect, Qt::AlignHCenter, tick.text, t.secondaryText);
    for (const auto &tick : yTicks)
        drawChartText(painter, tick.rect, Qt::AlignRight, tick.text, t.secondaryText);
}

void drawGround(QPainter &painter, const QRectF &box)
{
    painter.fillRect(box.adjusted(-pt(1), pt(1), pt(1), -pt(1)), Qt::white);
}

} // namespace gpuwise
