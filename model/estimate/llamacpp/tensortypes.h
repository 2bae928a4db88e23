// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which block format llama.cpp's quantiser gives each tensor, and what that takes in a file and on a GPU.
#pragma once

#include "model/estimate/llamacpp/tensors.h"
#include "model/estimate/precision.h"

namespace gpuwise::llamacpp {

enum class BlockType : std::uint8_t
{
    F32,
    F16,
    Q2K,
    Q3K,
    Q4_0,
    Q4_1,
    Q4K,
    Q5_0,
    Q5_1,
    Q5K,
    Q6K,
    Q8_0,
    Mxfp4,
};

/// Bytes in a file.
double fileBytes(const Tensor &tensor, BlockType type);
/// Bytes in a CUDA buffer: a quantised tensor whose row is no multiple of 512 gets one padded row end, and
/// every tensor is rounded up to 128 bytes.
double gpuBytes(const Tensor &tensor, BlockType type);

/// The formats whose rules are known tensor by tensor.
bool hasTensorRules(GgufType format);

/// Chooses types in file order: some roles count how many came before. For MXFP4 files the tensors beside the
/// experts have `rest` (BF16 or Q8_0).
class TypeChooser
{
public:
    TypeChooser(const LlamaCppShape &shape, const std::vector<Tensor> &tensors, GgufType format,
                GgufType rest = GgufType::Bf16);

    BlockType next(const Tensor &tensor);

private:
    BlockType byRole(const Tensor &tensor);
    BlockType output() const;
    BlockType value();
    BlockType down(const Tensor &tensor) const;

    const LlamaCppShape &m_shape;
    GgufType m_format;
    bool m_mxfp4Experts;
    BlockType m_base;
    bool m_seventyClass;
    int m_values = 0;
    int m_valueCount = 0;
};

} // namespace gpuwise::llamacpp
