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

Tag::Tag(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Tag::setMark(Verdict colours, const QString &iconName, const QString &word, bool dashed)
{
    m_colours = colours;
    m_icon = iconName;
    m_word = word;
    m_dashed = dashed;
    setAccessibleName(word);
    updateGeometry();
    update();
}

QSize Tag::sizeHint() const
{
    return {QFontMetrics(fontOf(TextRole::Caption)).horizontalAdvance(m_word) + iconSize + gap + 2 * padding,
            lineHeightOf(TextRole::Caption) + 2};
}

void Tag::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const VerdictTokens &colours = tokensOf(this).of(m_colours);
    paintBox(painter, rect(), colours.fill, colours.ink, 1, tagRadius,
             m_dashed ? Qt::DashLine : Qt::SolidLine);
    painter.drawPixmap(padding, (height() - iconSize) / 2,
                       tintedPixmap(m_icon, colours.ink, iconSize, devicePixelRatioF()));
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(colours.ink);
    painter.drawText(rect().adjusted(padding + iconSize + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     m_word);
}

} // namespace gpuwise
