// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/taskeditor.h"

#include "model/session/consequences.h"
#include "model/session/precisionchoices.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "ui/advisor/inferencesettings.h"
#include "ui/advisor/trainingsettings.h"
#include "ui/widgets/choicetile.h"
#include "ui/widgets/taborder.h"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <array>

namespace gpuwise {

namespace {

constexpr std::array tasks{Task::Inference, Task::Qlora, Task::Lora, Task::FullFineTune,
                           Task::Pretrain,  Task::Image, Task::Learn};
constexpr int columns = 4;

} // namespace

TaskEditor::TaskEditor(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_group(new QButtonGroup(this))
    , m_settings(new QStackedWidget(this))
{
    auto *grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        auto *tile = new ChoiceTile(this);
        tile->setObjectName(QStringLiteral("taskTile%1").arg(i));
        m_group->addButton(tile, static_cast<int>(i));
        m_tiles.push_back(tile);
        grid->addWidget(tile, static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
    for (int column = 0; column < columns; ++column)
        grid->setColumnStretch(column, 1);
    letTabReachTheChosen(*m_group);
    connect(m_group, &QButtonGroup::idClicked, this,
            [this](int id) { pick(tasks[static_cast<std::size_t>(id)]); });

    m_settings->addWidget(new InferenceSettingsForm(session, m_settings));
    m_settings->addWidget(new TrainingSettingsForm(session, m_settings));
    m_settings->addWidget(new ImageSettingsForm(session, m_settings));
    m_settings->addWidget(new QWidget(m_settings)); // learning has no settings of its own
    m_settings->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(16);
    column->addLayout(grid);
    column->addWidget(m_settings);
    connect(&session, &Session::taskChanged, this, &TaskEditor::showAnswer);
    retranslate();
    showAnswer();
}

QWidget *TaskEditor::firstField() const
{
    return m_group->checkedButton() ? m_group->checkedButton() : m_tiles.front();
}

void TaskEditor::pick(Task task)
{
    Workload workload = m_session.workload();
    workload.task.task = task;
    m_session.setWorkload(withFittingPrecision(m_session.catalogue(), workload), EditKind::ChangeTask);
}

void TaskEditor::retranslate()
{
    for (std::size_t i = 0; i < tasks.size(); ++i)
        m_tiles[i]->setContent({taskName(tasks[i]), {}, taskExplanation(tasks[i]), {}});
}

void TaskEditor::showAnswer()
{
    const Task task = m_session.workload().task.task;
    for (std::size_t i = 0; i < tasks.size(); ++i)
        m_tiles[i]->setChecked(tasks[i] == task);
    const int page = task == Task::Inference ? 0 : isTraining(task) ? 1 : task == Task::Image ? 2 : 3;
    for (int i = 0; i < m_settings->count();
         ++i) { // the stack is as high as what it shows, not as its highest page
        const auto policy = i == page ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_settings->widget(i)->setSizePolicy(policy, policy);
    }
    m_settings->setCurrentIndex(page);
    m_settings->setVisible(page != 3);
}

void TaskEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
