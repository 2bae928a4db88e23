// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rowdelegate.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace gpuwise {

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QRect &rect = option.rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tokensOf(option.palette).gridLine);
}

} // namespace gpuwise
