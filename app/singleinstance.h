// SPDX-License-Identifier: GPL-3.0-or-later
//
// One window for each user: a second start hands its file over to the first and ends. Done with a lock and
// small files in a folder, not with a socket: the programs link no network library. A window that does not
// answer (it hangs, or was killed) is no reason to start none.
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>

class QFileSystemWatcher;

namespace gpuwise {

class SingleInstance final : public QObject
{
    Q_OBJECT
public:
    /// `folder` is made when it is missing; one that cannot be made leaves every window on its own.
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);

    bool isFirst() const { return m_first; }
    /// Asks the first one to come to the front and open `file` (empty: none). False: it did not in `waitMs`,
    /// and the request was taken back.
    bool handOver(const QString &file, int waitMs = 3000) const;

Q_SIGNALS:
    void requested(const QString &file); ///< in the first one, for each start that was handed over

private:
    void takeRequests();

    QString m_folder;
    QLockFile m_lock;
    bool m_first;
    QFileSystemWatcher *m_watcher = nullptr;
};

} // namespace gpuwise
