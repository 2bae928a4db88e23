// SPDX-License-Identifier: GPL-3.0-or-later
//
// --session FILE: the answers and cards of a session that the window saved.
#pragma once

#include "app/cli/command.h"
#include "model/sessionfiles/sessiondocument.h"

#include <optional>

namespace gpuwise {

/// None: the option is not given. What was left out of the file goes to the error stream. Throws CliError
/// when the file is refused, and when an option says what the session says already.
std::optional<SessionState> readSessionOption(const CommandContext &context);

} // namespace gpuwise
