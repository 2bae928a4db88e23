// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pagescroll.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace gpuwise {

PageScroll::PageScroll(QWidget *content, QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(false); // its own arithmetic: QScrollArea ignores heights that depend on the width
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    content->installEventFilter(this);
    viewport()->setBackgroundRole(QPalette::Window);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void PageScroll::fit()
{
    QWidget *content = widget();
    const auto heightAt = [content](int width) {
        const QLayout *layout = content->layout();
        const int least = content->minimumSizeHint().height();
        return layout && layout->hasHeightForWidth()
                   ? std::max(least, layout->totalMinimumHeightForWidth(width))
                   : least;
    };
    const QSize room = viewport()->size();
    content->resize(room.width(), std::max(room.height(), heightAt(room.width())));
}

bool PageScroll::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void PageScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace gpuwise
