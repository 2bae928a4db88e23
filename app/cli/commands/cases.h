// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace gpuwise {

/// The part of `estimate` that answers a whole table of cases.
ExitCode runCases(const CommandContext &context);

} // namespace gpuwise
