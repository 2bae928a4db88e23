// SPDX-License-Identifier: GPL-3.0-or-later
//
// The precisions that are offered for a task, largest first.
#pragma once

#include "model/estimate/question.h"

#include <span>
#include <vector>

namespace gpuwise {

/// Ids in the quantisation table, as the picker lists them.
std::span<const char *const> offeredPrecisions(Task task);

/// What the program of the question loads or trains, largest first.
std::vector<const Quantisation *> smallerPrecisions(const Catalogue &catalogue, const Question &question);

} // namespace gpuwise
