// SPDX-License-Identifier: GPL-3.0-or-later
//
// The catalogue without the user's data: imports are compared with both, exports keep them apart.
#pragma once

#include "app/cli/command.h"

namespace gpuwise {

Catalogue shippedCatalogue(const CommandContext &context);

} // namespace gpuwise
