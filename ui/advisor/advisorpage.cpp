// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/advisorpage.h"

#include "model/session/session.h"
#include "ui/advisor/resultpage.h"
#include "ui/advisor/wizardpage.h"
#include "ui/widgets/taborder.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace gpuwise {

AdvisorPage::AdvisorPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_stack(new QStackedWidget(this))
    , m_result(new ResultPage(session, m_stack))
{
    setObjectName(QStringLiteral("advisorPage"));
    m_stack->addWidget(m_result);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_result, &ResultPage::changeAsked, this, [this] { showQuestion(0); });
    connect(m_result, &ResultPage::compareAsked, this, &Page::compareAsked);
    connect(m_result, &ResultPage::reportAsked, this, &Page::reportAsked);
    connect(m_result, &ResultPage::accuracyAsked, this, &Page::accuracyAsked);
    showResult(); // the first start shows a worked example, not an empty page
}

QString AdvisorPage::pageName()
{
    return tr("Advisor");
}

void AdvisorPage::showResult()
{
    m_stack->setCurrentWidget(m_result);
}

void AdvisorPage::showQuestion(int question)
{
    WizardPage *wizard = wizardPage();
    m_stack->setCurrentWidget(wizard);
    wizard->goTo(question);
}

WizardPage *AdvisorPage::wizardPage()
{
    if (!m_wizard) { // a tenth of the start, and many never leave the result
        m_wizard = new WizardPage(m_session, m_stack);
        m_stack->addWidget(m_wizard);
        connect(m_wizard, &WizardPage::resultAsked, this, &AdvisorPage::showResult);
        orderTabsAsLaidOut(*this);
    }
    return m_wizard;
}

bool AdvisorPage::isShowingResult() const
{
    return m_stack->currentWidget() == m_result;
}

std::vector<Page::View> AdvisorPage::views()
{
    return {{QStringLiteral("wizard-1-model"), [this] { showQuestion(0); }},
            {QStringLiteral("wizard-2-budget"), [this] { showQuestion(1); }},
            {QStringLiteral("wizard-3-task"), [this] { showQuestion(2); }},
            {QStringLiteral("wizard-4-result"), [this] { showResult(); }},
            {QStringLiteral("wizard-4-price-speed"), [this] { m_result->scrollToPriceSpeed(); }}};
}

} // namespace gpuwise
