// SPDX-License-Identifier: GPL-3.0-or-later
//
// A cell of the table of cards: figures, verdicts with their icon, and what is not known in a look of its
// own.
#pragma once

#include "ui/widgets/rowdelegate.h"

namespace gpuwise {

class CardCellDelegate final : public RowDelegate
{
    Q_OBJECT
public:
    using RowDelegate::RowDelegate;

protected:
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override; ///< where the value comes from
};

} // namespace gpuwise
