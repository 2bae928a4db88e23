// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to mind about one option, whatever the other options are: rules over the estimate and the facts, the
// weightiest first. Each rule is a line in reasons.def.h and in docs/estimates.md.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// Never empty for a card that is bought. Also for Compare, `fit` and "why not ...?".
std::vector<Reason> cautionsFor(const Catalogue &catalogue, const Workload &workload, const Option &option);

/// Another card of the catalogue under the same name with less memory; null: none.
const Gpu *smallerVariant(const Catalogue &catalogue, const Gpu &gpu);

} // namespace gpuwise
