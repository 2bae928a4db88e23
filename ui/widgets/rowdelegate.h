// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of a table parted by a line, with the design's padding; what is not known is quieter.
#pragma once

#include <QStyledItemDelegate>

namespace gpuwise {

class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace gpuwise
