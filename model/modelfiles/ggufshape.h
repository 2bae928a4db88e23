// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the metadata of a GGUF file to the shape, as the engine and as llama.cpp see it.
#pragma once

#include "model/modelfiles/gguftensors.h"
#include "model/modelfiles/reportbuilder.h"

namespace gpuwise {

/// Fills the report's shape, facts and remarks. `whole`: all parts of the model are there. Throws
/// FileRefused.
void readGgufShape(const GgufMetadata &metadata, const GgufTensors &tensors, bool whole,
                   ModelFileReport &report);

} // namespace gpuwise
