// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/flatscrollbar.h"

#include "ui/style/flatpaint.h"

#include <QAbstractScrollArea>
#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int leastHandle = 32;

/// The base of a table, the window colour of a page.
QColor groundOf(const QWidget *scrollBar, const Tokens &t)
{
    for (const QWidget *widget = scrollBar; widget; widget = widget->parentWidget()) {
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget))
            return area->viewport()->backgroundRole() == QPalette::Window ? t.window : t.base;
    }
    return t.base;
}

} // namespace

QRect flatScrollBarRect(const QStyleOptionSlider &bar, QStyle::SubControl part)
{
    const bool across = bar.orientation == Qt::Horizontal;
    const int length = across ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    int handle = length;
    if (range > 0) {
        const qint64 share = static_cast<qint64>(bar.pageStep) * length / (range + bar.pageStep);
        handle = std::max(std::min(leastHandle, length), static_cast<int>(share));
    }
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    const auto piece = [&](int from, int size) {
        return across ? QRect(bar.rect.left() + from, bar.rect.top(), size, bar.rect.height())
                      : QRect(bar.rect.left(), bar.rect.top() + from, bar.rect.width(), size);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return piece(start, handle);
    case QStyle::SC_ScrollBarGroove:
        return bar.rect;
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return piece(start + handle, length - start - handle);
    default:
        return {};
    }
}

void paintFlatScrollBar(QPainter &painter, const QStyleOptionSlider &bar, const QWidget *widget,
                        const Tokens &t)
{
    painter.fillRect(bar.rect, groundOf(widget, t));
    if (bar.maximum <= bar.minimum)
        return;
    const bool active = bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const QRectF thumb = QRectF(flatScrollBarRect(bar, QStyle::SC_ScrollBarSlider)).adjusted(3, 3, -3, -3);
    paintBox(painter, thumb, active ? t.secondaryText : t.controlBorder, {}, 0,
             std::min(thumb.width(), thumb.height()) / 2);
}

} // namespace gpuwise
