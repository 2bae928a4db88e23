// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/taskform.h"

#include "model/session/session.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QSpinBox>

namespace gpuwise {

TaskForm::TaskForm(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_left(new QGridLayout)
    , m_right(new QGridLayout)
{
    for (QGridLayout *grid : {m_left, m_right}) {
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(8);
    }
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(32);
    row->addLayout(m_left);
    row->addLayout(m_right);
    row->addStretch(1);
    connect(&session, &Session::taskChanged, this, &TaskForm::refresh);
}

void TaskForm::start()
{
    for (QGridLayout *grid : {m_left, m_right})
        grid->setRowStretch(grid->rowCount(), 1);
    m_showing = true;
    retranslate();
    m_showing = false;
    refresh();
}

void TaskForm::refresh()
{
    m_showing = true;
    showAnswer(m_session.workload().task);
    m_showing = false;
}

void TaskForm::change(const std::function<void(TaskAnswer &)> &edit)
{
    if (m_showing)
        return;
    TaskAnswer task = m_session.workload().task;
    edit(task);
    m_session.setTask(task);
}

QSpinBox *TaskForm::makeSpin(const char *objectName, int from, int to, int step,
                             std::function<void(TaskAnswer &, int)> edit)
{
    auto *spin = new QSpinBox(this);
    spin->setObjectName(QString::fromLatin1(objectName));
    spin->setRange(from, to);
    spin->setSingleStep(step);
    spin->setGroupSeparatorShown(true);
    connect(spin, &QSpinBox::valueChanged, this,
            [this, edit](int value) { change([&](TaskAnswer &task) { edit(task, value); }); });
    return spin;
}

QComboBox *TaskForm::makeCombo(const char *objectName,
                               std::function<void(TaskAnswer &, const QVariant &)> edit)
{
    auto *combo = new QComboBox(this);
    combo->setObjectName(QString::fromLatin1(objectName));
    connect(combo, &QComboBox::activated, this, [this, combo, edit](int index) {
        change([&](TaskAnswer &task) { edit(task, combo->itemData(index)); });
    });
    return combo;
}

void TaskForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_showing = true;
        retranslate();
        m_showing = false;
        refresh();
    }
}

} // namespace gpuwise
