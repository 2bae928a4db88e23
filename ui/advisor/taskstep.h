// SPDX-License-Identifier: GPL-3.0-or-later
//
// Question 3: train or infer?
#pragma once

#include "ui/advisor/wizardstep.h"

namespace gpuwise {

class ConsequencePanel;
class NeedPanel;
class Session;
class TaskEditor;

class TaskStep final : public WizardStep
{
    Q_OBJECT
public:
    explicit TaskStep(Session &session, QWidget *parent = nullptr);
    QString consequence() const override;
    QWidget *firstField() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    TaskEditor *m_editor;
    NeedPanel *m_need;
    ConsequencePanel *m_consequences;
};

} // namespace gpuwise
