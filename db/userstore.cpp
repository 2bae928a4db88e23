// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/userstore.h"

#include "db/migrator.h"
#include "db/statement.h"
#include "db/storefile.h"
#include "db/userrows.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVariant>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = StoreProblem::Code;
using State = StoreVersion::State;

/// Edits further back than this are no longer told apart: who builds on one of them reads again first.
constexpr qint64 rememberedRevisions = 1000;

StoreProblem cannotOpen(const SqlFault &fault, const QString &path)
{
    if (const auto readOnly = whyReadOnly(path))
        return *readOnly;
    if (!QFileInfo(QFileInfo(path).absolutePath()).isDir())
        return storeProblem(Code::NoFolder, path, fault.text);
    return problemOf(fault, path);
}

StoreProblem newerReason(const QString &path, int version)
{
    return storeProblem(Code::ReadOnly, path, u"made by a newer version (%1)"_s.arg(version));
}

QString recordWord(UserRecord record)
{
    switch (record) {
    case UserRecord::Card:
        return u"card"_s;
    case UserRecord::Price:
        return u"price"_s;
    case UserRecord::Override:
        return u"override"_s;
    case UserRecord::Model:
        return u"model"_s;
    case UserRecord::Favourites:
        return u"favourites"_s;
    }
    return {};
}

/// One apply() inside its transaction. Whatever goes wrong is in problem(); the caller rolls back.
class Editing
{
public:
    Editing(const Connection &db, const QString &path)
        : m_db(db)
        , m_statements(db)
        , m_path(path)
    {}

    std::optional<StoreProblem>
    prepare(); ///< makes the tables of a new file; refuses what may not be written
    std::optional<StoreProblem> findConflicts(const UserEdits &edits, qint64 expectedRevision);
    std::optional<StoreProblem> write(const UserEdits &edits, const StoreWatch &watch);
    qint64 revision() const { return m_revision; }

private:
    std::optional<StoreProblem> problem(const SqlFault &fault) const
    {
        return fault.isFault() ? std::optional(problemOf(fault, m_path)) : std::nullopt;
    }
    SqlFault setMeta(const QString &key, qint64 value) const;
    SqlFault touch(const UserKey &key);
    std::optional<qint64> meta(const QString &key) const;

    const Connection &m_db;
    PreparedStatements m_statements;
    const QString &m_path;
    qint64 m_revision = 0;
};

std::optional<qint64> Editing::meta(const QString &key) const
{
    bool ok = false;
    const qint64 value =
        m_db.value(u"SELECT value FROM meta WHERE key = '%1'"_s.arg(key)).toString().toLongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

SqlFault Editing::setMeta(const QString &key, qint64 value) const
{
    Statement set(m_db, u"UPDATE meta SET value = ? WHERE key = ?"_s);
    set.bind(0, QString::number(value)).bind(1, key).exec();
    return set.fault();
}

SqlFault Editing::touch(const UserKey &key)
{
    Statement &touched =
        m_statements.of(u"INSERT INTO touched (record, id, field, revision) VALUES (?, ?, ?, ?) "
                        "ON CONFLICT (record, id, field) DO UPDATE SET revision = excluded.revision"_s);
    touched.bind(0, recordWord(key.record)).bind(1, key.id).bind(2, key.field).bind(3, m_revision).exec();
    return touched.fault();
}

std::optional<StoreProblem> Editing::prepare()
{
    const auto looked = readStoreVersion(m_db, m_path);
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    const StoreVersion at = std::get<StoreVersion>(looked);
    if (at.state == State::NewerReadable)
        return newerReason(m_path, at.version);
    for (int step = at.version + 1; at.state == State::Empty && step <= userStoreSchemaVersion; ++step)
        if (auto failed = problem(runSchemaStep(m_db, step)))
            return failed;
    if (at.state ==
        State::Older) // put there after open(): nothing is written over a file that was not backed up
        return storeProblem(Code::Busy, m_path, u"the file was replaced by an older one"_s);
    const auto revision = meta(u"revision"_s);
    if (!revision)
        return storeProblem(Code::Damaged, m_path, u"there is no revision"_s);
    m_revision = *revision;
    return std::nullopt;
}

std::optional<StoreProblem> Editing::findConflicts(const UserEdits &edits, qint64 expectedRevision)
{
    if (expectedRevision == m_revision)
        return std::nullopt;
    // From a time that nothing is remembered of, or from another file: anything may have changed.
    const bool unknown =
        expectedRevision > m_revision || expectedRevision < meta(u"touched_since"_s).value_or(m_revision);
    StoreProblem conflict = storeProblem(
        Code::Conflict, m_path, u"edited on revision %1, now %2"_s.arg(expectedRevision).arg(m_revision));
    for (const UserEdit &edit : edits) {
        const UserKey key = keyOf(edit);
        Statement &since = m_statements.of(
            u"SELECT 1 FROM touched WHERE record = ? AND id = ? AND field = ? AND revision > ?"_s);
        since.bind(0, recordWord(key.record))
            .bind(1, key.id)
            .bind(2, key.field)
            .bind(3, expectedRevision)
            .exec();
        const bool changed = since.next();
        if (since.fault().isFault())
            return problemOf(since.fault(), m_path);
        since.finish();
        if (unknown || changed)
            conflict.conflicts.push_back(key);
    }
    return conflict.conflicts.empty() ? std::nullopt : std::optional(conflict);
}

std::optional<StoreProblem> Editing::write(const UserEdits &edits, const StoreWatch &watch)
{
    constexpr std::size_t editsBetweenLooks = 256;
    ++m_revision;
    std::size_t done = 0;
    for (const UserEdit &edit : edits) {
        if (done++ % editsBetweenLooks == 0 && watch &&
            !watch(static_cast<double>(done - 1) / static_cast<double>(edits.size())))
            return storeProblem(Code::Stopped, m_path);
        if (auto failed = problem(writeUserEdit(m_statements, edit)))
            return failed;
        if (auto failed = problem(touch(keyOf(edit))))
            return failed;
    }
    if (auto failed = problem(setMeta(u"revision"_s, m_revision)))
        return failed;
    const qint64 oldest = m_revision - rememberedRevisions;
    if (oldest <= meta(u"touched_since"_s).value_or(0))
        return std::nullopt;
    if (auto failed = problem(m_db.tryRun(u"DELETE FROM touched WHERE revision <= %1"_s.arg(oldest))))
        return failed;
    return problem(setMeta(u"touched_since"_s, oldest));
}

/// What an open file is, and whether it is whole; an older one is migrated.
std::optional<StoreProblem> inspect(const Connection &db, const QString &path,
                                    std::optional<StoreProblem> *readOnly, bool *older)
{
    const auto looked = readStoreVersion(db, path);
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    const StoreVersion at = std::get<StoreVersion>(looked);
    if (at.state == State::Empty)
        return std::nullopt;
    QString error;
    const QString check = db.value(u"PRAGMA quick_check(1)"_s, &error).toString();
    if (check != u"ok")
        return storeProblem(Code::Damaged, path, check.isEmpty() ? error : check);
    if (at.state == State::NewerReadable)
        *readOnly = newerReason(path, at.version);
    *older = at.state == State::Older;
    return std::nullopt;
}

} // namespace

QString userStorePath(const QString &folder)
{
    const QString base =
        folder.isEmpty()
            ? QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/gpuwise/gpuwise"_s
            : folder;
    return QDir(base).absoluteFilePath(u"user.sqlite"_s);
}

std::variant<UserStore, StoreProblem> UserStore::open(const QString &path, const QDateTime &now)
{
    const auto looked = lookAtStoreFile(path);
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    auto readOnly = whyReadOnly(path);
    UserStore store(path, readOnly);
    if (std::get<StoreFile>(looked) == StoreFile::None)
        return store;
    bool older = false;
    {
        const StoreConnection opened =
            openStoreConnection(path, readOnly ? Connection::Mode::ReadOnly : Connection::Mode::ReadWrite);
        if (opened.fault.isFault())
            return cannotOpen(opened.fault, path);
        if (auto wrong = inspect(*opened.db, path, &store.m_readOnly, &older))
            return *wrong;
    }
    if (!older || readOnly) // an older version can be read as it is
        return store;
    const auto copy = store.backUp(now);
    if (const auto *failed = std::get_if<StoreProblem>(&copy))
        return *failed;
    const StoreConnection opened = openStoreConnection(path, Connection::Mode::ReadWrite);
    const SqlFault fault =
        opened.fault.isFault() ? opened.fault : migrateStore(*opened.db, userStoreSchemaVersion);
    if (fault.isFault())
        return problemOf(fault, path);
    return store;
}

std::variant<UserSnapshot, StoreProblem> UserStore::read() const
{
    const auto looked = lookAtStoreFile(m_path);
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    if (std::get<StoreFile>(looked) == StoreFile::None)
        return UserSnapshot{};
    const StoreConnection opened = openStoreConnection(
        m_path, whyReadOnly(m_path) ? Connection::Mode::ReadOnly : Connection::Mode::ReadWrite);
    if (opened.fault.isFault())
        return cannotOpen(opened.fault, m_path);
    const Connection &db = *opened.db;
    if (const SqlFault fault = db.tryRun(u"BEGIN"_s); fault.isFault()) // one moment for all tables
        return problemOf(fault, m_path);
    const auto version = readStoreVersion(db, m_path);
    if (const auto *wrong = std::get_if<StoreProblem>(&version))
        return *wrong;
    const State state = std::get<StoreVersion>(version).state;
    if (state == State::Empty)
        return UserSnapshot{};
    const UserReading reading =
        readUserRows(db, state == State::NewerReadable ? ReadManner::Newer : ReadManner::Strict);
    db.run(u"ROLLBACK"_s);
    if (reading.sqlFault.isFault())
        return problemOf(reading.sqlFault, m_path);
    if (!reading.toTheEnd)
        return storeProblem(Code::Damaged, m_path, reading.firstFault);
    return UserSnapshot{reading.data, reading.revision};
}

std::variant<qint64, StoreProblem> UserStore::apply(const UserEdits &edits, qint64 expectedRevision,
                                                    const QDateTime &now, const StoreWatch &watch) const
{
    if (m_readOnly)
        return *m_readOnly;
    for (const UserEdit &edit : edits)
        if (const QString why = whyNotStorable(edit); !why.isEmpty())
            return storeProblem(Code::Refused, m_path, why);
    if (edits.empty())
        return expectedRevision;
    const auto looked = lookAtStoreFile(m_path); // again: open() was long ago
    if (const auto *wrong = std::get_if<StoreProblem>(&looked))
        return *wrong;
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!QDir().mkpath(folder))
        return storeProblem(Code::NoFolder, m_path, u"the folder cannot be made"_s);
    // Before the transaction: looking at the file opens and closes it, and to close a file takes away all
    // locks that this process has on it.
    backUpOfTheDay(now);
    const StoreConnection opened = openStoreConnection(m_path, Connection::Mode::Create);
    if (opened.fault.isFault())
        return cannotOpen(opened.fault, m_path);
    const Connection &db = *opened.db;
    if (const SqlFault fault = db.tryRun(u"BEGIN IMMEDIATE"_s); fault.isFault())
        return cannotOpen(fault, m_path);
    Editing editing(db, m_path);
    std::optional<StoreProblem> wrong = editing.prepare();
    if (!wrong)
        wrong = editing.findConflicts(edits, expectedRevision);
    if (!wrong)
        wrong = editing.write(edits, watch);
    if (!wrong && watch && !watch(1)) // the last moment at which it can be stopped
        wrong = storeProblem(Code::Stopped, m_path);
    if (!wrong)
        if (const SqlFault fault = db.tryRun(u"COMMIT"_s); fault.isFault())
            wrong = problemOf(fault, m_path);
    if (!wrong)
        return editing.revision();
    db.run(u"ROLLBACK"_s); // SQLite may have done so by itself; then this says nothing new
    return *wrong;
}

} // namespace gpuwise
