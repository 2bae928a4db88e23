// SPDX-License-Identifier: GPL-3.0-or-later
//
// The plain counts of a llama.cpp shape: one list for the compiler (names and ranges) and the reader.
#pragma once

#include "model/domain/llamacppshape.h"

#include <array>

namespace gpuwise {

struct LlamaCppCount
{
    const char *column;
    int LlamaCppShape::*member;
    int max;
};

inline constexpr std::array llamaCppCounts{
    LlamaCppCount{"layers", &LlamaCppShape::layers, maxLayers},
    LlamaCppCount{"hidden", &LlamaCppShape::hidden, 262144},
    LlamaCppCount{"heads", &LlamaCppShape::heads, 1024},
    LlamaCppCount{"key_length", &LlamaCppShape::keyLength, 4096},
    LlamaCppCount{"value_length", &LlamaCppShape::valueLength, 4096},
    LlamaCppCount{"vocab", &LlamaCppShape::vocab, 4194304},
    LlamaCppCount{"context_length", &LlamaCppShape::contextLength, 100000000},
    LlamaCppCount{"sliding_window", &LlamaCppShape::slidingWindow, 1048576},
    LlamaCppCount{"experts", &LlamaCppShape::experts, 65536},
    LlamaCppCount{"experts_used", &LlamaCppShape::expertsUsed, 4096},
    LlamaCppCount{"expert_ff", &LlamaCppShape::expertFeedForward, 1048576},
    LlamaCppCount{"shared_expert_ff", &LlamaCppShape::sharedExpertFeedForward, 1048576},
    LlamaCppCount{"dense_lead", &LlamaCppShape::denseLead, maxLayers},
    LlamaCppCount{"q_lora", &LlamaCppShape::qLora, 16384},
    LlamaCppCount{"kv_lora", &LlamaCppShape::kvLora, 16384},
    LlamaCppCount{"key_length_mla", &LlamaCppShape::mlaKeyLength, 4096},
    LlamaCppCount{"value_length_mla", &LlamaCppShape::mlaValueLength, 4096},
    LlamaCppCount{"rope_dims", &LlamaCppShape::ropeDims, 4096},
    LlamaCppCount{"indexer_heads", &LlamaCppShape::indexerHeads, 1024},
    LlamaCppCount{"indexer_key", &LlamaCppShape::indexerKey, 4096},
    LlamaCppCount{"ssm_conv", &LlamaCppShape::ssmConv, 64},
    LlamaCppCount{"ssm_inner", &LlamaCppShape::ssmInner, 262144},
    LlamaCppCount{"ssm_state", &LlamaCppShape::ssmState, 4096},
    LlamaCppCount{"ssm_heads", &LlamaCppShape::ssmHeads, 4096},
    LlamaCppCount{"ssm_groups", &LlamaCppShape::ssmGroups, 4096},
    LlamaCppCount{"key_length_swa", &LlamaCppShape::windowKeyLength, 4096},
    LlamaCppCount{"embd_per_layer", &LlamaCppShape::perLayerEmbedding, 65536},
    LlamaCppCount{"kv_shared_layers", &LlamaCppShape::kvSharedLayers, maxLayers},
};

} // namespace gpuwise
