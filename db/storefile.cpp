// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/storefile.h"

#include "db/userstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QVariant>
#include <QtEndian>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = StoreProblem::Code;

constexpr qsizetype headerBytes = 100;
constexpr qsizetype applicationIdAt = 68; // "Database File Format" of SQLite

QString journalOf(const QString &path)
{
    return path + u"-journal";
}

} // namespace

StoreProblem storeProblem(Code code, const QString &path, const QString &detail)
{
    return {code, path, detail, {}};
}

StoreProblem problemOf(const SqlFault &fault, const QString &path)
{
    switch (fault.code) {
    case SqlFault::busy:
    case SqlFault::locked:
        return storeProblem(Code::Busy, path, fault.text);
    case SqlFault::readOnly:
        return storeProblem(Code::ReadOnly, path, fault.text);
    case SqlFault::full:
        return storeProblem(Code::DiskFull, path, fault.text);
    case SqlFault::corrupt:
        return storeProblem(Code::Damaged, path, fault.text);
    case SqlFault::notADatabase:
        return storeProblem(Code::NotADatabase, path, fault.text);
    case SqlFault::constraint:
    case SqlFault::mismatch:
        return storeProblem(Code::Refused, path, fault.text);
    default:
        return storeProblem(Code::WriteFailed, path, fault.text);
    }
}

std::variant<StoreFile, StoreProblem> lookAtStoreFile(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        if (info.isSymLink())
            return storeProblem(Code::NotAFile, path, u"a link to nothing"_s);
        const QFileInfo folder(info.absolutePath());
        if (folder.exists() && !folder.isDir())
            return storeProblem(Code::NoFolder, path, u"its folder is a file"_s);
        return StoreFile::None;
    }
    if (!info.isFile()) // before any open(): that of a pipe waits for ever
        return storeProblem(Code::NotAFile, path, info.isDir() ? u"a folder"_s : u"a pipe or device"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return storeProblem(Code::NotReadable, path, file.errorString());
    if (file.size() == 0)
        return StoreFile::Present; // made by a first edit that did not get further
    if (QFileInfo::exists(journalOf(path)))
        return StoreFile::Present; // SQLite first takes back what was not finished
    const QByteArray header = file.read(headerBytes);
    if (!header.startsWith(QByteArrayView("SQLite format 3\0", 16)))
        return storeProblem(Code::NotADatabase, path, u"not an SQLite file"_s);
    if (header.size() < headerBytes)
        return storeProblem(Code::Damaged, path, u"the file ends within its header"_s);
    const auto application = qFromBigEndian<quint32>(header.constData() + applicationIdAt);
    if (application != static_cast<quint32>(userStoreApplicationId))
        return storeProblem(Code::Foreign, path, u"application id %1"_s.arg(application));
    return StoreFile::Present;
}

std::optional<StoreProblem> whyReadOnly(const QString &path)
{
    const QFileInfo info(path);
    const QFileInfo folder(info.absolutePath());
    if (folder.exists() && !folder.isWritable())
        return storeProblem(Code::ReadOnly, path, u"the folder is read-only"_s);
    if (info.exists() && !info.isWritable())
        return storeProblem(Code::ReadOnly, path, u"the file is read-only"_s);
    return std::nullopt;
}

StoreConnection openStoreConnection(const QString &path, Connection::Mode mode)
{
    StoreConnection opened{std::make_unique<Connection>(path, mode), {}};
    const Connection &db = *opened.db;
    if (!db.isOpen()) {
        opened.fault = db.fault();
        if (!opened.fault.isFault()) // opened, but the first pragmas failed
            opened.fault = {SqlFault::corrupt, db.error()};
        return opened;
    }
    if (mode == Connection::Mode::Immutable || mode == Connection::Mode::ReadOnly)
        return opened;
    for (const QString &pragma : {u"PRAGMA journal_mode = DELETE"_s, u"PRAGMA synchronous = EXTRA"_s})
        if (!opened.fault.isFault())
            opened.fault = db.tryRun(pragma);
    return opened;
}

std::variant<StoreVersion, StoreProblem> readStoreVersion(const Connection &db, const QString &path)
{
    // One query: another process may write between two.
    QSqlQuery query(db.database());
    query.setForwardOnly(true);
    if (!query.exec(u"SELECT a.application_id, v.user_version, (SELECT count(*) FROM sqlite_schema) "
                    "FROM pragma_application_id AS a, pragma_user_version AS v"_s) ||
        !query.next())
        return problemOf(SqlFault::from(query.lastError()), path);
    const int application = query.value(0).toInt();
    const int version = query.value(1).toInt();
    const int tables = query.value(2).toInt();
    query.finish();
    if (tables == 0 && application == 0 && version == 0)
        return StoreVersion{StoreVersion::State::Empty, 0};
    if (application != userStoreApplicationId)
        return storeProblem(Code::Foreign, path, u"application id %1"_s.arg(application));
    if (version < 1)
        return storeProblem(Code::Damaged, path, u"version %1"_s.arg(version));
    if (version <= userStoreSchemaVersion)
        return StoreVersion{version < userStoreSchemaVersion ? StoreVersion::State::Older
                                                             : StoreVersion::State::Current,
                            version};
    QString error;
    bool ok = false;
    const int minReader =
        db.value(u"SELECT value FROM meta WHERE key = 'min_reader'"_s, &error).toString().toInt(&ok);
    if (!ok || minReader > userStoreSchemaVersion)
        return storeProblem(Code::Newer, path, u"version %1"_s.arg(version));
    return StoreVersion{StoreVersion::State::NewerReadable, version};
}

} // namespace gpuwise
