// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/taskstep.h"

#include "model/session/consequences.h"
#include "model/session/session.h"
#include "ui/advisor/consequencepanel.h"
#include "ui/advisor/needpanel.h"
#include "ui/advisor/taskeditor.h"
#include "ui/widgets/panel.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace gpuwise {

TaskStep::TaskStep(Session &session, QWidget *parent)
    : WizardStep(parent)
    , m_editor(nullptr)
    , m_need(new NeedPanel(session, this))
    , m_consequences(new ConsequencePanel(
          session,
          [&session] {
              return taskConsequences(session.catalogue(), session.workload(), session.advice(), QLocale());
          },
          this))
{
    explainBy(QStringLiteral("fq-train-vs-infer"));
    auto *panel = new Panel(this);
    panel->column()->setContentsMargins(0, 0, 0, 0);
    m_editor = new TaskEditor(session, panel);
    panel->column()->addWidget(m_editor);
    column()->addWidget(panel);
    column()->addWidget(m_consequences);
    column()->addWidget(m_need);
    column()->addStretch(1);
    connect(m_need, &NeedPanel::refreshed, this, &WizardStep::consequenceChanged);
    retranslate();
}

void TaskStep::retranslate()
{
    setHeading(tr("Train or infer?"),
               tr("The method changes the memory several-fold: the same card fine-tunes, adapts "
                  "or runs models of very different sizes."));
    m_consequences->setTitle(tr("What then matters"));
}

QString TaskStep::consequence() const
{
    return m_need->sentence();
}

QWidget *TaskStep::firstField() const
{
    return m_editor->firstField();
}

void TaskStep::changeEvent(QEvent *event)
{
    WizardStep::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
