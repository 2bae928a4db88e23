// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/marks.h"

#include "ui/tokens.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <cmath>
#include <numbers>

namespace gpuwise {

namespace {

/// Points of the unit square, placed into the box.
QPointF in(const QRectF &box, double x, double y)
{
    return {box.x() + x * box.width(), box.y() + y * box.height()};
}

void drawStrokes(QPainter &painter, const QRectF &box, std::initializer_list<QPointF> points)
{
    QPolygonF line;
    for (const QPointF &p : points)
        line.append(in(box, p.x(), p.y()));
    painter.drawPolyline(line);
}

QPolygonF octagon(const QRectF &box)
{
    QPolygonF shape;
    for (int i = 0; i < 8; ++i) {
        const double angle = (i + 0.5) * std::numbers::pi / 4;
        shape.append(in(box, 0.5 + 0.5 * std::cos(angle), 0.5 + 0.5 * std::sin(angle)));
    }
    return shape;
}

QPainterPath questionMark(const QRectF &box)
{
    QPainterPath path(in(box, 0.37, 0.41));
    path.cubicTo(in(box, 0.37, 0.20), in(box, 0.66, 0.22), in(box, 0.64, 0.41));
    path.cubicTo(in(box, 0.63, 0.50), in(box, 0.50, 0.49), in(box, 0.50, 0.61));
    return path;
}

} // namespace

QColor markColour(ReportMark mark)
{
    const Tokens &tokens = lightTokens();
    switch (mark) {
    case ReportMark::Tick:
        return tokens.good.ink;
    case ReportMark::Warning:
        return tokens.caution.ink;
    case ReportMark::Cross:
        return tokens.bad.ink;
    case ReportMark::Best:
        return tokens.accent;
    case ReportMark::Question:
    case ReportMark::Bullet:
    case ReportMark::Box:
    case ReportMark::None:
        break;
    }
    return tokens.unknown.ink;
}

void drawMark(QPainter &painter, ReportMark mark, const QRectF &box)
{
    painter.save();
    QPen pen(markColour(mark), box.width() * 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    switch (mark) {
    case ReportMark::Tick:
        painter.drawEllipse(box);
        drawStrokes(painter, box, {{0.29, 0.52}, {0.44, 0.67}, {0.72, 0.36}});
        break;
    case ReportMark::Warning: {
        const QPolygonF triangle{QList<QPointF>{in(box, 0.5, 0.03), in(box, 1.0, 0.95), in(box, 0.0, 0.95)}};
        painter.drawPolygon(triangle);
        drawStrokes(painter, box, {{0.5, 0.38}, {0.5, 0.62}});
        drawStrokes(painter, box, {{0.5, 0.78}, {0.5, 0.785}});
        break;
    }
    case ReportMark::Cross:
        painter.drawPolygon(octagon(box));
        drawStrokes(painter, box, {{0.33, 0.33}, {0.67, 0.67}});
        drawStrokes(painter, box, {{0.67, 0.33}, {0.33, 0.67}});
        break;
    case ReportMark::Question:
        pen.setDashPattern({0.1, 2.0});
        painter.setPen(pen);
        painter.drawEllipse(box);
        pen.setStyle(Qt::SolidLine);
        painter.setPen(pen);
        painter.drawPath(questionMark(box));
        drawStrokes(painter, box, {{0.5, 0.76}, {0.5, 0.765}});
        break;
    case ReportMark::Best: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(markColour(mark));
        const QPolygonF diamond{
            QList<QPointF>{in(box, 0.5, 0.1), in(box, 0.9, 0.5), in(box, 0.5, 0.9), in(box, 0.1, 0.5)}};
        painter.drawPolygon(diamond);
        break;
    }
    case ReportMark::Bullet:
        painter.setPen(Qt::NoPen);
        painter.setBrush(markColour(mark));
        painter.drawEllipse(in(box, 0.5, 0.5), box.width() * 0.16, box.height() * 0.16);
        break;
    case ReportMark::Box:
        painter.drawRect(
            box.adjusted(box.width() * 0.06, box.height() * 0.06, -box.width() * 0.06, -box.height() * 0.06));
        break;
    case ReportMark::None:
        break;
    }
    painter.restore();
}

} // namespace gpuwise
