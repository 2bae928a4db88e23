// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything about a model that llama.cpp's buffers follow from, made once per workload.
#pragma once

#include "model/estimate/llamacpp/compute.h"

#include <optional>

namespace gpuwise {

struct LlamaCppPlan
{
    LlamaCppShape shape;
    LlamaCppWidths widths;
    LlamaCppCacheSums cache; ///< of all layers
    LlamaCppWeights weights; ///< format None: only the average of a whole file is known
};
LlamaCppPlan planFor(const LlamaCppShape &shape, GgufType format, GgufType rest = GgufType::Bf16);

/// The shape of a model without a port on record: its architecture follows from the family, the numbers from
/// the model's own shape. nullopt: llama.cpp's rules for its kind of layers are not known.
std::optional<LlamaCppShape> guessLlamaCppShape(const ModelShape &shape, const QString &family);

} // namespace gpuwise
