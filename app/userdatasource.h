// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's tie between the session and the user's store: reads it at the start, offers a repair, saves
// edits. It remembers the revision that the session has seen, so that nothing of another window is
// overwritten unseen.
#pragma once

#include "db/userstore.h"
#include "model/session/session.h"

#include <QString>

#include <memory>

class QWidget;

namespace gpuwise {

class UserDataSource final
{
public:
    explicit UserDataSource(QString path)
        : m_path(std::move(path))
    {}

    /// What the store holds now; the reason why it cannot be read.
    std::optional<StoreProblem> read();
    const UserData &data() const { return m_seen.data; }
    /// Saves, and answers with what the store holds afterwards, also what other windows saved meanwhile.
    /// In whichever thread: each call has a connection of its own.
    OwnDataAnswer save(const UserEdits &edits, const SaveWatch &watch = {});

    const QString &path() const { return m_path; }

private:
    QString m_path;
    UserSnapshot m_seen;
};

/// Reads the store and makes its data the session's, which from then on saves there. A damaged store can be
/// repaired first; what else keeps it from being read is said, and the window goes on without it. `parent`:
/// above which window it is asked.
void bindUserData(Session &session, std::shared_ptr<UserDataSource> source, QWidget *parent);

} // namespace gpuwise
