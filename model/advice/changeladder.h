// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to tofit.cpp: each kind of change as a ladder of values, from the one that costs least to the one
// that saves most memory. Nothing is judged here.
#pragma once

#include "model/advice/tofit.h"

#include <functional>
#include <list>

namespace gpuwise {

/// The workload resolved for every precision and method that is tried; each once.
class WorkloadVariants
{
public:
    WorkloadVariants(const Catalogue &catalogue, const ResolvedWorkload &base);

    Question question(const Workload &workload, const Gpu &gpu, int count) const;

private:
    const ResolvedWorkload &of(const Workload &workload) const;

    const Catalogue &m_catalogue;
    const ResolvedWorkload &m_base;
    mutable std::list<ResolvedWorkload> m_others; ///< questions point into them
};

/// A workload on its way, and what was changed so far.
struct Trial
{
    Workload workload;
    int count = 1;
    std::vector<ChangeStep> steps;
};

struct Ladder
{
    ChangeKind kind = ChangeKind::Context;
    int rungs = 0;
    std::function<Trial(int)> at; ///< 0: least change
};

/// Everything that can be changed about `from` on `gpu` without money.
std::vector<Ladder> laddersFor(const Catalogue &catalogue, const WorkloadVariants &variants, const Gpu &gpu,
                               const Trial &from);
/// More of the same card.
Ladder cardLadder(const Catalogue &catalogue, const Gpu &gpu, const Trial &from, QDate today);

} // namespace gpuwise
