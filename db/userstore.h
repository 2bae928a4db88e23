// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people added, in an SQLite file of their own beside nothing that is shipped: user.sqlite in the data
// folder of the user. It is made by the first edit, not by looking.
//
// Nothing is lost: each apply() is one transaction with a rollback journal and a flushed disk, so a fault at
// any moment leaves the state before or after it. Older files are backed up and then migrated
// (db/migrator.h). A newer file is read when it says that this program can, and otherwise left alone. A
// connection lives for one call only, so a store is a small value that any thread may copy and use.
//
// Several processes: each apply() raises the revision of the store and notes it in the records it touched. An
// edit that was made on an older revision is applied to the present records all the same, unless another
// process touched one of *its* records since: then nothing is written and the answer names them (Conflict).
#pragma once

#include "db/storeproblem.h"
#include "model/domain/userdata.h"
#include "model/domain/useredit.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace gpuwise {

/// "GPWU", in the header of the file.
inline constexpr int userStoreApplicationId = 0x47505755;
inline constexpr int userStoreSchemaVersion = 2;

/// What a store held at one moment.
struct UserSnapshot
{
    UserData data;
    qint64 revision = 0; ///< pass it to apply(); 0: no edit was ever made
};

/// Called now and then while edits are written, with the part that is done, 0 to 1. False: stop, and leave
/// everything as it was.
using StoreWatch = std::function<bool(double done)>;

class UserStore
{
public:
    /// Checks the file and migrates an older one. No file is fine: the store is empty then. `today` dates the
    /// backup before a migration.
    static std::variant<UserStore, StoreProblem> open(const QString &path,
                                                      const QDateTime &now = QDateTime::currentDateTime());

    QString path() const { return m_path; }
    /// Why apply() will refuse: the folder or file is read-only, or a later GPUwise made it. Empty: it will
    /// not.
    std::optional<StoreProblem> readOnlyReason() const { return m_readOnly; }

    std::variant<UserSnapshot, StoreProblem> read() const;

    /// All edits in one transaction, or none. On success the new revision; edits that change nothing are
    /// fine. `expectedRevision`: that of the snapshot which the edits were made on.
    /// Before the first edit of a day (UTC) a copy of what there was goes to the backups; that one cannot be
    /// made is no reason to refuse the edit.
    std::variant<qint64, StoreProblem> apply(const UserEdits &edits, qint64 expectedRevision,
                                             const QDateTime &now = QDateTime::currentDateTime(),
                                             const StoreWatch &watch = {}) const;

    /// Why a copy is made: each kind is kept and counted by itself.
    enum class Backup
    {
        BeforeMigration,
        OfTheDay
    };
    /// A checked copy in the folder "backups" beside the file; its path. The newest of its kind stay
    /// (keepBackups, keepDailyBackups), older ones go after the copy has succeeded. No file, no copy: an
    /// empty path.
    std::variant<QString, StoreProblem> backUp(const QDateTime &now = QDateTime::currentDateTime(),
                                               Backup kind = Backup::BeforeMigration) const;
    static constexpr int keepBackups = 10;
    static constexpr int keepDailyBackups = 7;

private:
    void backUpOfTheDay(const QDateTime &now) const;
    UserStore(QString path, std::optional<StoreProblem> readOnly)
        : m_path(std::move(path))
        , m_readOnly(std::move(readOnly))
    {}

    QString m_path;
    std::optional<StoreProblem> m_readOnly;
};

/// The file in `folder`; by default in the window's data folder (AppDataLocation), also for the command line,
/// whose program has another name.
QString userStorePath(const QString &folder = {});

/// Its backups of both kinds, newest first.
QStringList userStoreBackups(const QString &storePath);

/// What came of a repair. The damaged file was kept under a dated name in the same folder.
struct StoreRepair
{
    QString keptAside;
    int recovered = 0;      ///< records read from the damaged file
    int fromBackup = 0;     ///< records that only a backup still had
    QString backup;         ///< the backup used; empty: none was needed, or there is none
    bool readToEnd = false; ///< every table could be read to its end: nothing is known to be missing
};

/// For a file that open() calls Damaged or NotADatabase: keeps it aside, makes a new store of every record
/// that can be read from it and of those that only the newest readable backup still has. On a problem the
/// file stays in place.
std::variant<StoreRepair, StoreProblem> repairUserStore(const QString &path,
                                                        const QDateTime &now = QDateTime::currentDateTime());

} // namespace gpuwise
