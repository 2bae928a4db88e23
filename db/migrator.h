// SPDX-License-Identifier: GPL-3.0-or-later
//
// The schema of the user's store in numbered steps, db/schema/user_NNN.sql. Each step is one transaction that
// ends with its number in user_version: a file is always of one whole version. Another process may migrate at
// the same time; each step looks again under the lock.
#pragma once

#include "db/connection.h"

namespace gpuwise {

/// Runs the step that makes `version` inside the transaction that the caller has begun.
SqlFault runSchemaStep(const Connection &db, int version);

/// From whatever version the open file has to `target`, each step in its own transaction.
SqlFault migrateStore(const Connection &db, int target);

} // namespace gpuwise
