// SPDX-License-Identifier: GPL-3.0-or-later
//
// A transparent score: five parts of 0..1 and their weights. Elasticities are constant: twice the speed is
// worth about what half the price is, until speed saturates.
#pragma once

#include "model/advice/advisor.h"

#include <vector>

namespace gpuwise {

struct ScoreWeights
{
    double headroom = 0.14, speed = 0.28, price = 0.40, software = 0.12, power = 0.08;

    bool operator==(const ScoreWeights &) const = default;
};

/// The mean of the parts by their weights; 0 when all weights are.
double weighted(const ScoreParts &parts, const ScoreWeights &weights);

/// Fills parts, standing and score of every option against the field (cheapest option, slowest speed, asked
/// floor).
void scoreOptions(const Catalogue &catalogue, const ResolvedWorkload &resolved, std::vector<Option> &options,
                  const ScoreWeights &weights = {});

/// Scores every option against the field (cheapest option, slowest speed, asked floor) and sorts best first.
/// Options that do not reach the floor, or whose memory is tight, stand behind those that do.
void scoreAndSort(const Catalogue &catalogue, const ResolvedWorkload &resolved, std::vector<Option> &options,
                  const ScoreWeights &weights = {});

/// Inference below the asked tokens/s, or of unknown speed.
bool isTooSlow(const Option &option, const Workload &workload);

/// Architectures that current CUDA has dropped (13.0: below compute capability 7.5). They are listed, with
/// the caution, and never picked: what cannot be updated is no bargain.
bool runsOnOldSoftwareOnly(const Gpu &gpu);

} // namespace gpuwise
