// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tag.h"

#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>

namespace gpuwise {

namespace {
constexpr int iconSize = 12;
constexpr int padding = 6;
constexpr int gap = 4;
} // namespace

QSize tagSize(const QString &word)
{
    return {QFontMetrics(fontOf(TextRole::Caption)).horizontalAdvance(word) + iconSize + gap + 2 * padding,
            lineHeightOf(TextRole::Caption) + 2};
}

void paintTag(QPainter &painter, const QRect &rect, const Tokens &tokens, const TagMark &mark)
{
    const VerdictTokens &colours = tokens.of(mark.colours);
    paintBox(painter, rect, colours.fill, colours.ink, 1, tagRadius,
             mark.dashed ? Qt::DashLine : Qt::SolidLine);
    painter.drawPixmap(
        rect.left() + padding, rect.top() + (rect.height() - iconSize) / 2,
        tintedPixmap(mark.iconName, colours.ink, iconSize, painter.device()->devicePixelRatioF()));
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(colours.ink);
    painter.drawText(rect.adjusted(padding + iconSize + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     mark.word);
}

Tag::Tag(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Tag::setMark(Verdict colours, const QString &iconName, const QString &word, bool dashed)
{
    m_mark = {colours, iconName, word, dashed};
    setAccessibleName(word);
    updateGeometry();
    update();
}

QSize Tag::sizeHint() const
{
    return tagSize(m_mark.word);
}

void Tag::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTag(painter, rect(), tokensOf(this), m_mark);
}

} // namespace gpuwise
