// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/precision.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

GgufType ggufTypeOf(QStringView id)
{
    static constexpr std::pair<QLatin1StringView, GgufType> names[] = {
        {"gguf_f16"_L1, GgufType::F16},  {"gguf_bf16"_L1, GgufType::Bf16}, {"q8_0"_L1, GgufType::Q8_0},
        {"q6_k"_L1, GgufType::Q6_K},     {"q5_k_m"_L1, GgufType::Q5_K_M},  {"q5_k_s"_L1, GgufType::Q5_K_S},
        {"q5_0"_L1, GgufType::Q5_0},     {"q5_1"_L1, GgufType::Q5_1},      {"q4_k_m"_L1, GgufType::Q4_K_M},
        {"q4_k_s"_L1, GgufType::Q4_K_S}, {"q4_0"_L1, GgufType::Q4_0},      {"q4_1"_L1, GgufType::Q4_1},
        {"q3_k_l"_L1, GgufType::Q3_K_L}, {"q3_k_m"_L1, GgufType::Q3_K_M},  {"q3_k_s"_L1, GgufType::Q3_K_S},
    };
    for (const auto &[name, type] : names)
        if (id == name || (id.startsWith(name) && id.mid(name.size()).startsWith("_70b"_L1)) ||
            (id.startsWith(name) && id.mid(name.size()).startsWith("_405b"_L1)))
            return type;
    if (id.startsWith("q2_k"_L1))
        return GgufType::Q2_K;
    if (id.startsWith("mxfp4"_L1))
        return GgufType::Mxfp4;
    return GgufType::Iq;
}

PrecisionFamily familyOf(QStringView id)
{
    static constexpr std::pair<QLatin1StringView, PrecisionFamily> starts[] = {
        {"fp32"_L1, PrecisionFamily::Fp32},   {"fp16"_L1, PrecisionFamily::Half},
        {"bf16"_L1, PrecisionFamily::Half},   {"amp"_L1, PrecisionFamily::MixedTraining},
        {"fp8"_L1, PrecisionFamily::Fp8},     {"mxfp8"_L1, PrecisionFamily::Fp8},
        {"int8"_L1, PrecisionFamily::Int8},   {"nf4"_L1, PrecisionFamily::Nf4},
        {"exl2"_L1, PrecisionFamily::Exl2},   {"mxfp4"_L1, PrecisionFamily::Mxfp4},
        {"nvfp4"_L1, PrecisionFamily::Nvfp4}, {"ggml_"_L1, PrecisionFamily::Gguf},
        {"gguf_"_L1, PrecisionFamily::Gguf},
    };
    for (const auto &[start, family] : starts)
        if (id.startsWith(start))
            return family;
    return PrecisionFamily::GroupQuantised;
}

} // namespace

Precision toPrecision(const Quantisation &quantisation)
{
    Precision precision;
    precision.bitsPerWeight = quantisation.bitsPerWeight;
    precision.keeps = quantisation.keeps;
    precision.family = familyOf(quantisation.id);
    precision.narrowExponent = quantisation.id == QLatin1StringView("fp16");
    if (quantisation.kind == QuantisationKind::File) {
        precision.wholeFile = true;
        precision.gguf = ggufTypeOf(quantisation.id);
        if (precision.family != PrecisionFamily::Mxfp4)
            precision.family = PrecisionFamily::Gguf;
    } else if (precision.family == PrecisionFamily::Mxfp4) {
        precision.gguf = GgufType::Mxfp4;
    }
    return precision;
}

} // namespace gpuwise
