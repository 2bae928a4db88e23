// SPDX-License-Identifier: GPL-3.0-or-later
//
// A cell of the matrix: the verdict's icon at the left, the need at the right, on the verdict's fill.
#pragma once

#include <QStyledItemDelegate>

namespace gpuwise {

class MatrixDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace gpuwise
