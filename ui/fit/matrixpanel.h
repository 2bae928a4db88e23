// SPDX-License-Identifier: GPL-3.0-or-later
//
// The matrix with its title, what the current cell says in words, and the button that takes it.
#pragma once

#include "model/domain/workload.h"
#include "ui/widgets/panel.h"

class QPushButton;

namespace gpuwise {

class FitMatrixTable;
class MatrixView;
class Session;
class TextLabel;

class MatrixPanel final : public Panel
{
    Q_OBJECT
public:
    explicit MatrixPanel(Session &session, QWidget *parent = nullptr);
    void showGroup(const CardGroup &cards);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showCell();
    void take();
    void retranslate();

    Session &m_session;
    CardGroup m_cards;
    FitMatrixTable *m_table;
    MatrixView *m_view;
    TextLabel *m_title;
    TextLabel *m_caption;
    TextLabel *m_cell;
    QPushButton *m_take;
};

} // namespace gpuwise
