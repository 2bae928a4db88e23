// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/matrixdelegate.h"

#include "model/tables/fitmatrixtable.h"
#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>

namespace gpuwise {

namespace {
constexpr int iconSide = 13;
constexpr int padding = 6;
} // namespace

void MatrixDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const auto verdict = static_cast<Verdict>(index.data(FitMatrixTable::VerdictRole).toInt());
    const VerdictTokens &colours = t.of(verdict);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter->save();
    painter->fillRect(option.rect, t.base);
    const QRect cell = option.rect.adjusted(1, 1, -1, -1);
    paintBox(*painter, cell, colours.fill, {}, 0, tagRadius);
    if (index.data(FitMatrixTable::AskedRole).toBool())
        paintBox(*painter, cell, {}, t.text, 2, tagRadius);
    if (focused)
        paintFocus(*painter, cell, t, tagRadius);
    const QRect inner = cell.adjusted(padding, 0, -padding, 0);
    painter->drawPixmap(inner.left(), inner.top() + (inner.height() - iconSide) / 2,
                        tintedPixmap(verdictIconName(verdict), colours.ink, iconSide,
                                     painter->device()->devicePixelRatioF()));
    painter->setFont(fontOf(TextRole::Caption));
    painter->setPen(t.text);
    painter->drawText(inner, Qt::AlignRight | Qt::AlignVCenter, index.data(Qt::DisplayRole).toString());
    painter->restore();
}

} // namespace gpuwise
