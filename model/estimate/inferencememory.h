// SPDX-License-Identifier: GPL-3.0-or-later
//
// Generating text: weights, cache, what a prompt needs for a moment, buffers of the runtime.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

MemoryEstimate inferenceMemory(const Question &question);
/// llama.cpp with its own rules; needs question.llamaCpp.
MemoryEstimate llamaCppMemory(const Question &question);

/// What llama.cpp is started with for the question.
LlamaCppSettings llamaCppSettings(const Question &question);

/// The driver's context of one process on the card.
Band contextBytes(const Question &question);

} // namespace gpuwise
