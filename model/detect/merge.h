// SPDX-License-Identifier: GPL-3.0-or-later
//
// One adapter, several sources: what they say of the same place becomes one sighting.
#pragma once

#include "model/detect/machine.h"

namespace gpuwise {

/// By bus id, in the order of the readings, which is the order of trust. A sighting without a place belongs
/// to the one of the same device with a place, when there is one of each; where several cards of that device
/// have places, it is one of them seen again and adds nothing. Sources that contradict each other on the
/// memory take it away from the evidence; both facts stay.
std::vector<Sighting> mergeSightings(const std::vector<Reading> &readings);

} // namespace gpuwise
