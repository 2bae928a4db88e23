// SPDX-License-Identifier: GPL-3.0-or-later
//
// "What can this card run?": the question the other way round. For models that stand for their size, the best
// precision that surely fits one card, and the heaviest method that trains them there; judged by the engine
// that answers every other question, with its defaults: 8K tokens, one user; sequences of 2,048 tokens.
#pragma once

#include "model/advice/advisor.h"

#include <vector>

namespace gpuwise {

struct CardRun
{
    QString modelId;
    bool runs = false; ///< false: not even the smallest precision that is usual there
    QString precisionId;
    Runtime runtime = Runtime::LlamaCpp;
    Speed speed;

    std::optional<Task> training; ///< full fine-tuning, LoRA or QLoRA; none: none of them
    Speed trainingSpeed;
};

/// Smallest model first. Empty: what software can use of the card is not known.
std::vector<CardRun> cardRuns(const Catalogue &catalogue, const SpeedModel &speeds, const Gpu &gpu,
                              OperatingSystem os);

} // namespace gpuwise
