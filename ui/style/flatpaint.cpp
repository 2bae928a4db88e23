// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/flatpaint.h"

#include <QPainterPath>

namespace gpuwise {

namespace {

QColor mixed(const QColor &a, const QColor &b, double share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() + (b.redF() - a.redF()) * share),
                            static_cast<float>(a.greenF() + (b.greenF() - a.greenF()) * share),
                            static_cast<float>(a.blueF() + (b.blueF() - a.blueF()) * share));
}

} // namespace

void paintBox(QPainter &painter, const QRectF &rect, const QColor &fill, const QColor &border,
              double borderWidth, double radius, Qt::PenStyle line)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    if (border.isValid() && borderWidth > 0)
        painter.setPen(QPen(border, borderWidth, line));
    else
        painter.setPen(Qt::NoPen);
    const double half = border.isValid() ? borderWidth / 2 : 0;
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

void paintFocus(QPainter &painter, const QRectF &rect, const Tokens &tokens, double radius)
{
    paintBox(painter, rect, {}, tokens.accent, 2, radius);
}

void paintButton(QPainter &painter, const QStyleOption &option, const Tokens &t, bool primary, bool flat)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool down = option.state.testFlag(QStyle::State_Sunken);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver) && enabled;
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    const QRectF rect = option.rect;
    if (flat) {
        if (down || hover)
            paintBox(painter, rect, t.selection, {}, 0);
    } else if (primary && enabled) {
        const QColor fill = down    ? mixed(t.accent, t.text, 0.25)
                            : hover ? mixed(t.accent, t.text, 0.12)
                                    : t.accent;
        paintBox(painter, rect, fill, fill);
    } else {
        const QColor fill = down || on ? t.selection : hover ? mixed(t.base, t.selection, 0.6) : t.base;
        paintBox(painter, rect, fill, !enabled ? t.panelBorder : on ? t.accent : t.controlBorder);
    }
    if (focus && primary && enabled) // an accent border would not be seen on an accent fill
        paintBox(painter, rect.adjusted(2, 2, -2, -2), {}, t.onAccent, 1.5, panelRadius - 2);
    else if (focus)
        paintFocus(painter, rect, t);
}

void paintField(QPainter &painter, const QStyleOption &option, const Tokens &t)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus);
    paintBox(painter, option.rect, enabled ? t.base : t.alternate, enabled ? t.controlBorder : t.panelBorder);
    if (focus)
        paintFocus(painter, option.rect, t);
}

void paintCheckBox(QPainter &painter, const QStyleOption &option, const Tokens &t)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state.testFlag(QStyle::State_On);
    const bool partly = option.state.testFlag(QStyle::State_NoChange);
    const double side = std::min(option.rect.width(), option.rect.height());
    const QRectF box(option.rect.center().x() - side / 2 + 0.5, option.rect.center().y() - side / 2 + 0.5,
                     side, side);
    const QColor fill = on || partly ? (enabled ? t.accent : t.disabledText) : t.base;
    paintBox(painter, box, fill,
             on || partly ? fill
             : enabled    ? t.controlBorder
                          : t.panelBorder,
             1, tagRadius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.onAccent, side / 9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(box.topLeft());
    if (on) {
        QPainterPath tick;
        tick.moveTo(side * 0.24, side * 0.53);
        tick.lineTo(side * 0.43, side * 0.71);
        tick.lineTo(side * 0.77, side * 0.31);
        painter.drawPath(tick);
    } else if (partly) {
        painter.drawLine(QPointF(side * 0.27, side / 2), QPointF(side * 0.73, side / 2));
    }
    painter.restore();
}

void paintRadio(QPainter &painter, const QRectF &circle, bool on, QStyle::State state, const Tokens &t)
{
    const bool enabled = state.testFlag(QStyle::State_Enabled);
    const QColor ring = !enabled ? t.disabledText : on ? t.accent : t.controlBorder;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ring, on ? 1.6 : 1));
    painter.setBrush(t.base);
    painter.drawEllipse(circle.adjusted(0.8, 0.8, -0.8, -0.8));
    if (on) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ring);
        const double inset = circle.width() * 0.28;
        painter.drawEllipse(circle.adjusted(inset, inset, -inset, -inset));
    }
    painter.restore();
}

void paintChevron(QPainter &painter, const QRectF &rect, Qt::ArrowType direction, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(rect.center());
    painter.rotate(direction == Qt::DownArrow   ? 0
                   : direction == Qt::LeftArrow ? 90
                   : direction == Qt::UpArrow   ? 180
                                                : 270);
    const double reach = std::min(4.0, std::min(rect.width(), rect.height()) / 3);
    painter.drawPolyline(QPolygonF() << QPointF(-reach, -reach / 2) << QPointF(0, reach / 2)
                                     << QPointF(reach, -reach / 2));
    painter.restore();
}

void paintSliderGroove(QPainter &painter, const QRectF &groove, double filledTo, const Tokens &t)
{
    paintBox(painter, groove, t.panelBorder, {}, 0, groove.height() / 2);
    if (filledTo > groove.left())
        paintBox(painter, QRectF(groove.topLeft(), QPointF(filledTo, groove.bottom())), t.accent, {}, 0,
                 groove.height() / 2);
}

void paintSliderHandle(QPainter &painter, const QRectF &handle, QStyle::State state, const Tokens &t)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enabled = state.testFlag(QStyle::State_Enabled);
    const bool focus = state.testFlag(QStyle::State_HasFocus);
    painter.setPen(QPen(enabled ? t.accent : t.disabledText, focus ? 3 : 1.8));
    painter.setBrush(t.base);
    const double inset = focus ? 1.5 : 1;
    painter.drawEllipse(handle.adjusted(inset, inset, -inset, -inset));
    painter.restore();
}

} // namespace gpuwise
