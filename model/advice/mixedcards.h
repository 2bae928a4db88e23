// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards of different kinds in one machine: whole layers go to each, in proportion to the memory that software
// can use on it, as llama.cpp does by default. Inference only: what trains in step waits for equals.
#pragma once

#include "model/estimate/fit.h"
#include "model/estimate/question.h"
#include "model/estimate/speed.h"

#include <vector>

namespace gpuwise {

struct MixedCard
{
    const Gpu *gpu = nullptr;
    double share = 0; ///< of the layers, 0..1; all add up to 1
    Fit fit;          ///< its part of the need against what is usable on it
};

struct MixedCards
{
    std::vector<MixedCard> cards; ///< in the order asked; a group of two stands twice
    std::size_t fullest = 0;      ///< the card with the least margin: its verdict is that of all
    Speed speed;                  ///< one card after another: slower than the fastest alone
    EstimateProblem problem = EstimateProblem::None;

    const Fit &fit() const { return cards[fullest].fit; }
};

/// `groups` may not be empty and name cards of the catalogue. The need is derived from the estimates for one
/// card and for as many equal ones (docs/estimates.md, "Cards of different kinds"). A workload that is not
/// inference is a problem: TaskNotForModel.
MixedCards judgeMixed(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                      const std::vector<CardGroup> &groups);

} // namespace gpuwise
