// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cardchoice/cardchoicedelegate.h"

#include "model/tables/cardchoices.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>

namespace gpuwise {

namespace {
constexpr int rowHeight = 30;
constexpr int padding = 8;
constexpr int tickSide = 16;
} // namespace

QSize CardChoiceDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, std::max(rowHeight, lineHeightOf(TextRole::Body) + 8)};
}

void CardChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const bool taken = index.data(CardChoices::TakenRole).toBool();
    const bool marked = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    painter->save();
    painter->fillRect(option.rect, marked ? t.selection : t.base);
    QRect box = option.rect.adjusted(padding, 0, -padding, 0);
    if (taken) {
        const QRect tick(box.right() + 1 - tickSide, box.top() + (box.height() - tickSide) / 2, tickSide,
                         tickSide);
        painter->drawPixmap(tick.topLeft(), tintedPixmap(QStringLiteral("tick"), t.secondaryText, tickSide,
                                                         painter->device()->devicePixelRatioF()));
        box.setRight(tick.left() - padding);
    }
    const QString meta = index.data(CardChoices::MetaRole).toString();
    painter->setFont(fontOf(TextRole::Caption));
    const int metaWidth = painter->fontMetrics().horizontalAdvance(meta);
    painter->setPen(t.secondaryText);
    painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter, meta);
    box.setRight(box.right() - metaWidth - padding);
    painter->setFont(fontOf(TextRole::Body));
    painter->setPen(taken ? t.secondaryText : t.text);
    painter->drawText(
        box, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, box.width()));
    painter->restore();
}

} // namespace gpuwise
