// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of the fit page: one row a group of cards, all bars on one axis. Only what is in sight is
// painted.
#pragma once

#include "model/tables/fitrows.h"

#include <QTableView>

namespace gpuwise {

class FitDelegate;
class FitHeader;

class FitView final : public QTableView
{
    Q_OBJECT
public:
    explicit FitView(FitRows &rows, QWidget *parent = nullptr);

    void renewAxis(); ///< after the rows were judged: one axis for all that are shown
    double axisEndGiB() const;
    std::optional<CardGroup> currentCards() const;
    bool select(const CardGroup &cards); ///< false: not shown
    void arrangeColumns();

Q_SIGNALS:
    void cardsChanged();   ///< another row is current
    void cardsActivated(); ///< Enter on the current row, or a double click

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    FitRows &m_rows;
    FitDelegate *m_delegate;
    FitHeader *m_header;
};

} // namespace gpuwise
