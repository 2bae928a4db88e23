// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Keep your card", "use a smaller precision", "rent for this" are answers too: what somebody owns is judged
// first, and buying has to earn its place beside it.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/tofit.h"

namespace gpuwise {

/// A pick must be this many times as fast before it is worth replacing a card that does the work.
inline constexpr double worthReplacingFrom = 2;

/// Call after choosePicks(). nullopt: nothing is owned, or the card is not in the catalogue.
std::optional<OwnedAnswer> judgeOwned(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                      const SpeedModel &speeds, const FitChanges &changes,
                                      const Advice &advice);

} // namespace gpuwise
