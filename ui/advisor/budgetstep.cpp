// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/budgetstep.h"

#include "model/session/consequences.h"
#include "model/session/session.h"
#include "ui/advisor/budgeteditor.h"
#include "ui/advisor/consequencepanel.h"
#include "ui/widgets/panel.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace gpuwise {

BudgetStep::BudgetStep(Session &session, QWidget *parent)
    : WizardStep(parent)
    , m_editor(nullptr)
    , m_consequences(new ConsequencePanel(
          session,
          [&session] {
              return budgetConsequences(session.catalogue(), session.workload(), session.advice(), QLocale());
          },
          this))
{
    explainBy(QStringLiteral("gl-budget"));
    auto *panel = new Panel(this);
    panel->column()->setContentsMargins(0, 0, 0, 0);
    m_editor = new BudgetEditor(session, panel);
    panel->column()->addWidget(m_editor);
    column()->addWidget(panel);
    column()->addWidget(m_consequences);
    column()->addStretch(1);
    connect(m_consequences, &ConsequencePanel::refreshed, this, &WizardStep::consequenceChanged);
    retranslate();
}

void BudgetStep::retranslate()
{
    setHeading(tr("What is the budget?"), tr("A sum decides more than any other answer. Without one, the "
                                             "knee of the price curve is shown and what "
                                             "more money would bring."));
    m_consequences->setTitle(tr("With these limits"));
}

QString BudgetStep::consequence() const
{
    return m_consequences->firstLine();
}

QWidget *BudgetStep::firstField() const
{
    return m_editor->firstField();
}

void BudgetStep::changeEvent(QEvent *event)
{
    WizardStep::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
