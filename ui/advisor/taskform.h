// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the forms of question 3 have in common: two columns of rows, every change applied at once.
#pragma once

#include "model/domain/workload.h"
#include "ui/advisor/formrow.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QGridLayout;
class QSpinBox;

namespace gpuwise {

class Session;

class TaskForm : public QWidget
{
    Q_OBJECT
public:
    explicit TaskForm(Session &session, QWidget *parent);

protected:
    virtual void retranslate() = 0;
    virtual void showAnswer(const TaskAnswer &task) = 0;
    void start(); ///< the last line of a constructor: shows words and answers
    void change(const std::function<void(TaskAnswer &)> &edit);
    QSpinBox *makeSpin(const char *objectName, int from, int to, int step,
                       std::function<void(TaskAnswer &, int)> edit);
    QComboBox *makeCombo(const char *objectName, std::function<void(TaskAnswer &, const QVariant &)> edit);
    Session &session() const { return m_session; }
    QGridLayout *left() const { return m_left; }
    QGridLayout *right() const { return m_right; }
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    Session &m_session;
    QGridLayout *m_left;
    QGridLayout *m_right;
    bool m_showing = false;
};

} // namespace gpuwise
