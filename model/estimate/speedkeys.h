// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which group of measured cards a card belongs to, and which backends its software can use.
#pragma once

#include "model/domain/gpu.h"
#include "model/domain/workload.h"
#include "model/estimate/speed.h"

#include <QString>

#include <array>
#include <vector>

namespace gpuwise {

/// Groups of speed_constants.csv from the most specific to the widest: "Ada Lovelace pro", "NVIDIA GDDR", "".
std::array<QString, 3> speedGroups(const Gpu &gpu);

/// Backends to try: llama.cpp on AMD runs on ROCm and on Vulkan, and people take the faster.
std::vector<Backend> backendsFor(const Gpu &gpu, const Question &question);

/// The software column of speed_constants.csv: "vllm", "hf trainer". What has no rows there is what the other
/// constants were fitted for (llama.cpp), or "other".
QString softwareKey(const Question &question);

} // namespace gpuwise
