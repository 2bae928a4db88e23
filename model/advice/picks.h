// SPDX-License-Identifier: GPL-3.0-or-later
//
// Four picks that earn their place: best value, fastest, cheapest, rent instead.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// Chooses among advice.options (sorted) and adds the remarks that explain missing picks.
void choosePicks(const Catalogue &catalogue, const Workload &workload, Advice &advice);

} // namespace gpuwise
