// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scatterpainter.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <cmath>

namespace gpuwise {

namespace {

void paintGrid(QPainter &painter, const ScatterPicture &picture)
{
    const Tokens &t = picture.tokens;
    const ScatterGeometry &g = picture.geometry;
    const double bottom = std::round(g.plot.bottom());
    for (const ScatterGeometry::Text &tick : g.yTicks)
        painter.fillRect(QRectF(g.plot.left(), std::round(tick.at), g.plot.width(), 1), t.gridLine);
    painter.fillRect(QRectF(g.plot.left(), bottom, g.plot.width(), 1), t.controlBorder);
    for (const ScatterGeometry::Text &tick : g.xTicks)
        painter.fillRect(QRectF(std::round(tick.at), bottom, 1, 4), t.controlBorder);
    if (g.limit) {
        painter.setPen(QPen(t.secondaryText, 1.4, Qt::DotLine));
        painter.drawLine(*g.limit);
    }
}

void paintWhiskers(QPainter &painter, const ScatterPicture &picture)
{
    const Tokens &t = picture.tokens;
    for (std::size_t i = 0; i < picture.chart.points.size(); ++i) {
        const ScatterChart::Point &point = picture.chart.points[i];
        const bool strong = point.front || static_cast<int>(i) == picture.current;
        const bool named = point.labelled || strong;
        QColor colour = strong ? t.text : t.secondaryText;
        // Many bars side by side would be a fence: those that are not named stay in the background.
        if (!named)
            colour.setAlphaF(0.35F);
        painter.setPen(QPen(colour, strong ? 1.4 : 1, Qt::SolidLine, Qt::FlatCap));
        const QLineF &line = picture.geometry.points[i].whisker;
        painter.drawLine(line);
        if (!named)
            continue;
        for (const QPointF &end : {line.p1(), line.p2()})
            painter.drawLine(end - QPointF(3, 0), end + QPointF(3, 0));
    }
}

} // namespace

void paintScatterGround(QPainter &painter, const ScatterPicture &picture)
{
    paintGrid(painter, picture);
    paintWhiskers(painter, picture);
}

void paintScatterTexts(QPainter &painter, const ScatterPicture &picture)
{
    const Tokens &t = picture.tokens;
    const ScatterGeometry &g = picture.geometry;
    const QFont font = fontOf(TextRole::Caption);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const auto draw = [&](const QRectF &rect, Qt::Alignment alignment, const QString &text) {
        painter.drawText(rect, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
                         metrics.elidedText(text, Qt::ElideRight, rect.width() + 1));
    };
    painter.setPen(t.secondaryText);
    draw(g.yTitle, Qt::AlignLeft, picture.chart.yTitle);
    draw(g.xTitle, Qt::AlignRight, picture.chart.xTitle);
    for (const ScatterGeometry::Text &tick : g.yTicks)
        draw(tick.rect, Qt::AlignRight, tick.text);
    for (const ScatterGeometry::Text &tick : g.xTicks)
        draw(tick.rect, Qt::AlignHCenter, tick.text);
    if (g.limit)
        draw(g.limitText, Qt::AlignLeft, picture.chart.limit->text);
    QColor ground = t.base; // under a label: an error bar may run behind it
    ground.setAlphaF(0.8F);
    for (std::size_t i = 0; i < picture.chart.points.size(); ++i) {
        const std::optional<QRectF> &label = g.points[i].label;
        if (!label)
            continue;
        painter.fillRect(label->adjusted(-1, 2, 1, -2), ground);
        painter.setPen(picture.chart.points[i].aside ? t.secondaryText : t.text);
        draw(*label, Qt::AlignLeft, picture.chart.points[i].name);
    }
}

void paintScatterRing(QPainter &painter, const ScatterPicture &picture, double radius)
{
    if (picture.current < 0)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(picture.tokens.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(picture.geometry.points[static_cast<std::size_t>(picture.current)].centre, radius,
                        radius);
}

void paintScatterNothing(QPainter &painter, const ScatterPicture &picture, const QRectF &rect)
{
    painter.setPen(picture.tokens.secondaryText);
    painter.setFont(fontOf(TextRole::Body));
    painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, picture.chart.description);
}

} // namespace gpuwise
