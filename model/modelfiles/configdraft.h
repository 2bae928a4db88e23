// SPDX-License-Identifier: GPL-3.0-or-later
//
// A shape while it is read from a config.json, with what only counting parameters needs.
#pragma once

#include "model/modelfiles/configfamilies.h"

namespace gpuwise {

enum class LayerMlp : std::uint8_t
{
    Dense,
    Experts,
    None,
};

struct ConfigDraft
{
    ConfigFamily family;
    ModelShape shape;
    std::array<LayerMlp, maxLayers + 1> mlp{};
    double positions = 0;  ///< learned position vectors, of encoder and decoder together
    double tokenTypes = 0; ///< learned token types (BERT)
    bool sharedExpertGate = false;
    bool gatedQuery = false;   ///< queries come with a gate of their width (Qwen3-Next)
    bool outputBias = false;   ///< of the attention's output matrix
    bool expertBiases = false; ///< gpt-oss: biases on router and experts, a sink a head
    bool queryKeySharedNorm = false;
    double extra = 0;    ///< parameters that no other rule counts
    double lookedUp = 0; ///< per-layer embeddings: a token uses one row of each
    int ssmHeadDim = 0;
    int keyHeads = 0; ///< of Gated DeltaNet
    bool slidingHeadsDiffer = false;
    bool keyIsValue = false; ///< full layers have no value projection (Gemma 4)
};

struct ParameterCount
{
    double total = 0;
    double active = 0; ///< that one token uses
};
/// Parameters of the text tower by the shapes of its matrices.
ParameterCount countParameters(const ConfigDraft &draft);

/// Fills pattern, recurrent layers and windows; experts and where they are; latent attention.
class ConfigValues;
void readLayerPattern(const ConfigValues &config, ConfigDraft &draft);
void readRecurrentLayers(const ConfigValues &config, ConfigDraft &draft);
void readExperts(const ConfigValues &config, ConfigDraft &draft);
void readLatentAttention(const ConfigValues &config, ConfigDraft &draft);

} // namespace gpuwise
