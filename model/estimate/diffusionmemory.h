// SPDX-License-Identifier: GPL-3.0-or-later
//
// Making images, and adapters for image models: transformer or UNet, text encoders, VAE.
#pragma once

#include "model/estimate/question.h"

namespace gpuwise {

MemoryEstimate imageMemory(const Question &question);
/// LoRA on an image model, with text embeddings and latents prepared ahead.
MemoryEstimate imageAdapterMemory(const Question &question);

} // namespace gpuwise
