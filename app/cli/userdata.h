// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's own cards and prices for one command line: which store, what it holds, what to do when it cannot
// be read.
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/options.h"
#include "db/userstore.h"

#include <QString>

namespace gpuwise {

struct CliUserData
{
    QString path; ///< of the store; empty: without the user's data (--no-user-data)
    UserSnapshot snapshot;
};

/// A store that was named must be readable: throws CliError. The default one is not why a question stays
/// without an answer: a warning says that the user's data are missing from it.
CliUserData readUserData(const Arguments &arguments, const Environment &environment, Streams streams);

/// Makes the edits in the store at `data`, or throws CliError with the reason.
void applyToStore(const CliUserData &data, const UserEdits &edits);

/// The exit code of the contract for a problem with the store.
ExitCode exitCodeOf(const StoreProblem &problem);

} // namespace gpuwise
