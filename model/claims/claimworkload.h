// SPDX-License-Identifier: GPL-3.0-or-later
//
// A claim about memory names the workload and the card that decide it, in words of the command line
// (db/catalogue/claims.csv). This is the one place that reads them, so that the engine can be asked again.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <optional>

namespace gpuwise {

struct ClaimWorkload
{
    Workload workload;
    CardGroup cards;
};

/// nullopt: the claim has no workload, or names something that is not known; `problem` then says what.
std::optional<ClaimWorkload> claimWorkload(const Catalogue &catalogue, const Claim &claim,
                                           QString *problem = nullptr);

} // namespace gpuwise
