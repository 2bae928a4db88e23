// SPDX-License-Identifier: GPL-3.0-or-later
//
// `fit --matrix`: one group in other precisions and sizes, as a table.
#pragma once

#include "app/cli/command.h"
#include "model/advice/fitmatrix.h"

namespace gpuwise {

void printFitMatrix(const CommandContext &context, const QString &card, const FitMatrix &matrix);

} // namespace gpuwise
