// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of question 2. Used by the wizard and by the popup of the workload bar; every change applies at
// once.
#pragma once

#include "model/domain/workload.h"
#include "ui/advisor/formrow.h"

#include <QWidget>

#include <array>
#include <functional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QSpinBox;

namespace gpuwise {

class ChoiceTile;
class MoneyEdit;
class OwnedCardField;
class Segmented;
class Session;

class BudgetEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit BudgetEditor(Session &session, QWidget *parent = nullptr);
    QWidget *firstField() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildMoney(QGridLayout *grid);
    void buildLimits(QGridLayout *grid);
    void retranslate();
    void showAnswer();
    void change(const std::function<void(BudgetAnswer &)> &edit);
    void enterSum(const std::optional<Money> &sum);

    Session &m_session;
    bool m_showing = false;
    QButtonGroup *m_modes;
    std::array<ChoiceTile *, 3> m_modeTiles{};
    MoneyEdit *m_sum;
    QSpinBox *m_hours;
    QSpinBox *m_months;
    Segmented *m_cards;
    QCheckBox *m_used;
    QComboBox *m_covers;
    QComboBox *m_region;
    QSpinBox *m_watts;
    QComboBox *m_system;
    QComboBox *m_vendors;
    OwnedCardField *m_owned;
    FormRow m_sumRow, m_hoursRow, m_monthsRow, m_cardsRow, m_coversRow, m_regionRow, m_wattsRow, m_systemRow,
        m_vendorsRow, m_ownedRow;
};

} // namespace gpuwise
