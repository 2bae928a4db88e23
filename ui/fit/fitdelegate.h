// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints a row of the fit page: the card, its bar on the page's common axis, verdict, speed and value.
#pragma once

#include "model/charts/fitbargeometry.h"
#include "ui/tokens.h"

#include <QStyledItemDelegate>

#include <vector>

namespace gpuwise {

class FitDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setAxis(double endGiB, std::vector<double> ticks);
    double axisEndGiB() const { return m_axisEndGiB; }
    const std::vector<double> &ticks() const { return m_ticks; }
    /// The bar of a cell as it is painted there.
    FitBarGeometry barGeometry(const QRect &cell, const FitBar &bar) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintBar(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintLines(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    double m_axisEndGiB = 0;
    std::vector<double> m_ticks;
};

/// Where a tick of the axis stands over the cell that holds the bars.
double fitTickX(const QRect &cell, double gib, double axisEndGiB);

} // namespace gpuwise
