// SPDX-License-Identifier: GPL-3.0-or-later
//
// How weights are stored, in the engine's own terms.
#pragma once

#include "model/domain/catalogue.h"

#include <cstdint>

namespace gpuwise {

enum class PrecisionFamily : std::uint8_t
{
    Fp32,
    Half,          ///< bf16 and fp16
    MixedTraining, ///< fp32 master weights, 16-bit compute
    Fp8,
    Int8,
    Nf4,            ///< bitsandbytes and torchao 4-bit
    GroupQuantised, ///< AWQ, GPTQ and relatives
    Exl2,
    Gguf,
    Mxfp4,
    Nvfp4,
};

enum class GgufType : std::uint8_t
{
    None,
    F16,
    Bf16,
    Q8_0,
    Q6_K,
    Q5_K_M,
    Q5_K_S,
    Q5_0,
    Q5_1,
    Q4_K_M,
    Q4_K_S,
    Q4_0,
    Q4_1,
    Q3_K_L,
    Q3_K_M,
    Q3_K_S,
    Q2_K,
    Iq,
    Mxfp4
};

struct Precision
{
    PrecisionFamily family = PrecisionFamily::Half;
    double bitsPerWeight = 16;
    Keeps16Bit keeps = Keeps16Bit::None;
    bool wholeFile = false; ///< bitsPerWeight is the average of a whole file, embeddings included
    GgufType gguf = GgufType::None;
    bool narrowExponent = false; ///< fp16: gradients need loss scaling, which bf16 does without

    bool isQuantised() const { return bitsPerWeight < 15.9; }
};
Precision toPrecision(const Quantisation &quantisation);

} // namespace gpuwise
