// SPDX-License-Identifier: GPL-3.0-or-later
//
// Question 2: what is the budget?
#pragma once

#include "ui/advisor/wizardstep.h"

namespace gpuwise {

class BudgetEditor;
class ConsequencePanel;
class Session;

class BudgetStep final : public WizardStep
{
    Q_OBJECT
public:
    explicit BudgetStep(Session &session, QWidget *parent = nullptr);
    QString consequence() const override;
    QWidget *firstField() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    BudgetEditor *m_editor;
    ConsequencePanel *m_consequences;
};

} // namespace gpuwise
