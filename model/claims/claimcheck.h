// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims that are arithmetic, computed again: memory by the engine, ratios and capacities from the facts of
// the catalogue. The stored verdict must agree; a test holds every claim against it.
#pragma once

#include "model/claims/claimworkload.h"
#include "model/domain/claimarithmetic.h"
#include "model/estimate/fit.h"
#include "model/estimate/memoryestimate.h"

#include <optional>
#include <vector>

namespace gpuwise {

/// A claim about memory: what the workload needs on the card, on Linux.
struct ClaimedFit
{
    ClaimWorkload asked;
    MemoryEstimate memory;
    Fit fit;
    bool agrees = false; ///< with what the claim's row expects
};

enum class ClaimOutcome : std::uint8_t
{
    Holds,
    Below,   ///< the right value is below what the claim allows
    Above,   ///< above it
    Differs, ///< words that are not the same, or there where none was said to be
    NotKnown ///< the catalogue has no such value
};

struct ComputedQuantity
{
    ClaimQuantity claimed;
    std::optional<double> value;         ///< in the field's unit, percent, times, billions or models
    std::optional<double> first, second; ///< what it was computed from
    QString word;                        ///< for facts that are words; the earliest by name
    ClaimOutcome outcome = ClaimOutcome::NotKnown;
};

struct ClaimCheck
{
    std::optional<ClaimedFit> fit;
    std::vector<ComputedQuantity> quantities;
    bool agrees = false; ///< the stored verdict with all of it
    QString problem;     ///< not empty: something in the claim's row is not understood
};

/// nullopt: nothing in the claim can be computed.
std::optional<ClaimCheck> checkClaim(const Catalogue &catalogue, const Claim &claim);

/// Whether a verdict may stand beside such outcomes: true where all hold, partly where some do; false, too
/// low or too high (by the side on which the right value lies) where none does.
bool allowsOutcomes(ClaimVerdict verdict, const std::vector<ClaimOutcome> &outcomes);

} // namespace gpuwise
