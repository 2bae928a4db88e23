// SPDX-License-Identifier: GPL-3.0-or-later
//
// The wizard and its result as one page of the window.
#pragma once

#include "ui/page.h"

class QStackedWidget;

namespace gpuwise {

class ResultPage;
class Session;
class WizardPage;

class AdvisorPage final : public Page
{
    Q_OBJECT
public:
    explicit AdvisorPage(Session &session, QWidget *parent = nullptr);

    static QString pageName();
    std::vector<View> views() override;

    void showResult();
    void showQuestion(int question); ///< 0, 1, 2
    bool isShowingResult() const;
    ResultPage *resultPage() const { return m_result; }
    WizardPage *wizardPage(); ///< made now when nobody has asked for it yet

private:
    Session &m_session;
    QStackedWidget *m_stack;
    WizardPage *m_wizard = nullptr;
    ResultPage *m_result;
};

} // namespace gpuwise
