// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speedparts.h"

#include "model/estimate/kvcache.h"
#include "model/estimate/memoryweights.h"
#include "model/estimate/speedkeys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

Speed speedGap(SpeedGap gap, Backend backend)
{
    Speed speed;
    speed.gap = gap;
    speed.backend = backend;
    return speed;
}

Speed knownSpeed(double value, const SpeedConstant &constant, Backend backend)
{
    Speed speed;
    speed.gap = SpeedGap::None;
    speed.backend = backend;
    speed.value = Band::around(value, constant.lowFactor, constant.highFactor);
    speed.cardsBehind = constant.cards;
    return speed;
}

void widen(Speed &speed, double lowFactor, double highFactor)
{
    speed.value.low *= lowFactor;
    speed.value.high *= highFactor;
}

void clampTo(Speed &speed, double ceiling)
{
    speed.value.low = std::min(speed.value.low, ceiling);
    speed.value.expected = std::min(speed.value.expected, ceiling);
    speed.value.high = std::min(speed.value.high, ceiling);
}

double weightBytesRead(const Question &question)
{
    const ModelShape &shape = *question.shape;
    const Precision &precision = question.weights;
    const double bits = precision.bitsPerWeight;
    const double embedding = shape.embeddingParams();
    const double experts = std::min(shape.params, expertParams(shape));
    const double active = shape.isMoe() ? experts * shape.expertsActive / shape.experts : 0;
    const double rest = std::max(0.0, shape.params - experts - (shape.tiedEmbeddings ? 0 : embedding));
    if (precision.family == PrecisionFamily::Mxfp4) {
        // Only the experts are MXFP4; llama.cpp's files hold the rest in Q8_0.
        const bool llamaCpp =
            question.runtime == Runtime::LlamaCpp || question.runtime == Runtime::LlamaServer;
        return (active * 4.25 + rest * (llamaCpp ? 8.5 : 16)) / 8;
    }
    if (precision.wholeFile || !precision.isQuantised() || precision.keeps == Keeps16Bit::None)
        return (active + rest) * bits / 8;
    const double head = std::min(embedding, rest);
    return ((active + rest - head) * bits + head * (precision.keeps == Keeps16Bit::Mixed ? 8 : 16)) / 8;
}

double cacheBytesRead(const Question &question, double tokens)
{
    return kvRates(*question.shape, question.kvBitsPerElement).bytes(tokens);
}

double densePeakTflops(const Gpu &gpu)
{
    for (const SpecField field :
         {SpecField::Bf16Tflops, SpecField::Fp16Tflops, SpecField::PrefillBasisTflops})
        if (const auto peak = gpu.number(field); peak && *peak > 1)
            return *peak;
    return 0;
}

double prefillBasisTflops(const Gpu &gpu)
{
    const QString widest = speedGroups(gpu)[1];
    if (widest == "NVIDIA GDDR"_L1 || widest == "NVIDIA pro"_L1)
        return 2 * gpu.number(SpecField::Fp32Tflops).value_or(0);
    return gpu.number(SpecField::PrefillBasisTflops).value_or(0);
}

bool hasVendorLink(const Gpu &gpu)
{
    return gpu.number(SpecField::LinkGBps).value_or(0) > 0;
}

} // namespace gpuwise
