// SPDX-License-Identifier: GPL-3.0-or-later
//
// Four picks that earn their place: best value, fastest, cheapest, rent instead.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// Is it a candidate at all? Fits with room to spare, fast enough, on software that is known and not dropped,
/// with a price of within a year.
bool isPickable(const Catalogue &catalogue, const Option &option, const Workload &workload);

/// Chooses among advice.options (sorted) and adds the remarks that explain missing picks.
void choosePicks(const Catalogue &catalogue, const Workload &workload, Advice &advice);

} // namespace gpuwise
