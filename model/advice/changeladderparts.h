// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to changeladder*.cpp: the ladders that live in another file, and what all of them are made with.
#pragma once

#include "model/advice/changeladder.h"

namespace gpuwise {

std::vector<Ladder> trainingLadders(const Trial &from, const Question &question);
/// Another way to share out over the cards at hand.
Ladder shardingLadder(const Trial &from, const Question &question);
/// Weights (and states) in main memory.
Ladder hostStatesLadder(const Trial &from, const Question &question);
/// What so many more cards cost, new or used.
Reason priceOfMore(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu, int cards,
                   QDate today);

inline bool isLlamaCpp(Runtime runtime)
{
    return runtime == Runtime::LlamaCpp || runtime == Runtime::LlamaServer;
}

template <typename At> Ladder makeLadder(ChangeKind kind, int rungs, At at)
{
    return {kind, rungs, std::move(at)};
}

inline Trial changed(const Trial &from, ChangeStep step)
{
    Trial trial = from;
    trial.steps.push_back(std::move(step));
    return trial;
}

inline Reason reason(ReasonCode code, double first = 0, double second = 0)
{
    return {code, {first, second}, {}, {}};
}
inline Reason reason(ReasonCode code, const QString &name)
{
    return {code, {}, {}, name};
}

/// How many multiples of the token step lie below `asked` and not below `least`, and the i-th of them.
constexpr int stepsBelow(int asked, int least)
{
    return asked > least ? (asked - 1) / tokenStep - least / tokenStep + 1 : 0;
}
constexpr int tokensAt(int asked, int i)
{
    return ((asked - 1) / tokenStep - i) * tokenStep;
}

} // namespace gpuwise
