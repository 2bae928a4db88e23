// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/consequencepanel.h"

#include "model/session/session.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace gpuwise {

ConsequencePanel::ConsequencePanel(Session &session, std::function<QStringList()> lines, QWidget *parent)
    : Panel(parent)
    , m_lines(std::move(lines))
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
{
    column()->setSpacing(4);
    column()->addWidget(m_title);
    connect(&session, &Session::workloadChanged, this, [this] {
        m_stale = true;
        if (isVisible())
            refresh();
    });
}

void ConsequencePanel::setTitle(const QString &title)
{
    m_title->setText(title);
}

void ConsequencePanel::refresh()
{
    m_stale = false;
    m_shown = m_lines();
    while (m_rows.size() < static_cast<std::size_t>(m_shown.size())) {
        auto *row = new NoteRow(QStringLiteral("arrow-right"), Ink::Secondary, {}, this);
        column()->addWidget(row);
        m_rows.push_back(row);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString line = m_shown.value(static_cast<qsizetype>(i));
        m_rows[i]->label()->setText(line);
        m_rows[i]->setVisible(!line.isEmpty());
    }
    Q_EMIT refreshed();
}

void ConsequencePanel::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    if (m_stale)
        refresh();
}

void ConsequencePanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_stale = true;
    if (isVisible())
        refresh();
}

} // namespace gpuwise
