// SPDX-License-Identifier: GPL-3.0-or-later
//
// Question 1: how big is the model?
#pragma once

#include "ui/advisor/wizardstep.h"

namespace gpuwise {

class ModelFileRow;
class ModelLibrary;
class NeedPanel;
class PrecisionPicker;
class Session;
class SizePanel;

class ModelStep final : public WizardStep
{
    Q_OBJECT
public:
    explicit ModelStep(Session &session, QWidget *parent = nullptr);
    QString consequence() const override;
    QWidget *firstField() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    SizePanel *m_size;
    ModelLibrary *m_library;
    ModelFileRow *m_file;
    TextLabel *m_precisionTitle;
    TextLabel *m_precisionHint;
    PrecisionPicker *m_precision;
    NeedPanel *m_need;
};

} // namespace gpuwise
