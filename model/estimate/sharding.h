// SPDX-License-Identifier: GPL-3.0-or-later
//
// How several cards share a workload: who holds what, and which combinations do not pool memory.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

/// Degrees with every zero resolved.
struct Split
{
    int tensor = 1;
    int context = 1;
    int pipeline = 1;             ///< layer stages
    int dataShard = 1;            ///< ranks over which the states are divided
    bool shardsWeights = false;   ///< ZeRO-3, FSDP
    bool shardsGradients = false; ///< ZeRO-2 and above
    bool shardsOptimizer = false; ///< ZeRO-1 and above
    bool offloads = false;        ///< states live in host memory
};
Split splitOf(const Question &question);

/// Why the cards cannot share the work like that; None when they can.
EstimateProblem splitProblem(const Question &question);

/// The largest share of `layers` + 1 equal units that one of `stages` holds.
double fullestStage(int layers, int stages);

} // namespace gpuwise
