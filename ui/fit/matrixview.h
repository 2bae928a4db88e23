// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matrix of one group: icon and GiB on the colour of the verdict, the present answers framed. Arrow keys
// move, Enter takes the cell as the answer.
#pragma once

#include "model/tables/fitmatrixtable.h"

#include <QTableView>

namespace gpuwise {

class MatrixView final : public QTableView
{
    Q_OBJECT
public:
    explicit MatrixView(FitMatrixTable &table, QWidget *parent = nullptr);

    std::size_t columnsThatFit() const; ///< at the width of the moment
    void arrange();                     ///< after the matrix changed: rows, height, where the focus is

Q_SIGNALS:
    void cellChanged();   ///< another cell is current
    void cellActivated(); ///< Enter, Space or a double click
    void roomChanged();   ///< more or fewer columns fit

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int rowHeadWidth() const;

    FitMatrixTable &m_table;
    QWidget *m_corner; ///< where the two heads meet: empty
};

} // namespace gpuwise
