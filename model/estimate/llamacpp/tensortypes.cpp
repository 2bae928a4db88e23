// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/llamacpp/tensortypes.h"

#include <algorithm>
#include <cmath>

namespace gpuwise::llamacpp {

namespace {

struct Block
{
    int weights;
    int bytes;
};

Block blockOf(BlockType type)
{
    switch (type) {
    case BlockType::F32:
        return {1, 4};
    case BlockType::F16:
        return {1, 2};
    case BlockType::Q2K:
        return {256, 84};
    case BlockType::Q3K:
        return {256, 110};
    case BlockType::Q4_0:
        return {32, 18};
    case BlockType::Q4_1:
        return {32, 20};
    case BlockType::Q4K:
        return {256, 144};
    case BlockType::Q5_0:
        return {32, 22};
    case BlockType::Q5_1:
        return {32, 24};
    case BlockType::Q5K:
        return {256, 176};
    case BlockType::Q6K:
        return {256, 210};
    case BlockType::Q8_0:
        return {32, 34};
    case BlockType::Mxfp4:
        return {32, 17};
    }
    return {1, 2};
}

BlockType baseOf(GgufType format)
{
    switch (format) {
    case GgufType::Q8_0:
        return BlockType::Q8_0;
    case GgufType::Q4_0:
        return BlockType::Q4_0;
    case GgufType::Q4_K_M:
    case GgufType::Q4_K_S:
        return BlockType::Q4K;
    case GgufType::Q5_K_M:
    case GgufType::Q5_K_S:
        return BlockType::Q5K;
    case GgufType::Q6_K:
        return BlockType::Q6K;
    case GgufType::Q3_K_M:
        return BlockType::Q3K;
    default:
        return BlockType::F16;
    }
}

bool divides(const Tensor &tensor, BlockType type)
{
    return std::fmod(tensor.row, blockOf(type).weights) == 0;
}

/// Rows that the wanted block does not divide fall back to a type with smaller blocks.
BlockType fallBack(const Tensor &tensor, BlockType type)
{
    if (divides(tensor, type))
        return type;
    switch (type) {
    case BlockType::Q3K:
        type = BlockType::Q4_0;
        break;
    case BlockType::Q4K:
        type = BlockType::Q5_0;
        break;
    case BlockType::Q5K:
        type = BlockType::Q5_1;
        break;
    case BlockType::Q6K:
        type = BlockType::Q8_0;
        break;
    default:
        break;
    }
    return divides(tensor, type) ? type : BlockType::F16;
}

/// The layers that get more bits: the first and last eighth, and every third between.
bool moreBits(int index, int count)
{
    return index < count / 8 || index >= 7 * count / 8 || (index - count / 8) % 3 == 2;
}

} // namespace

double fileBytes(const Tensor &tensor, BlockType type)
{
    const Block block = blockOf(type);
    return std::floor(tensor.elements() / block.weights) * block.bytes;
}

double gpuBytes(const Tensor &tensor, BlockType type)
{
    double bytes = fileBytes(tensor, type);
    const double beyond = tensor.row - 512 * std::floor(tensor.row / 512);
    if (type != BlockType::F32 && type != BlockType::F16 && beyond != 0) {
        const Block block = blockOf(type);
        bytes += std::floor((512 - beyond) / block.weights) * block.bytes;
    }
    return std::ceil(bytes / 128) * 128;
}

bool hasTensorRules(GgufType format)
{
    switch (format) {
    case GgufType::F16:
    case GgufType::Bf16:
    case GgufType::Q8_0:
    case GgufType::Q6_K:
    case GgufType::Q5_K_M:
    case GgufType::Q4_K_M:
    case GgufType::Q4_K_S:
    case GgufType::Q4_0:
    case GgufType::Q3_K_M:
    case GgufType::Mxfp4:
        return true;
    default:
        return false;
    }
}

TypeChooser::TypeChooser(const LlamaCppShape &shape, const std::vector<Tensor> &tensors, GgufType format,
                         GgufType rest)
    : m_shape(shape)
    , m_format(format == GgufType::Mxfp4 ? rest : format)
    , m_mxfp4Experts(format == GgufType::Mxfp4)
    , m_base(baseOf(m_format))
    , m_seventyClass(shape.layers == 80 &&
                     ((shape.arch == LlamaCppArch::Llama && shape.heads != shape.kvHeads[0]) ||
                      shape.arch == LlamaCppArch::Qwen2))
    , m_valueCount(static_cast<int>(std::count_if(
          tensors.begin(), tensors.end(), [](const Tensor &t) { return t.role == Role::AttentionValue; })))
{}

BlockType TypeChooser::next(const Tensor &tensor)
{
    if (tensor.role == Role::Never || tensor.role == Role::PositionOrType ||
        tensor.role == Role::PerLayerProjection)
        return BlockType::F32;
    if (m_mxfp4Experts && tensor.expert)
        return BlockType::Mxfp4;
    if (m_base == BlockType::F16)
        return BlockType::F16;
    BlockType type = byRole(tensor);
    // The head falls back by the base type's block, everything else by its own.
    const bool embedding = tensor.role == Role::TokenEmbedding || tensor.role == Role::PerLayerEmbedding;
    if ((tensor.role == Role::Output || (m_shape.tiedHead && embedding)) && !divides(tensor, m_base))
        type = BlockType::Q8_0;
    return fallBack(tensor, type);
}

BlockType TypeChooser::output() const
{
    if (m_shape.arch == LlamaCppArch::Falcon || m_base == BlockType::Q8_0)
        return BlockType::Q8_0;
    return BlockType::Q6K;
}

BlockType TypeChooser::value()
{
    const int index = m_values++;
    BlockType type = m_base;
    if (m_format == GgufType::Q3_K_M)
        type = index < 2 ? BlockType::Q5K : BlockType::Q4K;
    else if ((m_format == GgufType::Q4_K_M || m_format == GgufType::Q5_K_M) && moreBits(index, m_valueCount))
        type = BlockType::Q6K;
    else if (m_format == GgufType::Q4_K_S && index < 4)
        type = BlockType::Q5K;
    if (m_seventyClass && (type == BlockType::Q3K || type == BlockType::Q4K))
        type = BlockType::Q5K;
    return m_shape.experts == 8 ? BlockType::Q8_0 : type;
}

BlockType TypeChooser::down(const Tensor &tensor) const
{
    const int i = tensor.layer;
    const int n = m_shape.layers;
    const bool falcon = m_shape.arch == LlamaCppArch::Falcon;
    switch (m_format) {
    case GgufType::Q3_K_M:
        if (i < n / 16)
            return BlockType::Q5K;
        return falcon && !moreBits(i, n) ? BlockType::Q3K : BlockType::Q4K;
    case GgufType::Q4_K_M:
        if (falcon)
            return i < n / 16 ? BlockType::Q6K : moreBits(i, n) ? BlockType::Q5K : BlockType::Q4K;
        return moreBits(i, n) ? BlockType::Q6K : m_base;
    case GgufType::Q5_K_M:
        return moreBits(i, n) ? BlockType::Q6K : m_base;
    case GgufType::Q4_K_S:
        return !falcon && i < n / 8 ? BlockType::Q5K : m_base;
    default:
        return m_base;
    }
}

BlockType TypeChooser::byRole(const Tensor &tensor)
{
    switch (tensor.role) {
    case Role::Output:
        return output();
    case Role::TokenEmbedding:
    case Role::PerLayerEmbedding:
        return m_shape.tiedHead ? output() : m_base;
    case Role::AttentionValue:
        return value();
    case Role::AttentionKey:
        return m_shape.experts == 8 ? BlockType::Q8_0 : m_base;
    case Role::FeedForwardDown:
        return down(tensor);
    case Role::AttentionOutput:
        if (m_shape.arch == LlamaCppArch::Falcon)
            return m_base;
        if (m_shape.experts == 8)
            return m_base == BlockType::Q3K || m_base == BlockType::Q4K ? BlockType::Q5K : m_base;
        return m_format == GgufType::Q3_K_M ? BlockType::Q4K : m_base;
    default:
        return m_base;
    }
}

} // namespace gpuwise::llamacpp
