// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why an option, and what to mind: reasons and cautions as codes with numbers, strongest first.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// Fills reasons and cautions of one option in the light of the others. Called for what is shown, not for
/// all.
void explainOption(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                   Option &option);

/// Cautions that hold whatever the other options are: also for Compare and "why not ...?".
std::vector<Reason> cautionsFor(const Catalogue &catalogue, const Workload &workload, const Option &option);

} // namespace gpuwise
