// SPDX-License-Identifier: GPL-3.0-or-later
//
// A model as llama.cpp sees it: the architecture its files name and the numbers that its code allocates by.
// Kept apart from ModelShape because llama.cpp counts differently (fused matrices, padded caches, layers per
// window) and because only llama.cpp needs it.
#pragma once

#include "model/domain/aimodel.h"

#include <array>
#include <cstdint>
#include <optional>

namespace gpuwise {

/// The architecture names that model files carry ("general.architecture").
enum class LlamaCppArch : std::uint8_t
{
    Llama,
    Llama4,
    Qwen2,
    Qwen3,
    Qwen3Moe,
    Qwen3Next,
    Qwen35,
    Qwen35Moe,
    Gemma2,
    Gemma3,
    Gemma3n,
    Gemma4,
    Phi3,
    DeepSeek2,
    DeepSeek32,
    GlmDsa,
    Glm4,
    Glm4Moe,
    GptOss,
    Falcon,
    CommandR,
    Cohere2,
    Mamba,
    Mamba2,
    Jamba,
    GraniteHybrid,
    Bert,
    MiniMaxM2,
    Exaone4,
    SeedOss,
    Other, ///< planned like llama, with a wider band
};
std::optional<LlamaCppArch> llamaCppArchFromName(QStringView name);

/// Sizes are elements. Arrays hold one entry a layer.
struct LlamaCppShape
{
    LlamaCppArch arch = LlamaCppArch::Llama;
    int layers = 0;
    int hidden = 0;
    int heads = 0;
    int keyLength = 0;
    int valueLength = 0;
    int windowKeyLength = 0; ///< of window layers, when it differs
    int vocab = 0;
    int contextLength = 0;
    bool tiedHead = false;
    int slidingWindow = 0; ///< 0: no layer has a window
    int experts = 0;
    int expertsUsed = 0;
    int expertFeedForward = 0;
    int sharedExpertFeedForward = 0; ///< of all shared experts of a layer
    int denseLead = 0;
    int qLora = 0;
    int kvLora = 0;
    int mlaKeyLength = 0;
    int mlaValueLength = 0;
    int ropeDims = 0;
    int indexerHeads = 0;
    int indexerKey = 0;
    int ssmConv = 0;
    int ssmInner = 0;
    int ssmState = 0;
    int ssmHeads = 0; ///< heads, or the rank of the time step (Mamba 1)
    int ssmGroups = 1;
    bool gatedDeltaNet =
        false; ///< recurrent layers are Gated DeltaNet (an interval of full attention is set)
    int perLayerEmbedding = 0;
    int kvSharedLayers = 0;
    bool guessed = false; ///< made from the family; no port was read
    std::array<std::uint16_t, maxLayers + 1> kvHeads{};
    std::array<std::int32_t, maxLayers + 1> feedForward{};
    std::array<bool, maxLayers + 1> window{};    ///< the layer attends to a window
    std::array<bool, maxLayers + 1> recurrent{}; ///< the layer keeps a state instead of a cache

    bool isMla() const { return kvLora > 0; }
    bool isMoe() const { return experts > 0; }
    bool hasWindow() const { return slidingWindow > 0; }
};

/// The lists of llamacpp_shapes.csv: "8" for every layer, or one number a layer with runs, "5x8 1 5x8 1".
/// A window pattern of one number N means that every Nth layer has none.
struct LlamaCppLists
{
    QString feedForward;
    QString kvHeads;       ///< empty: as many as heads
    QString windowPattern; ///< 1 window, 0 none
    int fullAttentionInterval = 0;
};
/// Fills the arrays and what follows from other numbers. False: a list does not fit the layers.
bool finishLlamaCppShape(const LlamaCppLists &lists, LlamaCppShape &shape);

} // namespace gpuwise
