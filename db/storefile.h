// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's store as a file: what stands at its path before any of it is believed, connections with the
// right settings, and faults of SQLite as problems.
#pragma once

#include "db/connection.h"
#include "db/storeproblem.h"

#include <QString>

#include <memory>
#include <optional>
#include <variant>

namespace gpuwise {

/// A file that is not there, or was made and not written yet, is a store without records.
enum class StoreFile
{
    None,
    Present
};

/// Looks at the path without opening a database: folders, pipes and devices are refused at once, and never
/// read.
std::variant<StoreFile, StoreProblem> lookAtStoreFile(const QString &path);

/// Why the file cannot be changed (it, or its folder, where the journal must go); none when it can.
std::optional<StoreProblem> whyReadOnly(const QString &path);

/// Rollback journal, and the disk flushed also for the folder (EXTRA: with FULL, a power cut could bring back
/// a journal that was removed, and with it the state before the last edit). A fault is in fault() of the
/// result.
struct StoreConnection
{
    std::unique_ptr<Connection> db;
    SqlFault fault;
};
StoreConnection openStoreConnection(const QString &path, Connection::Mode mode);

StoreProblem storeProblem(StoreProblem::Code code, const QString &path, const QString &detail = {});
/// The code that SQLite's answer stands for.
StoreProblem problemOf(const SqlFault &fault, const QString &path);

/// What the open file says of itself. It may be younger than lookAtStoreFile(): another process writes too.
struct StoreVersion
{
    enum class State
    {
        Empty, ///< no table yet
        Older,
        Current,
        NewerReadable, ///< a later version that says this program can read it
    };
    State state = State::Empty;
    int version = 0;
};
std::variant<StoreVersion, StoreProblem> readStoreVersion(const Connection &db, const QString &path);

} // namespace gpuwise
