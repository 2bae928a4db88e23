// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/chip.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int chipHeight = 40;
constexpr int padding = 11;
constexpr int chevronWidth = 22;
} // namespace

Chip::Chip(int number, QWidget *parent)
    : QPushButton(parent)
    , m_number(number)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void Chip::setAnswer(const QString &caption, const QStringList &parts, const QString &unanswered)
{
    m_caption = caption;
    m_parts = parts;
    m_unanswered = unanswered;
    setText(QString());
    setAccessibleName(
        tr("Answer %1, %2: %3. Press Enter to change.").arg(m_number).arg(m_caption, valueText()));
    setToolTip(inertToolTip(valueText().left(500)));
    updateGeometry();
    update();
}

void Chip::setOpen(bool open)
{
    m_open = open;
    update();
}

QString Chip::captionText() const
{
    return tr("%1 %2", "number and name of a question").arg(m_number).arg(m_caption);
}

QString Chip::valueText() const
{
    return m_parts.isEmpty() ? m_unanswered : m_parts.join(QStringLiteral(" · "));
}

int Chip::naturalWidth() const
{
    const int caption = QFontMetrics(fontOf(TextRole::Caption)).horizontalAdvance(captionText());
    const int value = QFontMetrics(fontOf(TextRole::Key)).horizontalAdvance(valueText());
    return 2 * padding + std::max(caption, value) + chevronWidth;
}

int Chip::leastWidth() const
{
    const QFontMetrics key(fontOf(TextRole::Key));
    const QString first = m_parts.isEmpty() ? m_unanswered : m_parts.first();
    return 2 * padding + std::min(key.horizontalAdvance(first), 90) + chevronWidth;
}

QSize Chip::sizeHint() const
{
    return {naturalWidth(), chipHeight};
}

QSize Chip::minimumSizeHint() const
{
    return {leastWidth(), chipHeight};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const bool answered = !m_parts.isEmpty();
    paintBox(painter, rect(), isDown() || underMouse() ? t.alternate : t.base,
             m_open ? t.accent : t.controlBorder, m_open ? 2 : 1, panelRadius,
             answered ? Qt::SolidLine : Qt::DashLine);
    if (hasFocus() && !m_open)
        paintFocus(painter, rect(), t);
    const QRect text = rect().adjusted(padding, 2, -padding - chevronWidth + 6, -2);
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    painter.drawText(text.adjusted(0, 0, 0, -text.height() / 2 - 1), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(captionText(), Qt::ElideRight, text.width()));
    painter.setFont(fontOf(answered ? TextRole::Key : TextRole::Body));
    painter.setPen(answered ? t.text : t.secondaryText);
    painter.drawText(text.adjusted(0, text.height() / 2 - 2, 0, 1), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(valueText(), Qt::ElideMiddle, text.width()));
    paintChevron(painter, QRectF(width() - chevronWidth - 3, 0, chevronWidth, height()),
                 m_open ? Qt::UpArrow : Qt::DownArrow, t.secondaryText);
}

} // namespace gpuwise
