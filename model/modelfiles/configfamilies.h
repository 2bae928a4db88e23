// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a family of Hugging Face models has that its config.json does not say: defaults that stand in the code
// of transformers (configuration_*.py, modeling_*.py of 4.57) or in the model's own code.
#pragma once

#include "model/domain/aimodel.h"

#include <QStringView>

namespace gpuwise {

enum class ConfigLayout : std::uint8_t
{
    Decoder,
    Encoder,
    EncoderDecoder,
    Mamba1,
    Mamba2,
};

struct ConfigFamily
{
    const char *modelType;
    ConfigLayout layout = ConfigLayout::Decoder;
    MlpKind mlp = MlpKind::Gated;
    bool tied = false;      ///< default of tie_word_embeddings
    bool parallel = false;  ///< attention and MLP side by side, one norm a layer
    bool qkvBias = false;   ///< default where no key says it
    bool allBiases = false; ///< every linear has one
    int norms = 2;          ///< weight vectors of the layer's norms
    bool qkNorm = false;    ///< norms on query and key heads
};

/// Null: not a family that is known.
const ConfigFamily *configFamily(QStringView modelType);

} // namespace gpuwise
