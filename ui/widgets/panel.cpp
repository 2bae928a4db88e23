// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/panel.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QVBoxLayout>

namespace gpuwise {

Panel::Panel(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(16, 12, 16, 12);
    m_column->setSpacing(8);
}

void Panel::setEmphasised(bool on)
{
    m_emphasised = on;
    update();
}

void Panel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    paintBox(painter, rect(), t.base, m_emphasised ? t.accent : t.panelBorder, m_emphasised ? 2 : 1);
}

Divider::Divider(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(1);
}

void Divider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokensOf(this).gridLine);
}

} // namespace gpuwise
