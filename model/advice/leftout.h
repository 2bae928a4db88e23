// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a card is not among the options, and what would change that.
#pragma once

#include "model/advice/advisor.h"

namespace gpuwise {

/// The hurdle at which one card group stopped, and how near it came (1: just enough; 2: twice too much).
struct Hurdle
{
    LeftOut entry;
    double ratio = 1e9;
    int rank = 9; ///< how far it got: 0 price over budget, 1 no price, 2 power, 3 memory, 4 the rest
};

/// The hurdle worth telling: the one that came furthest, then nearest.
bool isNearer(const Hurdle &a, const Hurdle &b);

/// The workload with the next smaller precision or method, resolved once and tried on every card left out for
/// memory.
struct Alternative
{
    ResolvedWorkload resolved;
    QString name;
};
std::vector<Alternative> smallerAlternatives(const Catalogue &catalogue, const ResolvedWorkload &resolved);

/// The suggestion for a card whose memory is too small; Count: none found.
Reason whatWouldFit(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                    const std::vector<Alternative> &alternatives, const Gpu &gpu, int maxCards);

} // namespace gpuwise
