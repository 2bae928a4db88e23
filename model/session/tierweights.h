// SPDX-License-Identifier: GPL-3.0-or-later
//
// The weights of the tiers one by one, as people turn them: from 0 to 100 points each. At least one stays
// above zero, for a mean without weights means nothing.
#pragma once

#include "model/advice/scoring.h"

#include <array>
#include <cstdint>

namespace gpuwise {

/// In the order of scoreLines() (model/words/tierwords.h).
enum class ScorePart : std::uint8_t
{
    Headroom,
    Speed,
    Price,
    Software,
    Power
};
inline constexpr std::array scoreParts{ScorePart::Headroom, ScorePart::Speed, ScorePart::Price,
                                       ScorePart::Software, ScorePart::Power};
inline constexpr int mostWeightPoints = 100;

int weightPoints(const ScoreWeights &weights, ScorePart part); ///< 0.28: 28
/// The weights with one of them changed; the points are held between 0 and 100, and at 1 where all others
/// are 0.
ScoreWeights withWeightPoints(ScoreWeights weights, ScorePart part, int points);

} // namespace gpuwise
