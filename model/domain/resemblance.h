// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which model of the library a shape is: fine-tunes and requantised files keep the shape of what they were
// made from.
#pragma once

#include "model/domain/catalogue.h"

namespace gpuwise {

/// The model with the same layers, widths, heads and experts, and the nearest vocabulary; null: none.
const AiModel *resemblingModel(const Catalogue &catalogue, const ModelShape &shape);

} // namespace gpuwise
