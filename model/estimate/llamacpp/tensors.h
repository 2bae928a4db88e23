// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tensors that llama.cpp asks for in a file of an architecture, as far as they matter to size: who plays
// which role, in which layer, with which dimensions. Read from the loader's own requests for real shapes
// (docs/estimates.md, "llama.cpp").
#pragma once

#include "model/domain/llamacppshape.h"

#include <vector>

namespace gpuwise::llamacpp {

enum class Role : std::uint8_t
{
    TokenEmbedding,
    PerLayerEmbedding,  ///< per-layer token embeddings (Gemma 3n, Gemma 4 E)
    PerLayerProjection, ///< goes with layer 0, never quantised
    Output,
    Never,          ///< norms, biases, routers, convolutions: kept in fp32
    PositionOrType, ///< encoder tables: fp32, on the host
    AttentionValue, ///< attn_v and the fused attn_qkv
    AttentionKey,
    AttentionOutput,
    FeedForwardDown,
    FeedForwardUp,
    Plain, ///< the base type of the format
};

struct Tensor
{
    Role role = Role::Plain;
    bool expert = false; ///< one of the stacked expert matrices
    int layer = -1;      ///< -1: outside the layers
    double row = 0;      ///< first dimension: the one that is cut into blocks
    double rows = 1;     ///< product of the others

    double elements() const { return row * rows; }
};

std::vector<Tensor> tensorsOf(const LlamaCppShape &shape);

} // namespace gpuwise::llamacpp
