// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to know about a whole answer: first what follows from the workload alone, then what the options show.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// On one card or on several. `devices` is the largest number that may be put together; `gpu`: the card it is
/// about, whose programs decide on the precision that is usual. Null: a consumer CUDA card.
std::vector<Reason> workloadRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved, int devices,
                                    const Gpu *gpu = nullptr);

/// The same for one option that was judged, with what only its verdict shows.
std::vector<Reason> optionRemarks(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Option &option);

/// Read off the picks and what was left out; call after choosePicks().
std::vector<Reason> answerRemarks(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                                  QDate today);

} // namespace gpuwise
