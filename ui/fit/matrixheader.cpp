// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/matrixheader.h"

#include "ui/style/theme.h"

#include <QPaintEvent>
#include <QPainter>

namespace gpuwise {

MatrixHeader::MatrixHeader(Qt::Orientation orientation, QWidget *parent)
    : QHeaderView(orientation, parent)
{
    setHighlightSections(false);
    setSectionsClickable(false);
}

void MatrixHeader::paintEvent(QPaintEvent *event)
{
    QPainter(viewport()).fillRect(event->rect(), tokensOf(this).base);
    QHeaderView::paintEvent(event);
}

void MatrixHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    const bool columns = orientation() == Qt::Horizontal;
    constexpr int cellPadding = 7; // figures stand under their column's name
    painter->save();
    painter->fillRect(rect, tokensOf(this).base);
    painter->setFont(fontOf(columns ? TextRole::Header : TextRole::Caption));
    painter->setPen(columns ? tokensOf(this).secondaryText : tokensOf(this).text);
    painter->drawText(rect.adjusted(0, 0, columns ? -cellPadding : 0, 0),
                      (columns ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                      model()->headerData(logicalIndex, orientation()).toString());
    painter->restore();
}

} // namespace gpuwise
