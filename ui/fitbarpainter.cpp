// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fitbarpainter.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace gpuwise {

namespace {

double snapped(double value, const FitBarPaint &paint)
{
    return paint.devicePixels > 0 ? std::round(value * paint.devicePixels) / paint.devicePixels : value;
}

QRectF snapped(const QRectF &rect, const FitBarPaint &paint)
{
    return {QPointF(snapped(rect.left(), paint), snapped(rect.top(), paint)),
            QPointF(snapped(rect.right(), paint), snapped(rect.bottom(), paint))};
}

/// Hatching as lines of its own: a brush pattern would be one device pixel wide on paper and at 200 %.
void hatch(QPainter &painter, const QRectF &rect, const FitBarPaint &paint)
{
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.setPen(QPen(paint.tokens->reservedHatch, paint.line, Qt::SolidLine, Qt::FlatCap));
    const double step = 4 * paint.line;
    for (double x = rect.left() - rect.height(); x < rect.right(); x += step)
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.restore();
}

void paintTrack(QPainter &painter, const FitBarGeometry &g, const FitBarPaint &paint)
{
    if (g.track.isNull())
        return;
    const QRectF track = snapped(g.track, paint);
    const double half = paint.line / 2;
    QPainterPath outline;
    outline.addRoundedRect(track.adjusted(half, half, -half, -half), 2 * paint.line, 2 * paint.line);
    painter.fillPath(outline, paint.tokens->track);
    if (!g.reserved.isNull())
        hatch(painter, snapped(g.reserved, paint).adjusted(0, paint.line, -paint.line, -paint.line), paint);
    painter.setPen(QPen(paint.tokens->controlBorder, paint.line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

void paintCut(QPainter &painter, const FitBarGeometry &g, const FitBarPaint &paint)
{
    if (!g.isCut())
        return;
    // Between the strokes the bar is interrupted: the panel shows through.
    const QPolygonF opening{QPolygonF() << g.cut.front().p1() << g.cut.front().p2() << g.cut.back().p2()
                                        << g.cut.back().p1()};
    painter.setPen(Qt::NoPen);
    painter.setBrush(paint.tokens->track);
    painter.drawPolygon(opening);
    painter.setPen(QPen(paint.tokens->controlBorder, 1.2 * paint.line));
    for (const QLineF &stroke : g.cut)
        painter.drawLine(stroke);
}

void paintBand(QPainter &painter, const QLineF &band, double tick, bool open, const FitBarPaint &paint)
{
    painter.setPen(QPen(paint.tokens->text, 1.4 * paint.line, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(band);
    painter.drawLine(QLineF(band.x1(), band.y1() - tick / 2, band.x1(), band.y1() + tick / 2));
    if (!open)
        painter.drawLine(QLineF(band.x2(), band.y1() - tick / 2, band.x2(), band.y1() + tick / 2));
}

void paintOverflow(QPainter &painter, const QRectF &rect, const FitBarPaint &paint)
{
    QPen pen(paint.tokens->bad.ink, 1.5 * paint.line, Qt::CustomDashLine, Qt::FlatCap, Qt::MiterJoin);
    pen.setDashPattern({2, 1.4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

} // namespace

void paintFitBar(QPainter &painter, const FitBarGeometry &g, const FitBarPaint &paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintTrack(painter, g, paint);
    for (const FitBarGeometry::Piece &piece : g.pieces) {
        QRectF rect = piece.rect;
        rect.setTop(snapped(rect.top(), paint));
        rect.setBottom(snapped(rect.bottom(), paint));
        if (&piece == &g.pieces.front()) // clear of the border
            rect.setLeft(std::min(rect.left() + 2 * paint.line, rect.right()));
        painter.fillRect(rect, paint.tokens->of(piece.id));
    }
    painter.setPen(QPen(paint.tokens->controlBorder, paint.line));
    for (const QLineF &divider : g.dividers) {
        const double x = snapped(divider.x1(), paint) + paint.line / 2;
        painter.drawLine(QLineF(x, divider.y1(), x, divider.y2()));
    }
    if (g.overflow)
        paintOverflow(painter, *g.overflow, paint);
    paintCut(painter, g, paint);
    if (g.usable)
        painter.fillRect(snapped(*g.usable, paint), paint.tokens->text);
    if (!g.band.isNull())
        paintBand(painter, g.band, g.bandTick, g.bandBeyondAxis, paint);
    painter.restore();
}

void paintTermSwatch(QPainter &painter, const QRectF &box, TermId term, const FitBarPaint &paint)
{
    painter.fillRect(snapped(box, paint), paint.tokens->of(term));
}

void paintFitBarSign(QPainter &painter, const QRectF &box, FitBarSign sign, const FitBarPaint &paint)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF rect = snapped(box, paint);
    const double half = paint.line / 2;
    switch (sign) {
    case FitBarSign::Reserved:
        hatch(painter, rect, paint);
        painter.setPen(QPen(paint.tokens->controlBorder, paint.line));
        painter.drawRect(rect.adjusted(half, half, -half, -half));
        break;
    case FitBarSign::Usable:
        painter.fillRect(QRectF(rect.center().x() - paint.line, rect.top(), 2 * paint.line, rect.height()),
                         paint.tokens->text);
        break;
    case FitBarSign::Band:
        paintBand(painter,
                  QLineF(rect.left() + half, rect.center().y(), rect.right() - half, rect.center().y()),
                  5 * paint.line, false, paint);
        break;
    case FitBarSign::Overflow:
        paintOverflow(painter, rect.adjusted(half, half, -half, -half), paint);
        break;
    }
    painter.restore();
}

} // namespace gpuwise
