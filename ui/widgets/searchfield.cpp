// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/searchfield.h"

#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QPainter>

namespace gpuwise {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
{
    setMaxLength(200);
    addAction(iconNamed(QStringLiteral("search")), QLineEdit::LeadingPosition);
    QAction *clear = addAction(iconNamed(QStringLiteral("close")), QLineEdit::TrailingPosition);
    clear->setVisible(false);
    connect(clear, &QAction::triggered, this, &QLineEdit::clear);
    connect(this, &QLineEdit::textChanged, clear,
            [clear](const QString &text) { clear->setVisible(!text.isEmpty()); });
}

void SearchField::setCount(const QString &text)
{
    m_count = text;
    update();
}

void SearchField::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    QPainter painter(this);
    painter.setFont(fontOf(TextRole::Caption));
    const int right = width() - (text().isEmpty() ? 12 : 34);
    const int wide = painter.fontMetrics().horizontalAdvance(m_count);
    const QString typed = text().isEmpty() ? placeholderText() : text();
    if (right - wide < 48 + fontMetrics().horizontalAdvance(typed))
        return;
    painter.setPen(tokensOf(this).secondaryText);
    painter.drawText(QRect(right - wide, 0, wide + 1, height()), Qt::AlignVCenter | Qt::AlignLeft, m_count);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        Q_EMIT moveAsked(1);
        return;
    case Qt::Key_Up:
        Q_EMIT moveAsked(-1);
        return;
    case Qt::Key_Escape:
        if (!text().isEmpty()) {
            clear();
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace gpuwise
