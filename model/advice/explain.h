// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why an option: reasons as codes with numbers, strongest first. What to mind is in cautions.h.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// Fills reasons and cautions of one option in the light of the others. Called for what is shown, not for
/// all.
void explainOption(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                   Option &option);

} // namespace gpuwise
