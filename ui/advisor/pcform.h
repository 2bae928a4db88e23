// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's own PC around the cards: CPU, supply, circuit, case. Every change is applied at once.
#pragma once

#include "model/estimate/power.h"
#include "ui/advisor/formrow.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QSpinBox;

namespace gpuwise {

class Session;

class PcForm final : public QWidget
{
    Q_OBJECT
public:
    explicit PcForm(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retranslate();
    void change(const std::function<void(PcSetup &)> &edit);
    QSpinBox *makeSpin(const char *objectName, int to, std::function<void(PcSetup &, int)> edit);
    QComboBox *makeCombo(const char *objectName, std::function<void(PcSetup &, int)> edit);

    Session &m_session;
    QSpinBox *m_cpu, *m_rest, *m_length, *m_slots;
    QComboBox *m_standard, *m_level, *m_circuit;
    FormRow m_cpuRow, m_restRow, m_lengthRow, m_slotsRow, m_standardRow, m_levelRow, m_circuitRow;
    bool m_showing = false;
};

} // namespace gpuwise
