// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/menubutton.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"

#include <QMenu>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int chevronWidth = 18;
} // namespace

MenuButton::MenuButton(QWidget *parent)
    : QPushButton(parent)
    , m_choices(new QMenu(this))
{
    connect(this, &QPushButton::clicked, this, [this] {
        // As far to the left as keeps it inside the window.
        const int overhang =
            mapTo(window(), QPoint(m_choices->sizeHint().width(), 0)).x() - window()->width();
        m_choices->popup(mapToGlobal(QPoint(-std::max(0, overhang + 4), height() + 2)));
    });
}

QSize MenuButton::sizeHint() const
{
    return QPushButton::sizeHint() + QSize(chevronWidth, 0);
}

void MenuButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    option.rect.adjust(0, 0, -chevronWidth, 0);
    painter.drawControl(QStyle::CE_PushButtonLabel, option);
    const Tokens &t = tokensOf(this);
    paintChevron(painter, QRect(width() - chevronWidth - 8, 0, 16, height()), Qt::DownArrow,
                 isEnabled() ? t.secondaryText : t.disabledText);
}

} // namespace gpuwise
