// SPDX-License-Identifier: GPL-3.0-or-later
//
// The wizard: three questions, back and forth in any order. Answers apply at once, so nothing is lost on the
// way.
#pragma once

#include <QWidget>

#include <array>

class QPushButton;
class QStackedWidget;

namespace gpuwise {

class Session;
class StepHeader;
class TextLabel;
class WizardStep;

class WizardPage final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int questions = 3;

    explicit WizardPage(Session &session, QWidget *parent = nullptr);
    void goTo(int question); ///< 0, 1, 2
    int current() const;

Q_SIGNALS:
    void resultAsked();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void refreshFoot();
    bool staysForRefused();
    void askForResult();
    void restoreDefaults();

    Session &m_session;
    StepHeader *m_header;
    QPushButton *m_restore;
    QStackedWidget *m_stack;
    std::array<WizardStep *, questions> m_steps{};
    TextLabel *m_consequence;
    QPushButton *m_back;
    QPushButton *m_result;
    QPushButton *m_next;
};

} // namespace gpuwise
