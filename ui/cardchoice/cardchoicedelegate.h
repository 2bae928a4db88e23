// SPDX-License-Identifier: GPL-3.0-or-later
//
// A card in a list to pick from: its name, what it has, a tick where it is picked already.
#pragma once

#include <QStyledItemDelegate>

namespace gpuwise {

class CardChoiceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace gpuwise
