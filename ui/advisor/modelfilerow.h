// SPDX-License-Identifier: GPL-3.0-or-later
//
// Question 1 answered by the user's own file: a button, and what is known of the file that was opened.
#pragma once

#include <QWidget>

class QPushButton;

namespace gpuwise {

class Session;
class TextLabel;

class ModelFileRow final : public QWidget
{
    Q_OBJECT
public:
    explicit ModelFileRow(Session &session, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showAnswer();

    Session &m_session;
    QPushButton *m_open;
    TextLabel *m_known;
};

} // namespace gpuwise
