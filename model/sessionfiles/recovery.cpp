// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sessionfiles/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace gpuwise {

namespace {

QString lockOf(const QString &path)
{
    return QStringLiteral("%1.lock").arg(path);
}

/// The lock of a program that ended is stale at once, however young it is.
std::unique_ptr<QLockFile> lockFor(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(lockOf(path));
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

Recovery::Recovery(SessionKeeper &keeper, const QString &folder, std::function<SessionView()> view,
                   QObject *parent)
    : QObject(parent)
    , m_keeper(keeper)
    , m_folder(folder)
    , m_path(QStringLiteral("%1/recovery-%2.gpuwise")
                 .arg(folder, QUuid::createUuid().toString(QUuid::WithoutBraces).left(8)))
    , m_view(std::move(view))
{
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    m_lock = lockFor(m_path);
    m_lock->tryLock(0);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &Recovery::writeNow);
    // Not restarted by every edit: whoever turns a slider for a minute loses two seconds, not the minute.
    connect(&keeper.session(), &Session::historyChanged, this, [this] {
        if (!m_delay.isActive())
            m_delay.start();
    });
}

Recovery::~Recovery() = default;

void Recovery::writeNow()
{
    m_delay.stop();
    if (!m_keeper.isModified()) {
        QFile::remove(m_path); // undone, or saved: nothing would be lost
        m_written = false;
        return;
    }
    m_written =
        writeSessionFile(m_keeper.session().catalogue(), m_keeper.document(m_view()), m_path).isEmpty();
}

std::vector<Recovery::Found> Recovery::found() const
{
    std::vector<Found> found;
    const QFileInfoList files = QDir(m_folder).entryInfoList({QStringLiteral("recovery-*.gpuwise")},
                                                             QDir::Files, QDir::Time); // latest first
    for (const QFileInfo &file : files) {
        const QString path = file.absoluteFilePath();
        if (path == QFileInfo(m_path).absoluteFilePath())
            continue;
        const auto lock = lockFor(path);
        if (lock->tryLock(0)) // else the program that writes it still runs
            found.push_back({path, file.lastModified()});
    }
    return found;
}

SessionKeeper::Opened Recovery::restoreFrom(const QString &path)
{
    const SessionReadResult result = readSessionFile(m_keeper.session().catalogue(), path);
    if (const auto *problem = std::get_if<SessionProblem>(&result)) {
        const QString aside = QStringLiteral("%1.damaged").arg(path);
        QFile::remove(aside);
        QFile::rename(path, aside);
        QFile::remove(lockOf(path));
        return {false, QCoreApplication::translate(
                           "SessionFile", "What was kept of the last session cannot be read, and the "
                                          "program starts without it. The file is kept as %1. %2")
                           .arg(aside, sessionProblemText(*problem))};
    }
    const auto &content = std::get<SessionFileContent>(result);
    m_keeper.restore(content.document);
    return {true, sessionNotesText(QFileInfo(path).fileName(), content.notes), content.document.view};
}

SessionKeeper::Opened Recovery::takeOver(const QString &path)
{
    const SessionKeeper::Opened opened = restoreFrom(path);
    if (!opened.ok)
        return opened;
    writeNow();
    if (m_written || !m_keeper.isModified())
        discard(path);
    return opened;
}

void Recovery::discard(const QString &path)
{
    QFile::remove(path);
    QFile::remove(lockOf(path));
}

QString Recovery::lastPath() const
{
    return QStringLiteral("%1/last.gpuwise").arg(m_folder);
}

SessionKeeper::Opened Recovery::restoreLast()
{
    return QFileInfo::exists(lastPath()) ? restoreFrom(lastPath()) : SessionKeeper::Opened{};
}

void Recovery::endCleanly()
{
    m_delay.stop();
    const QString error =
        writeSessionFile(m_keeper.session().catalogue(), m_keeper.document(m_view()), lastPath());
    if (!error.isEmpty()) {
        writeNow(); // then the recovery file is the better half: it is offered at the next start
        return;
    }
    QFile::remove(m_path);
    m_lock->unlock();
}

} // namespace gpuwise
