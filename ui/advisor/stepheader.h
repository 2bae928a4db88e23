// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where one is in the wizard: numbered circles in a line, each a button.
#pragma once

#include <QWidget>

#include <vector>

class QAbstractButton;

namespace gpuwise {

class StepHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit StepHeader(int steps, QWidget *parent = nullptr);
    void setStepText(int step, const QString &text);
    void setCurrent(int step);
    QAbstractButton *button(int step) const { return m_buttons[static_cast<std::size_t>(step)]; }

Q_SIGNALS:
    void stepPicked(int step);

private:
    void updateNames();
    std::vector<QAbstractButton *> m_buttons;
    int m_current = 0;
};

} // namespace gpuwise
