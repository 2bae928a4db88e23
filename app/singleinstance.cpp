// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QThread>
#include <QTimer>
#include <QUuid>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longestPath = 32 * 1024;
constexpr int lookAgainMs = 20;
constexpr int staleMs = 10000;
const QString suffix = u".request"_s;

QString ready(const QString &folder)
{
    QDir().mkpath(folder);
    return folder;
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(ready(folder))
    , m_lock(m_folder + u"/window.lock"_s)
{
    m_lock.setStaleLockTime(
        0); // a window may be open for weeks: only a process that is gone gives its lock up
    m_first = m_lock.tryLock(0) || m_lock.error() != QLockFile::LockFailedError;
    if (!m_first || !QFileInfo(m_folder).isDir())
        return;
    m_watcher = new QFileSystemWatcher({m_folder}, this);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, this, &SingleInstance::takeRequests);
    const QDateTime stale = QDateTime::currentDateTime().addMSecs(-staleMs);
    const QFileInfoList waiting = QDir(m_folder).entryInfoList({u"*"_s + suffix}, QDir::Files);
    for (const QFileInfo &each : waiting)
        if (each.lastModified() < stale) // nobody waits for its answer any more
            QFile::remove(each.filePath());
    QTimer::singleShot(0, this, &SingleInstance::takeRequests); // of a start at the same moment
}

bool SingleInstance::handOver(const QString &file, int waitMs) const
{
    const QString path = m_folder + u'/' + QUuid::createUuid().toString(QUuid::Id128);
    const QString request = path + suffix;
    QFile out(path); // under another name until it is whole
    const QByteArray content = file.isEmpty() ? QByteArray() : QFileInfo(file).absoluteFilePath().toUtf8();
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly) || out.write(content) != content.size() ||
        !out.flush())
        return false;
    out.close();
    if (!QFile::rename(path, request)) {
        QFile::remove(path);
        return false;
    }
    const QDeadlineTimer deadline(waitMs);
    while (QFile::exists(request)) {
        if (deadline.hasExpired()) // taken back just now, or taken up after all
            return !QFile::remove(request);
        QThread::msleep(lookAgainMs);
    }
    return true;
}

void SingleInstance::takeRequests()
{
    const QDir folder(m_folder);
    const QStringList names = folder.entryList({u"*"_s + suffix}, QDir::Files, QDir::Time | QDir::Reversed);
    for (const QString &name : names) {
        QFile request(folder.filePath(name));
        if (!request.open(QIODevice::ReadOnly))
            continue;
        const QString file = QString::fromUtf8(request.read(longestPath));
        request.close();
        if (request.remove()) // else it was taken back
            Q_EMIT requested(file);
    }
}

} // namespace gpuwise
