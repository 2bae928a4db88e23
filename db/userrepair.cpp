// SPDX-License-Identifier: GPL-3.0-or-later
//
// A damaged store is never thrown away: it is kept aside, and what can be read from it starts a new one. The
// order of the steps matters: at every moment the damaged file or its copy is there, and a journal of the
// damaged file is gone before another file takes its name (SQLite would play it into that one).
#include "db/storefile.h"
#include "db/userrows.h"
#include "db/userstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <filesystem>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

using Code = StoreProblem::Code;

QString freeAside(const QString &path, const QDateTime &now)
{
    const QFileInfo info(path);
    const QString time = now.toUTC().toString(u"yyyyMMdd'T'HHmmss"_s);
    for (int again = 1;; ++again) {
        const QString aside =
            u"%1/%2-damaged-%3-%4.sqlite"_s.arg(info.absolutePath(), info.completeBaseName(), time)
                .arg(again, 2, 10, QLatin1Char('0'));
        if (!QFileInfo::exists(aside))
            return aside;
    }
}

/// Reads the copy, with its journal beside it, so that the damaged file itself is only read.
UserReading salvage(const QString &copy)
{
    const StoreConnection opened = openStoreConnection(copy, Connection::Mode::ReadWrite);
    if (opened.fault.isFault() && opened.fault.code != SqlFault::corrupt) {
        UserReading nothing;
        nothing.toTheEnd = false;
        nothing.firstFault = opened.fault.text;
        return nothing;
    }
    return readUserRows(*opened.db, ReadManner::Salvage);
}

bool storable(const UserEdit &edit)
{
    return whyNotStorable(edit).isEmpty();
}

/// Records that `from` has and `into` lacks; how many.
int addMissing(UserEdits *into, const UserData &from)
{
    QSet<UserKey> known;
    for (const UserEdit &edit : *into)
        known.insert(keyOf(edit));
    int added = 0;
    for (const UserEdit &edit : editsThatMake(from))
        if (!known.contains(keyOf(edit)) && storable(edit)) {
            into->push_back(edit);
            ++added;
        }
    return added;
}

void useNewestBackup(const QString &path, UserEdits *edits, StoreRepair *repair)
{
    for (const QString &backup : userStoreBackups(path)) {
        const Connection db(backup, Connection::Mode::Immutable);
        if (!db.isOpen())
            continue;
        const UserReading reading = readUserRows(db, ReadManner::Strict);
        if (!reading.toTheEnd)
            continue;
        repair->fromBackup = addMissing(edits, reading.data);
        repair->backup = backup;
        return;
    }
}

std::optional<StoreProblem> replaceFile(const QString &fresh, const QString &path)
{
    std::error_code failed;
    std::filesystem::rename(fresh.toStdString(), path.toStdString(), failed);
    if (failed)
        return storeProblem(Code::WriteFailed, path, QString::fromStdString(failed.message()));
    return std::nullopt;
}

} // namespace

std::variant<StoreRepair, StoreProblem> repairUserStore(const QString &path, const QDateTime &now)
{
    if (!QFileInfo(path).isFile())
        return storeProblem(Code::NotAFile, path, u"there is no file to repair"_s);
    if (const auto readOnly = whyReadOnly(path))
        return *readOnly;
    QLockFile lock(path + u".repair"_s);
    if (!lock.tryLock(2000))
        return storeProblem(Code::Busy, path, u"another window repairs the file"_s);

    StoreRepair repair;
    repair.keptAside = freeAside(path, now);
    const QString journal = path + u"-journal"_s;
    const QString asideJournal = repair.keptAside + u"-journal"_s;
    const QString work = path + u".salvage"_s;
    const QString fresh = path + u".new"_s;
    const auto removeWork = [&] {
        for (const QString &file : QStringList{work, work + u"-journal"_s, fresh, fresh + u"-journal"_s})
            QFile::remove(file);
    };
    removeWork();
    const bool hasJournal = QFileInfo::exists(journal);
    const bool copied =
        QFile::copy(path, repair.keptAside) && QFile::copy(path, work) &&
        (!hasJournal || (QFile::copy(journal, asideJournal) && QFile::copy(journal, work + u"-journal"_s)));
    if (!copied) {
        removeWork();
        QFile::remove(repair.keptAside);
        QFile::remove(asideJournal);
        return storeProblem(Code::DiskFull, path, u"the damaged file cannot be copied"_s);
    }
    const UserReading reading = salvage(work);
    repair.readToEnd = reading.toTheEnd;
    UserEdits edits;
    repair.recovered = addMissing(&edits, reading.data);
    if (!reading.toTheEnd)
        useNewestBackup(path, &edits, &repair);

    const auto made = UserStore::open(fresh, now);
    const auto *store = std::get_if<UserStore>(&made);
    std::optional<StoreProblem> wrong;
    if (!store)
        wrong = std::get<StoreProblem>(made);
    else if (const auto applied = store->apply(edits, 0); std::holds_alternative<StoreProblem>(applied))
        wrong = std::get<StoreProblem>(applied);
    if (!wrong && hasJournal && !QFile::remove(journal))
        wrong = storeProblem(Code::WriteFailed, path, u"the journal cannot be removed"_s);
    if (!wrong)
        wrong =
            edits.empty() && !QFile::exists(fresh)
                ? (QFile::remove(path) ? std::nullopt
                                       : std::optional(storeProblem(Code::WriteFailed, path,
                                                                    u"the damaged file cannot be removed"_s)))
                : replaceFile(fresh, path);
    removeWork();
    if (wrong) {
        QFile::remove(repair.keptAside);
        QFile::remove(asideJournal);
        wrong->path = path;
        return *wrong;
    }
    return repair;
}

} // namespace gpuwise
