// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sizeslider.h"

#include "model/words/format.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/accessiblewidgets.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {
constexpr double handleSize = 18;
constexpr double grooveTop = 13;
constexpr int margin = 20; ///< so that the outer labels stand under their marks
constexpr double tickTop = 24;
constexpr double tickHeight = 5;
} // namespace

SizeSlider::SizeSlider(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SizeSlider::setBillions(double billions)
{
    if (billions == m_billions)
        return;
    m_billions = billions;
    announceValue(this);
    update();
}

QString SizeSlider::spokenValue() const
{
    return formatParams(m_billions * 1e9, QLocale());
}

QSize SizeSlider::sizeHint() const
{
    return {560,
            static_cast<int>(tickTop + tickHeight) + 2 + QFontMetrics(fontOf(TextRole::Caption)).height()};
}

QSize SizeSlider::minimumSizeHint() const
{
    return {240, sizeHint().height()};
}

double SizeSlider::xOf(double billions) const
{
    return margin + sizePosition(billions) * (width() - 2 * margin);
}

void SizeSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const double at = xOf(m_billions);
    paintSliderGroove(painter, QRectF(margin, grooveTop - 2, width() - 2 * margin, 4), at, t);

    painter.setFont(fontOf(TextRole::Caption));
    const QFontMetrics metrics = painter.fontMetrics();
    double free = 0; // labels never overlap: a mark without room keeps its tick and loses its label
    for (const double mark : sizeMarks()) {
        const double x = std::round(xOf(mark));
        painter.fillRect(QRectF(x, tickTop, 1, tickHeight), t.controlBorder);
        const QString label = formatParams(mark * 1e9, QLocale::c());
        const int wide = metrics.horizontalAdvance(label);
        const double left = std::clamp(x - wide / 2.0, 0.0, static_cast<double>(width() - wide));
        if (left < free)
            continue;
        painter.setPen(t.secondaryText);
        painter.drawText(QPointF(left, tickTop + tickHeight + 2 + metrics.ascent()), label);
        free = left + wide + 6;
    }

    QStyle::State state = isEnabled() ? QStyle::State_Enabled : QStyle::State_None;
    if (hasFocus())
        state |= QStyle::State_HasFocus;
    paintSliderHandle(
        painter, QRectF(at - handleSize / 2, grooveTop - handleSize / 2, handleSize, handleSize), state, t);
}

void SizeSlider::pick(double billions)
{
    if (billions == m_billions)
        return;
    setBillions(billions);
    Q_EMIT billionsPicked(billions);
}

void SizeSlider::pickAt(double x)
{
    pick(sizeAtPosition((x - margin) / std::max(1, width() - 2 * margin)));
}

void SizeSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        pickAt(event->position().x());
}

void SizeSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        pickAt(event->position().x());
}

void SizeSlider::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // scrolling a page must not change an answer on the way
}

void SizeSlider::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        pick(nextSize(m_billions, -1));
        break;
    case Qt::Key_Right:
    case Qt::Key_Up:
        pick(nextSize(m_billions, 1));
        break;
    case Qt::Key_PageDown:
        pick(nextMark(m_billions, -1));
        break;
    case Qt::Key_PageUp:
        pick(nextMark(m_billions, 1));
        break;
    case Qt::Key_Home:
        pick(minimumBillions);
        break;
    case Qt::Key_End:
        pick(maximumBillions);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void SizeSlider::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void SizeSlider::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace gpuwise
