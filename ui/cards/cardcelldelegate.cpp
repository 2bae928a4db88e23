// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/cardcelldelegate.h"

#include "model/tables/cardtable.h"
#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace gpuwise {

namespace {

constexpr int padding = 9;
constexpr int icon = 14;
constexpr int iconGap = 5;

/// The icon before the words; none for plain values.
QString iconOf(CellKind kind, const QModelIndex &index)
{
    switch (kind) {
    case CellKind::Fit:
    case CellKind::NotKnown:
        return verdictIconName(static_cast<Verdict>(index.data(CardTable::VerdictRole).toInt()));
    case CellKind::NotSupported:
        return QStringLiteral("close");
    default:
        return index.data(CardTable::PriceAgeRole).toInt() > 0 ? QStringLiteral("clock")
               : index.data(CardTable::FavouriteRole).toBool() ? QStringLiteral("star")
               : index.data(CardTable::OwnRole).toBool()       ? QStringLiteral("pencil")
                                                               : QString();
    }
}

QColor inkOf(CellKind kind, const QModelIndex &index, const Tokens &tokens)
{
    if (kind == CellKind::Fit)
        return tokens.of(static_cast<Verdict>(index.data(CardTable::VerdictRole).toInt())).ink;
    if (kind != CellKind::Value)
        return tokens.secondaryText;
    return index.data(CardTable::PriceAgeRole).toInt() > 0 ? tokens.caution.ink : tokens.text;
}

} // namespace

void CardCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const QRect rect = option.rect;
    const auto kind = static_cast<CellKind>(index.data(CardTable::KindRole).toInt());
    painter->save();
    painter->fillRect(rect, option.state.testFlag(QStyle::State_Selected) ? t.selection : t.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
    painter->setClipRect(rect);
    painter->setFont(fontOf(kind == CellKind::Fit ? TextRole::Key : TextRole::Body));
    const QFontMetrics metrics = painter->fontMetrics();
    const QString iconName = iconOf(kind, index);
    const int before = iconName.isEmpty() ? 0 : icon + iconGap;
    const int room = rect.width() - 2 * padding - before;
    const QString text = metrics.elidedText(index.data().toString(), Qt::ElideRight, room);
    const int wide = metrics.horizontalAdvance(text);
    const bool right = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>().testFlag(Qt::AlignRight);
    const int left = right ? rect.right() + 1 - padding - wide - before : rect.left() + padding;
    const QColor ink = inkOf(kind, index, t);
    const bool star = index.data(CardTable::FavouriteRole).toBool();
    if (!iconName.isEmpty())
        painter->drawPixmap(
            left, rect.top() + (rect.height() - icon) / 2,
            tintedPixmap(iconName, star ? t.accent : ink, icon, painter->device()->devicePixelRatioF()));
    const int base = rect.top() + (rect.height() - metrics.height()) / 2 + metrics.ascent();
    painter->setPen(ink);
    painter->drawText(QPoint(left + before, base), text);
    if (kind == CellKind::NotPublished || kind == CellKind::NoPrice) {
        QPen dashes(t.controlBorder, 1, Qt::CustomDashLine);
        dashes.setDashPattern({3, 2});
        painter->setPen(dashes);
        painter->drawLine(QPointF(left + before, base + 3.5), QPointF(left + before + wide, base + 3.5));
    }
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(*painter, QRectF(rect).adjusted(0, 0, -1, -1), t, 0);
    painter->restore();
}

bool CardCellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
                                 const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *table = qobject_cast<const CardTable *>(index.model());
    if (event->type() != QEvent::ToolTip || !table)
        return RowDelegate::helpEvent(event, view, option, index);
    constexpr qsizetype longestTip = 2000;
    QToolTip::showText(event->globalPos(), inertToolTip(table->sourcesOf(index).left(longestTip)), view);
    return true;
}

} // namespace gpuwise
