// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line at the foot of the window: which facts, how old the prices are, at which rate they are converted.
#pragma once

#include <QWidget>

namespace gpuwise {

class Session;
class TextLabel;

class StatusLine final : public QWidget
{
    Q_OBJECT
public:
    explicit StatusLine(Session &session, QWidget *parent = nullptr);
    void showMessage(const QString &text); ///< in place of the facts, until the next message or six seconds

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    Session &m_session;
    TextLabel *m_catalogue;
    TextLabel *m_prices;
    TextLabel *m_rate;
    TextLabel *m_offline;
    TextLabel *m_currency;
    TextLabel *m_language;
};

} // namespace gpuwise
