// SPDX-License-Identifier: GPL-3.0-or-later
//
// An opened model file as the answer to "which model?".
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

namespace gpuwise {

/// The file with its own precision, where the library knows that precision.
ModelAnswer answerOf(const Catalogue &catalogue, const FileModel &file);

/// False: the file tells neither a shape nor a size, so that nothing can be estimated from it.
bool isAnswer(const FileModel &file);

} // namespace gpuwise
