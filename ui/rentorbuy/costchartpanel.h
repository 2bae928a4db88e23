// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cost over time as a chart or as a table; where there is no answer, what is missing and a button to enter
// it.
#pragma once

#include "model/session/costview.h"
#include "ui/widgets/panel.h"

class QPushButton;
class QStackedLayout;

namespace gpuwise {

class EmptyState;
class LineView;
class MenuButton;
class SheetTable;
class TextLabel;

class CostChartPanel final : public Panel
{
    Q_OBJECT
public:
    explicit CostChartPanel(QWidget *parent = nullptr);

    void setView(const CostView &view);
    void showTable(bool on);

Q_SIGNALS:
    void entryAsked(); ///< of what is missing

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void arrange();

    CostView m_shown;
    TextLabel *m_title;
    QPushButton *m_asTable;
    MenuButton *m_picture;
    LineView *m_view;
    SheetTable *m_table;
    EmptyState *m_empty;
    QStackedLayout *m_stack;
};

} // namespace gpuwise
