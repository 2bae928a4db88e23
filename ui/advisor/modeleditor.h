// SPDX-License-Identifier: GPL-3.0-or-later
//
// Question 1 in the popup of the workload bar: library, size and precision in a small space.
#pragma once

#include "ui/advisor/formrow.h"

#include <QWidget>

class QComboBox;

namespace gpuwise {

class ModelLibrary;
class Session;
class SizeEdit;

class ModelEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit ModelEditor(Session &session, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {640, 420}; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showAnswer();

    Session &m_session;
    ModelLibrary *m_library;
    SizeEdit *m_size;
    QComboBox *m_precision;
    FormRow m_sizeRow, m_precisionRow;
};

} // namespace gpuwise
