// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which of the hurdles that stopped a card is worth telling.
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
inline bool isNearer(const Hurdle &a, const Hurdle &b)
{
    return a.rank != b.rank ? a.rank < b.rank : a.ratio < b.ratio;
}

} // namespace gpuwise
