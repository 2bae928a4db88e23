// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dated offers of one card as a chart or as a table, for one way of getting it and currency at a time.
#pragma once

#include "model/session/pricehistory.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QStackedLayout;

namespace gpuwise {

class ScatterView;
class SheetTable;
class TextLabel;

class PriceHistoryBox final : public QWidget
{
    Q_OBJECT
public:
    explicit PriceHistoryBox(QWidget *parent = nullptr);

    void setHistories(std::vector<PriceHistory> histories);
    void showTable(bool on);

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void retranslate();

    std::vector<PriceHistory> m_histories;
    QComboBox *m_which;
    QPushButton *m_asTable;
    TextLabel *m_sentence;
    ScatterView *m_view;
    SheetTable *m_table;
    QWidget *m_box;
    QStackedLayout *m_stack;
    TextLabel *m_legend;
};

} // namespace gpuwise
