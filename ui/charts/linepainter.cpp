// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/linepainter.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <cmath>

namespace gpuwise {

namespace {

void draw(QPainter &painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    painter.drawText(
        rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(rect.width()) + 1));
}

} // namespace

void paintLineGround(QPainter &painter, const LinePicture &picture)
{
    const Tokens &t = picture.tokens;
    const LineGeometry &g = picture.geometry;
    const double bottom = std::round(g.plot.bottom());
    for (const LineGeometry::Text &tick : g.yTicks)
        painter.fillRect(QRectF(g.plot.left(), std::round(tick.at), g.plot.width(), 1), t.gridLine);
    painter.fillRect(QRectF(g.plot.left(), bottom, g.plot.width(), 1), t.controlBorder);
    for (const LineGeometry::Text &tick : g.xTicks)
        painter.fillRect(QRectF(std::round(tick.at), bottom, 1, 4), t.controlBorder);
}

void paintLineTexts(QPainter &painter, const LinePicture &picture)
{
    const Tokens &t = picture.tokens;
    const LineGeometry &g = picture.geometry;
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    draw(painter, g.yTitle, Qt::AlignLeft, picture.chart.yName);
    draw(painter, g.xTitle, Qt::AlignRight, picture.chart.xName);
    for (const LineGeometry::Text &tick : g.yTicks)
        draw(painter, tick.rect, Qt::AlignRight, tick.text);
    for (const LineGeometry::Text &tick : g.xTicks)
        draw(painter, tick.rect, Qt::AlignHCenter, tick.text);
    for (std::size_t i = 0; i < g.series.size(); ++i)
        if (!g.series[i].detail.isNull())
            draw(painter, g.series[i].detail, Qt::AlignLeft, picture.chart.series[i].detail);
    painter.setFont(fontOf(TextRole::Header));
    for (std::size_t i = 0; i < g.series.size(); ++i) {
        painter.setPen(t.series[i % t.series.size()]);
        draw(painter, g.series[i].name, Qt::AlignLeft, picture.chart.series[i].name);
    }
}

void paintLineMark(QPainter &painter, const LinePicture &picture)
{
    const Tokens &t = picture.tokens;
    if (!picture.geometry.mark)
        return;
    const LineGeometry::Mark &mark = *picture.geometry.mark;
    painter.setPen(QPen(t.text, 1, Qt::DotLine));
    painter.drawLine(mark.drop);
    painter.setPen(QPen(t.text, 2));
    painter.setBrush(t.base);
    constexpr double ring = 5;
    painter.drawEllipse(mark.at, ring, ring);
    QColor ground = t.base; // a line may run behind the words
    ground.setAlphaF(0.85F);
    painter.fillRect(mark.name.united(mark.detail).adjusted(-2, 0, 2, 0), ground);
    painter.setPen(t.text);
    painter.setFont(fontOf(TextRole::Header));
    draw(painter, mark.name, Qt::AlignLeft, picture.chart.markName);
    painter.setPen(t.secondaryText);
    painter.setFont(fontOf(TextRole::Caption));
    draw(painter, mark.detail, Qt::AlignLeft, picture.chart.markDetail);
}

void paintLineCurrent(QPainter &painter, const LinePicture &picture)
{
    if (picture.current < 0 || picture.geometry.series.empty())
        return;
    const auto at = static_cast<std::size_t>(picture.current);
    const QRectF &plot = picture.geometry.plot;
    const double x = picture.geometry.series.front().points[at].x();
    painter.setPen(QPen(picture.tokens.accent, 1));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    painter.setPen(QPen(picture.tokens.accent, 2));
    painter.setBrush(picture.tokens.base);
    constexpr double dot = 3.5;
    for (const LineGeometry::Series &series : picture.geometry.series)
        painter.drawEllipse(series.points[at], dot, dot);
}

} // namespace gpuwise
