// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/wizardpage.h"

#include "model/session/answertexts.h"
#include "model/session/session.h"
#include "ui/advisor/budgetstep.h"
#include "ui/advisor/modelstep.h"
#include "ui/advisor/stepheader.h"
#include "ui/advisor/taskstep.h"
#include "ui/style/theme.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gpuwise {

WizardPage::WizardPage(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_header(new StepHeader(questions + 1, this))
    , m_restore(new QPushButton(this))
    , m_stack(new QStackedWidget(this))
    , m_consequence(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_back(new QPushButton(this))
    , m_result(new QPushButton(this))
    , m_next(new QPushButton(this))
{
    m_restore->setObjectName(QStringLiteral("restoreDefaultsButton"));
    m_back->setObjectName(QStringLiteral("wizardBackButton"));
    m_result->setObjectName(QStringLiteral("wizardResultButton"));
    m_next->setObjectName(QStringLiteral("wizardNextButton"));
    m_restore->setFlat(true);
    m_next->setProperty("primary", true);
    m_consequence->setMaximumLines(2);

    m_steps = {new ModelStep(session, this), new BudgetStep(session, this), new TaskStep(session, this)};
    for (WizardStep *step : m_steps) {
        m_stack->addWidget(new PageScroll(step, m_stack));
        connect(step, &WizardStep::consequenceChanged, this, &WizardPage::refreshFoot);
    }

    auto *head = new QHBoxLayout;
    head->setContentsMargins(16, 14, 16, 8);
    head->addWidget(m_header, 1);
    head->addWidget(m_restore);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 8, 16, 12);
    foot->setSpacing(8);
    foot->addWidget(m_consequence, 1, Qt::AlignVCenter);
    foot->addWidget(m_back);
    foot->addWidget(m_result);
    foot->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_stack, 1);
    column->addLayout(foot);

    connect(m_header, &StepHeader::stepPicked, this, [this](int step) {
        if (step < questions)
            goTo(step);
        else
            askForResult();
    });
    connect(m_restore, &QPushButton::clicked, this, &WizardPage::restoreDefaults);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(current() - 1); });
    connect(m_result, &QPushButton::clicked, this, &WizardPage::askForResult);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (current() + 1 < questions)
            goTo(current() + 1);
        else
            askForResult();
    });
    connect(&session, &Session::workloadChanged, this, &WizardPage::refreshFoot);
    retranslate();
    goTo(0);
}

int WizardPage::current() const
{
    return m_stack->currentIndex();
}

void WizardPage::goTo(int question)
{
    if (question < 0 || question >= questions || staysForRefused())
        return;
    m_stack->setCurrentIndex(question);
    m_header->setCurrent(question);
    refreshFoot();
    if (isVisible())
        m_steps[static_cast<std::size_t>(question)]->firstField()->setFocus(Qt::OtherFocusReason);
}

/// An entry that is refused is not passed over: the reader sees why, and mends it or presses Escape.
bool WizardPage::staysForRefused()
{
    QWidget *refused = isVisible() ? refusedEntryIn(*m_stack) : nullptr;
    if (refused)
        refused->setFocus(Qt::OtherFocusReason);
    return refused;
}

void WizardPage::askForResult()
{
    if (!staysForRefused())
        Q_EMIT resultAsked();
}

void WizardPage::restoreDefaults()
{
    const Workload example = exampleWorkload(m_session.workload().budget.region);
    switch (current()) {
    case 0:
        m_session.setModel(example.model);
        break;
    case 1:
        m_session.setBudget(example.budget);
        break;
    default:
        m_session.setTask(example.task);
        break;
    }
}

void WizardPage::refreshFoot()
{
    const int at = current();
    const bool answered = isAnswered(m_session.workload().model);
    m_consequence->setText(answered ? m_steps[static_cast<std::size_t>(at)]->consequence()
                                    : tr("Choose a size or a model to go on."));
    m_back->setEnabled(at > 0);
    m_result->setVisible(at + 1 < questions);
    m_result->setEnabled(answered);
    m_next->setEnabled(answered || at + 1 < questions);
    m_next->setText(at == 0 ? tr("Next: bud&get") : at == 1 ? tr("Next: tas&k") : tr("Show the resu&lt"));
}

void WizardPage::retranslate()
{
    m_header->setStepText(0, tr("Model size"));
    m_header->setStepText(1, tr("Budget"));
    m_header->setStepText(2, tr("Train or infer"));
    m_header->setStepText(3, tr("Result"));
    m_restore->setText(tr("Restore &defaults"));
    m_restore->setToolTip(inertToolTip(tr("Puts this question back to the worked example.")));
    m_back->setText(tr("&Back"));
    m_result->setText(tr("To the resu&lt"));
    refreshFoot();
}

void WizardPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WizardPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tokensOf(this).window);
}

} // namespace gpuwise
