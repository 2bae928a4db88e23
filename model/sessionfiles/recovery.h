// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the program keeps of a session by itself, in a folder of its own: a recovery file a moment after each
// edit, gone again after a clean end, so that one that is found belongs to a program that broke off; and the
// session of the last clean end, for the next start. A lock file beside each recovery file tells those of
// programs that still run.
#pragma once

#include "model/sessionfiles/sessionkeeper.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <functional>
#include <memory>

namespace gpuwise {

class Recovery final : public QObject
{
    Q_OBJECT
public:
    static constexpr int delayMs = 2000; ///< after the last edit

    /// Makes the folder when it is missing. `view` is asked whenever something is written.
    Recovery(SessionKeeper &keeper, const QString &folder, std::function<SessionView()> view,
             QObject *parent = nullptr);
    ~Recovery() override;

    struct Found
    {
        QString path;
        QDateTime when; ///< it was written
    };
    std::vector<Found> found() const; ///< left by programs that run no more; latest first
    /// Takes one over: it is kept under this program's name before the other one goes. What was wrong with
    /// it, or was left out of it; a damaged one is set aside and the session stays.
    SessionKeeper::Opened takeOver(const QString &path);
    void discard(const QString &path);

    SessionKeeper::Opened restoreLast(); ///< ok is false without text when there is none
    void endCleanly(); ///< keeps the session for the next start and removes the recovery file

    QString ownPath() const { return m_path; }
    void writeNow();

private:
    SessionKeeper::Opened restoreFrom(const QString &path);
    QString lastPath() const;

    SessionKeeper &m_keeper;
    QString m_folder;
    QString m_path;
    std::function<SessionView()> m_view;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_delay;
    bool m_written = false;
};

} // namespace gpuwise
