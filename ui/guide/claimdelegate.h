// SPDX-License-Identifier: GPL-3.0-or-later
//
// A claim in the list: its verdict as a tag, then what was said in two lines at most.
#pragma once

#include "model/domain/provenance.h"
#include "model/estimate/fit.h"

#include <QStyledItemDelegate>

namespace gpuwise {

/// The colours in which a verdict about a claim is shown, everywhere in the window.
Verdict coloursOfClaim(ClaimVerdict verdict);

class ClaimDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace gpuwise
