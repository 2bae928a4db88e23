// SPDX-License-Identifier: GPL-3.0-or-later
//
// The plain counts of a model: one list for the compiler (names and ranges) and the reader (where they go).
#pragma once

#include "model/domain/aimodel.h"

#include <array>

namespace gpuwise {

struct ModelCount
{
    const char *column;
    int ModelShape::*member;
    int max;
};

inline constexpr std::array modelCounts{
    ModelCount{"layers", &ModelShape::layers, maxLayers},
    ModelCount{"hidden_size", &ModelShape::hidden, 262144},
    ModelCount{"intermediate_size", &ModelShape::intermediate, 1048576},
    ModelCount{"attention_heads", &ModelShape::heads, 1024},
    ModelCount{"kv_heads", &ModelShape::kvHeads, 1024},
    ModelCount{"head_dim", &ModelShape::headDim, 4096},
    ModelCount{"value_head_dim", &ModelShape::valueHeadDim, 4096},
    ModelCount{"vocab_size", &ModelShape::vocab, 4194304},
    ModelCount{"max_context", &ModelShape::maxContext, 100000000},
    ModelCount{"mla_kv_lora_rank", &ModelShape::mlaKvLoraRank, 16384},
    ModelCount{"mla_rope_dim", &ModelShape::mlaRopeDim, 4096},
    ModelCount{"q_lora_rank", &ModelShape::qLoraRank, 16384},
    ModelCount{"indexer_layers", &ModelShape::indexerLayers, maxLayers},
    ModelCount{"indexer_heads", &ModelShape::indexerHeads, 1024},
    ModelCount{"indexer_dim", &ModelShape::indexerDim, 4096},
    ModelCount{"sliding_window", &ModelShape::slidingWindow, 1048576},
    ModelCount{"global_layers", &ModelShape::globalLayers, maxLayers},
    ModelCount{"sliding_layers", &ModelShape::slidingLayers, maxLayers},
    ModelCount{"linear_layers", &ModelShape::linearLayers, maxLayers},
    ModelCount{"global_head_dim", &ModelShape::globalHeadDim, 4096},
    ModelCount{"global_kv_heads", &ModelShape::globalKvHeads, 1024},
    ModelCount{"sliding_head_dim", &ModelShape::slidingHeadDim, 4096},
    ModelCount{"sliding_kv_heads", &ModelShape::slidingKvHeads, 1024},
    ModelCount{"kv_shared_layers", &ModelShape::kvSharedLayers, maxLayers},
    ModelCount{"per_layer_embed_dim", &ModelShape::perLayerEmbedDim, 65536},
    ModelCount{"ssm_conv", &ModelShape::ssmConv, 64},
    ModelCount{"ssm_inner", &ModelShape::ssmInner, 262144},
    ModelCount{"ssm_state", &ModelShape::ssmState, 4096},
    ModelCount{"ssm_heads", &ModelShape::ssmHeads, 4096},
    ModelCount{"ssm_groups", &ModelShape::ssmGroups, 4096},
    ModelCount{"experts", &ModelShape::experts, 65536},
    ModelCount{"experts_active", &ModelShape::expertsActive, 4096},
    ModelCount{"moe_intermediate", &ModelShape::expertIntermediate, 1048576},
    ModelCount{"shared_experts", &ModelShape::sharedExperts, 1024},
    ModelCount{"shared_expert_ff", &ModelShape::sharedExpertIntermediate, 1048576},
    ModelCount{"dense_lead_layers", &ModelShape::denseLeadLayers, maxLayers},
    ModelCount{"moe_every", &ModelShape::moeEvery, maxLayers},
    ModelCount{"moe_latent_dim", &ModelShape::moeLatentDim, 262144},
};

/// Amounts that are parameters in billions in the table and parameters in the shape, except the last.
struct ModelAmount
{
    const char *column;
    double ModelShape::*member;
    double unit;
    double max;
};

inline constexpr std::array modelAmounts{
    ModelAmount{"params_b_total", &ModelShape::params, 1e9, 100000},
    ModelAmount{"params_b_active", &ModelShape::activeParams, 1e9, 100000},
    ModelAmount{"vision_params_b", &ModelShape::visionParams, 1e9, 1000},
    ModelAmount{"text_encoder_params_b", &ModelShape::textEncoderParams, 1e9, 1000},
    ModelAmount{"vae_params_b", &ModelShape::vaeParams, 1e9, 100},
    ModelAmount{"linear_state_elements_per_layer", &ModelShape::linearStateElementsPerLayer, 1, 1e9},
};

struct ModelFlag
{
    const char *column;
    bool ModelShape::*member;
};

inline constexpr std::array modelFlags{
    ModelFlag{"tie_embeddings", &ModelShape::tiedEmbeddings},
    ModelFlag{"parallel_residual", &ModelShape::parallelResidual},
    ModelFlag{"attn_gate", &ModelShape::attentionGate},
    ModelFlag{"qkv_bias", &ModelShape::qkvBias},
};

} // namespace gpuwise
