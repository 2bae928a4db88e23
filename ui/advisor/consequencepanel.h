// SPDX-License-Identifier: GPL-3.0-or-later
//
// What follows from the answers, live, in short sentences. They are computed only while somebody looks.
#pragma once

#include "ui/widgets/panel.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace gpuwise {

class NoteRow;
class Session;
class TextLabel;

class ConsequencePanel final : public Panel
{
    Q_OBJECT
public:
    ConsequencePanel(Session &session, std::function<QStringList()> lines, QWidget *parent = nullptr);
    void setTitle(const QString &title);
    QString firstLine() const { return m_shown.value(0); }

Q_SIGNALS:
    void refreshed();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    std::function<QStringList()> m_lines;
    TextLabel *m_title;
    std::vector<NoteRow *> m_rows;
    QStringList m_shown;
    bool m_stale = true;
};

} // namespace gpuwise
