// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/tierweights.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

double &weightOf(ScoreWeights &weights, ScorePart part)
{
    switch (part) {
    case ScorePart::Headroom:
        return weights.headroom;
    case ScorePart::Speed:
        return weights.speed;
    case ScorePart::Price:
        return weights.price;
    case ScorePart::Software:
        return weights.software;
    case ScorePart::Power:
        break;
    }
    return weights.power;
}

} // namespace

int weightPoints(const ScoreWeights &weights, ScorePart part)
{
    ScoreWeights copy = weights;
    return static_cast<int>(std::lround(weightOf(copy, part) * mostWeightPoints));
}

ScoreWeights withWeightPoints(ScoreWeights weights, ScorePart part, int points)
{
    weightOf(weights, part) = std::clamp(points, 0, mostWeightPoints) / static_cast<double>(mostWeightPoints);
    const double sum = weights.headroom + weights.speed + weights.price + weights.software + weights.power;
    if (!(sum > 0))
        weightOf(weights, part) = 1.0 / mostWeightPoints;
    return weights;
}

} // namespace gpuwise
