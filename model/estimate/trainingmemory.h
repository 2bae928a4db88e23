// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training: model states by regime, adapters, activations, logits and loss, and how several cards share them.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

MemoryEstimate trainingMemory(const Question &question);

/// Bytes that one trainable parameter takes.
struct StateBytes
{
    double weights = 2;
    double gradients = 2;
    double optimizer = 4;
    double master = 0; ///< fp32 copy of 16-bit weights
    double casts = 0;  ///< 16-bit copies of fp32 weights that autocast caches

    double sum() const { return weights + gradients + optimizer + master + casts; }
};

/// How a framework keeps its numbers when the precision is plain bf16.
TrainingRegime regimeOf(const Question &question);
StateBytes stateBytes(TrainingRegime regime, Optimizer optimizer);
Recompute recomputeOf(const Question &question);

/// Activations and logits of one card at the peak, before any sharing in time with gradients.
struct ActivationBytes
{
    double activations = 0;
    double logits = 0;
    double tokens = 0;
    double units = 0;         ///< kept per token, layer and hidden element, in elements
    double perVocabulary = 0; ///< bytes per token and vocabulary entry
};
ActivationBytes activationBytes(const Question &question);

/// Parameters of all adapters.
double adapterParams(const Question &question);

} // namespace gpuwise
