// SPDX-License-Identifier: GPL-3.0-or-later
//
// `own price`, `own correct`, `own remove`: from words to edits, checked as the window checks them.
#pragma once

#include "app/cli/command.h"
#include "model/domain/useredit.h"

namespace gpuwise {

struct OwnEdit
{
    UserEdits edits;
    QString said; ///< what was done
};

/// Throws CliError for what is wrong, and for what is odd unless --sure was given.
OwnEdit readOwnEdit(const CommandContext &context, const QStringList &words);

} // namespace gpuwise
