// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the budgets of the buying guides buy today: a choice of bands, the table of the chosen one, and a card
// opened from it.
#pragma once

#include "model/advice/bands.h"

#include <QDate>
#include <QWidget>

namespace gpuwise {

class Segmented;
class SheetTable;
class TextLabel;

class BandsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit BandsPanel(QWidget *parent = nullptr);

    /// The catalogue must outlive the panel.
    void setBands(const Catalogue &catalogue, std::vector<BudgetBand> bands);
    bool isEmpty() const { return m_bands.empty(); }

Q_SIGNALS:
    void cardActivated(const QString &gpuId);

private:
    void showBand();

    const Catalogue *m_catalogue = nullptr;
    std::vector<BudgetBand> m_bands;
    Segmented *m_choice;
    TextLabel *m_summary;
    SheetTable *m_table;
    TextLabel *m_remark;
};

} // namespace gpuwise
