// SPDX-License-Identifier: GPL-3.0-or-later
//
// A shape while it is read from a config.json, with what only counting parameters needs.
#pragma once

#include "model/modelfiles/configfamilies.h"

#include <QLatin1StringView>

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
    int slidingHeads = 0;      ///< query heads of layers with windows, where they differ (Step 3.5, 3.7)
    bool headGate = false;     ///< one gate a query head (Step)
    bool latentGate = false;   ///< latent attention gates its output (Kimi K3)
    bool fullRankGate = false; ///< KDA's output gate is one full matrix (Kimi K3)
    int outputLoraRank = 0;    ///< DeepSeek V4: the output matrix is two, in groups
    int outputGroups = 0;
    std::array<int, maxLayers + 1> mlpWidth{}; ///< of each layer; 0: the shape's
    bool keyIsValue = false;                   ///< full layers have no value projection (Gemma 4)
};

/// Does the name of the family start like that?
inline bool isFamily(const ConfigDraft &draft, QLatin1StringView start)
{
    return QLatin1StringView(draft.family.modelType).startsWith(start);
}

struct ParameterCount
{
    double total = 0;
    double active = 0; ///< that one token uses
};
/// Parameters of the text tower by the shapes of its matrices.
ParameterCount countParameters(const ConfigDraft &draft);

/// Fills pattern, recurrent layers and windows; experts and where they are; latent attention.
class ConfigValues;
void readShape(const ConfigValues &config, ConfigDraft &draft); ///< all of the below
void readTraits(const ConfigValues &config, ConfigDraft &draft);
void readBlocks(const ConfigValues &config, ConfigDraft &draft); ///< "block_configs": every layer its own
void readLayerPattern(const ConfigValues &config, ConfigDraft &draft);
void readRecurrentLayers(const ConfigValues &config, ConfigDraft &draft);
void readExperts(const ConfigValues &config, ConfigDraft &draft);
void readLatentAttention(const ConfigValues &config, ConfigDraft &draft);

} // namespace gpuwise
