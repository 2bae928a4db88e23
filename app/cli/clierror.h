// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a command throws to end with a message and an exit code; caught in runCommandLine() only.
#pragma once

#include "app/cli/commandline.h"

namespace gpuwise {

struct CliError
{
    ExitCode code = ExitCode::WrongUsage;
    QString message;
};

/// "Unknown option --bugdet. Did you mean --budget?"
QString withSuggestions(const QString &message, const QStringList &nearest);

} // namespace gpuwise
