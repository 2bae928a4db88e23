// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line at the foot of the window: which facts, how old the prices are, at which rate they are converted.
#pragma once

#include <QWidget>

class QTimer;

namespace gpuwise {

class Session;
class TextLabel;

class StatusLine final : public QWidget
{
    Q_OBJECT
public:
    explicit StatusLine(Session &session, QWidget *parent = nullptr);
    /// In place of the facts, for six seconds or until the next one; empty: the facts again.
    void showMessage(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    Session &m_session;
    QTimer *m_messageEnds;
    TextLabel *m_catalogue;
    TextLabel *m_prices;
    TextLabel *m_rate;
    TextLabel *m_offline;
    TextLabel *m_currency;
    TextLabel *m_language;
};

} // namespace gpuwise
