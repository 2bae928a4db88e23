// SPDX-License-Identifier: GPL-3.0-or-later
//
// The session as a document: which file it came from, whether that file still holds it, and the files opened
// of late. Asks nobody anything: the window does that first.
#pragma once

#include "model/sessionfiles/sessionfile.h"

#include <QObject>

#include <optional>

namespace gpuwise {

class SessionKeeper final : public QObject
{
    Q_OBJECT
public:
    static constexpr int mostRecent = 8;

    explicit SessionKeeper(Session &session, QObject *parent = nullptr);

    Session &session() const { return m_session; }
    const QString &path() const { return m_path; } ///< empty: never saved
    QString name() const;                          ///< of the file, inert; empty: never saved
    /// The file does not hold what is on the screen; without a file: something was done since the start.
    bool isModified() const;

    struct Opened
    {
        bool ok = false;
        QString text = {}; ///< why not, or what was left out; empty: all of it was read
        SessionView view = {};
    };
    Opened open(const QString &path); ///< the session stays as it is when the file is refused
    QString saveAs(const QString &path, const SessionView &view); ///< what went wrong; empty: nothing
    QString save(const SessionView &view) { return saveAs(m_path, view); }

    /// A state that was kept, not opened: what is not in the file it came from counts as modified.
    void restore(const SessionDocument &document);
    SessionDocument document(const SessionView &view) const; ///< with the file it came from

    const QStringList &recent() const { return m_recent; } ///< latest first
    void setRecent(const QStringList &paths);
    void forgetRecent() { setRecent({}); }

Q_SIGNALS:
    void changed(); ///< file, or whether it holds the session
    void recentChanged();

private:
    void adopt(const QString &path, const SessionState &stored);
    void remember(const QString &path);
    void noteEdits();

    Session &m_session;
    QString m_path;
    SessionState m_stored; ///< what the file holds, or the start
    bool m_wasModified = false;
    QStringList m_recent;
};

/// The notes as one text, for a box.
QString sessionNotesText(const QString &fileName, const std::vector<SessionNote> &notes);

} // namespace gpuwise
