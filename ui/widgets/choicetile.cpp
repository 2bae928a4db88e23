// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/choicetile.h"

#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/textlabel.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int padding = 10;
constexpr int radio = 14;
constexpr int afterRadio = 8;
constexpr int gap = 8;
} // namespace

ChoiceTile::ChoiceTile(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    letHeightFollowWidth(*this, QSizePolicy::Preferred);
}

void ChoiceTile::setContent(const Content &content)
{
    m_content = content;
    setText(content.name); // what tests and screen readers know it by
    QStringList parts{content.name, content.note, content.detail, content.figure};
    parts.removeAll(QString());
    setAccessibleName(parts.join(QStringLiteral(", ")));
    setToolTip(
        inertToolTip(content.note.isEmpty() && content.figure.isEmpty() ? QString() : parts.join(u'\n')));
    updateGeometry();
    update();
}

int ChoiceTile::detailHeight(int width) const
{
    const int line = lineHeightOf(TextRole::Caption);
    if (!m_content.figure.isEmpty() || m_content.detail.isEmpty())
        return line;
    const QFontMetrics metrics(fontOf(TextRole::Caption));
    const QRect needed =
        metrics.boundingRect(QRect(0, 0, std::max(1, width), 1000), Qt::TextWordWrap, m_content.detail);
    return std::max(line, needed.height());
}

QSize ChoiceTile::sizeHint() const
{
    const QFontMetrics key(fontOf(TextRole::Key));
    const QFontMetrics small(fontOf(TextRole::Caption));
    const int first = radio + afterRadio + key.horizontalAdvance(m_content.name) +
                      (m_content.note.isEmpty() ? 0 : gap + small.horizontalAdvance(m_content.note));
    const int second =
        m_content.figure.isEmpty()
            ? std::min(220, small.horizontalAdvance(m_content.detail)) + radio + afterRadio
            : small.horizontalAdvance(m_content.detail) + gap + key.horizontalAdvance(m_content.figure);
    const int width = std::max(first, second) + 2 * padding;
    return {width, heightForWidth(width)};
}

QSize ChoiceTile::minimumSizeHint() const
{
    const QFontMetrics key(fontOf(TextRole::Key));
    const int width = 2 * padding + radio + afterRadio + key.horizontalAdvance(m_content.name);
    return {std::min(width, 160), lineHeightOf(TextRole::Key) + lineHeightOf(TextRole::Caption) + 12};
}

int ChoiceTile::heightForWidth(int width) const
{
    return lineHeightOf(TextRole::Key) + detailHeight(width - 2 * padding - radio - afterRadio) + 14;
}

void ChoiceTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tokensOf(this);
    const QRect box = rect();
    paintBox(painter, box, isChecked() || isDown() ? t.selection : t.base,
             !isEnabled()  ? t.panelBorder
             : isChecked() ? t.accent
                           : t.controlBorder,
             isChecked() ? 2 : 1);
    if (hasFocus())
        paintBox(painter, QRectF(box).adjusted(2, 2, -2, -2), {}, t.accent, isChecked() ? 1 : 2,
                 panelRadius - 1);

    QStyle::State state = isEnabled() ? QStyle::State_Enabled : QStyle::State_None;
    const int firstLine = lineHeightOf(TextRole::Key);
    const int top = 6;
    paintRadio(painter, QRectF(padding, top + (firstLine - radio) / 2.0, radio, radio), isChecked(), state,
               t);

    const int textLeft = padding + radio + afterRadio;
    const QRect first(textLeft, top, box.width() - textLeft - padding, firstLine);
    painter.setFont(fontOf(TextRole::Key));
    painter.setPen(isEnabled() ? t.text : t.disabledText);
    const QString name = painter.fontMetrics().elidedText(m_content.name, Qt::ElideRight, first.width());
    painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, name);
    const int nameWidth = painter.fontMetrics().horizontalAdvance(name);
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(isEnabled() ? t.secondaryText : t.disabledText);
    const QRect note = first.adjusted(nameWidth + gap, 0, 0, 0);
    if (note.width() >= painter.fontMetrics().horizontalAdvance(m_content.note.left(4)))
        painter.drawText(note, Qt::AlignRight | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(m_content.note, Qt::ElideRight, note.width()));

    const bool figures = !m_content.figure.isEmpty();
    const QRect second(figures ? padding : textLeft, top + firstLine,
                       box.width() - padding - (figures ? padding : textLeft),
                       box.height() - top - firstLine - 6);
    if (!figures) {
        painter.drawText(second, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_content.detail);
        return;
    }
    painter.setFont(fontOf(TextRole::Header));
    const int figureWidth = painter.fontMetrics().horizontalAdvance(m_content.figure);
    painter.setPen(isEnabled() ? t.text : t.disabledText);
    painter.drawText(second, Qt::AlignRight | Qt::AlignVCenter, m_content.figure);
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(isEnabled() ? t.secondaryText : t.disabledText);
    const QRect detail = second.adjusted(0, 0, -figureWidth - gap, 0);
    painter.drawText(detail, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_content.detail, Qt::ElideRight, detail.width()));
}

} // namespace gpuwise
