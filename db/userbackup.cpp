// SPDX-License-Identifier: GPL-3.0-or-later
//
// Copies of the user's store. SQLite makes them (VACUUM INTO): a live file is never copied byte by byte.
#include "db/storefile.h"
#include "db/userstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = StoreProblem::Code;

QDir backupFolder(const QString &storePath)
{
    return QDir(QFileInfo(storePath).absolutePath() + u"/backups"_s);
}

QString nameStem(const QString &storePath)
{
    return QFileInfo(storePath).completeBaseName();
}

/// Sorts by age as a text does: the time is UTC, so that the hour which a summer ends with is not there
/// twice.
QString freeName(const QDir &folder, const QString &stem, const QDateTime &now, int version,
                 const QString &ending)
{
    const QString time = now.toUTC().toString(u"yyyyMMdd'T'HHmmss"_s);
    for (int again = 1;; ++again) {
        const QString name =
            u"%1-%2-%3-v%4%5"_s.arg(stem, time).arg(again, 2, 10, QLatin1Char('0')).arg(version).arg(ending);
        if (!folder.exists(name))
            return folder.filePath(name);
    }
}

/// Is the copy a whole store of ours?
QString whyBad(const QString &path)
{
    const Connection copy(path, Connection::Mode::Immutable);
    QString error = copy.error();
    if (!error.isEmpty())
        return error;
    const QString check = copy.value(u"PRAGMA integrity_check(1)"_s, &error).toString();
    if (check != u"ok")
        return check.isEmpty() ? error : check;
    return copy.value(u"PRAGMA application_id"_s, &error).toInt() == userStoreApplicationId
               ? QString()
               : u"the copy has another application id"_s;
}

void removeLeftovers(const QDir &folder, const QString &stem)
{
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    for (const QFileInfo &part : folder.entryInfoList({stem + u"-*.part"_s}, QDir::Files))
        if (part.lastModified() < yesterday)
            QFile::remove(part.filePath());
}

const QString dailyEnding = u"-daily.sqlite"_s;

QStringList backupsOf(const QString &storePath, UserStore::Backup kind)
{
    QStringList paths = userStoreBackups(storePath);
    paths.removeIf([kind](const QString &path) {
        return path.endsWith(dailyEnding) != (kind == UserStore::Backup::OfTheDay);
    });
    return paths;
}

void prune(const QString &storePath, UserStore::Backup kind)
{
    const QStringList all = backupsOf(storePath, kind);
    const int keep =
        kind == UserStore::Backup::OfTheDay ? UserStore::keepDailyBackups : UserStore::keepBackups;
    for (qsizetype i = keep; i < all.size(); ++i)
        QFile::remove(all[i]);
}

} // namespace

QStringList userStoreBackups(const QString &storePath)
{
    const QDir folder = backupFolder(storePath);
    QStringList paths;
    const QStringList names =
        folder.entryList({nameStem(storePath) + u"-*-v*.sqlite"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString &name : names)
        paths << folder.filePath(name);
    return paths;
}

std::variant<QString, StoreProblem> UserStore::backUp(const QDateTime &now, Backup kind) const
{
    const auto looked = lookAtStoreFile(m_path);
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    if (std::get<StoreFile>(looked) == StoreFile::None || QFileInfo(m_path).size() == 0)
        return QString();
    const QDir folder = backupFolder(m_path);
    if (!folder.mkpath(u"."_s))
        return storeProblem(Code::NoFolder, folder.path(), u"the folder for backups cannot be made"_s);
    const StoreConnection opened = openStoreConnection(m_path, Connection::Mode::ReadWrite);
    if (opened.fault.isFault())
        return problemOf(opened.fault, m_path);
    const int version = opened.db->value(u"PRAGMA user_version"_s).toInt();
    // Another process may be making one too; what was left by one that was killed goes after a day.
    const QString unfinished =
        folder.filePath(u"%1-%2.part"_s.arg(nameStem(m_path)).arg(QCoreApplication::applicationPid()));
    removeLeftovers(folder, nameStem(m_path));
    QFile::remove(unfinished);
    QString quoted = unfinished;
    quoted.replace(u'\'', u"''"_s);
    SqlFault fault = opened.db->tryRun(u"VACUUM INTO '%1'"_s.arg(quoted));
    if (!fault.isFault())
        if (const QString bad = whyBad(unfinished); !bad.isEmpty())
            fault = {SqlFault::io, bad};
    const QString path = freeName(folder, nameStem(m_path), now, version,
                                  kind == Backup::OfTheDay ? dailyEnding : u".sqlite"_s);
    if (!fault.isFault() && !QFile::rename(unfinished, path))
        fault = {SqlFault::io, u"the copy cannot be renamed"_s};
    if (fault.isFault()) {
        QFile::remove(unfinished);
        return problemOf(fault, folder.path());
    }
    prune(m_path, kind);
    return path;
}

void UserStore::backUpOfTheDay(const QDateTime &now) const
{
    const QString today = nameStem(m_path) + u'-' + now.toUTC().toString(u"yyyyMMdd"_s);
    const QStringList daily = backupsOf(m_path, Backup::OfTheDay);
    if (daily.isEmpty() || !QFileInfo(daily.front()).fileName().startsWith(today))
        (void)backUp(now, Backup::OfTheDay); // the edit is whole without it
}

} // namespace gpuwise
