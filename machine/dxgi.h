// SPDX-License-Identifier: GPL-3.0-or-later
//
// Windows only: the adapters that DXGI lists, as plain values.
#pragma once

#include "model/detect/readings.h"

namespace gpuwise {

std::vector<DxgiAdapter> dxgiAdapters();

} // namespace gpuwise
