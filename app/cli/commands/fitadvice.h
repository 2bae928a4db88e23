// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What to change to make it fit" as the commands print it.
#pragma once

#include "app/cli/command.h"
#include "model/advice/groupfit.h"

namespace gpuwise {

/// A table of what to change, what that costs and what margin it leaves.
void printFitChanges(const CommandContext &context, const QString &card,
                     const std::vector<FitChange> &changes);

} // namespace gpuwise
