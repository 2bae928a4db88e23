// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of the providers' table: prices older than a year in grey, marks as tags.
#pragma once

#include "ui/widgets/rowdelegate.h"

namespace gpuwise {

class ProviderDelegate final : public RowDelegate
{
    Q_OBJECT
public:
    enum Role
    {
        TagRole = Qt::UserRole, ///< int of a PriceTag
        OldRole,                ///< bool: greyed
        StaleRole               ///< bool: in the colour of caution
    };
    using RowDelegate::RowDelegate;

    static int widthFor(const QString &tagWord); ///< of a cell that shows the whole tag

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace gpuwise
