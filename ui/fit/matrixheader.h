// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of the matrix' rows and columns without lines: the cells are boxes of their own.
#pragma once

#include <QHeaderView>

namespace gpuwise {

class MatrixHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit MatrixHeader(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const override;
};

} // namespace gpuwise
