// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/sessionkeeper.h"

#include "model/modelfiles/problem.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace gpuwise {

QString sessionNotesText(const QString &fileName, const std::vector<SessionNote> &notes)
{
    if (notes.empty())
        return {};
    QStringList lines{
        QCoreApplication::translate("SessionFile", "%1 was opened. To know:").arg(inertText(fileName, 60))};
    for (const SessionNote &note : notes)
        lines << sessionNoteText(note);
    return lines.join(QStringLiteral("\n\n"));
}

SessionKeeper::SessionKeeper(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_stored(session.state())
{
    connect(&session, &Session::historyChanged, this, &SessionKeeper::noteEdits);
}

QString SessionKeeper::name() const
{
    return inertText(QFileInfo(m_path).fileName(), 60);
}

bool SessionKeeper::isModified() const
{
    return m_session.state() != m_stored;
}

void SessionKeeper::noteEdits()
{
    if (m_wasModified == isModified())
        return;
    m_wasModified = isModified();
    Q_EMIT changed();
}

void SessionKeeper::adopt(const QString &path, const SessionState &stored)
{
    m_path = path;
    m_stored = stored;
    m_wasModified = isModified();
    Q_EMIT changed();
}

SessionKeeper::Opened SessionKeeper::open(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    SessionReadResult result = readSessionFile(m_session.catalogue(), absolute);
    if (const auto *problem = std::get_if<SessionProblem>(&result))
        return {false, sessionProblemText(*problem)};
    const auto &content = std::get<SessionFileContent>(result);
    m_session.open(content.document.state);
    adopt(absolute, content.document.state);
    remember(absolute);
    return {true, sessionNotesText(QFileInfo(absolute).fileName(), content.notes), content.document.view};
}

QString SessionKeeper::saveAs(const QString &path, const SessionView &view)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const QString error = writeSessionFile(m_session.catalogue(), {m_session.state(), view, {}}, absolute);
    if (!error.isEmpty())
        return error;
    adopt(absolute, m_session.state());
    remember(absolute);
    return {};
}

void SessionKeeper::restore(const SessionDocument &document)
{
    SessionState stored = m_stored;
    QString path;
    if (!document.origin.isEmpty()) {
        const SessionReadResult result = readSessionFile(m_session.catalogue(), document.origin);
        if (const auto *content = std::get_if<SessionFileContent>(&result)) {
            path = document.origin; // gone or damaged: what was kept has no file any more
            stored = content->document.state;
        }
    }
    m_session.open(document.state);
    adopt(path, stored);
}

SessionDocument SessionKeeper::document(const SessionView &view) const
{
    return {m_session.state(), view, m_path};
}

void SessionKeeper::setRecent(const QStringList &paths)
{
    m_recent = paths.mid(0, mostRecent);
    Q_EMIT recentChanged();
}

void SessionKeeper::remember(const QString &path)
{
    QStringList paths = m_recent;
    paths.removeAll(path);
    paths.prepend(path);
    setRecent(paths);
}

} // namespace gpuwise
