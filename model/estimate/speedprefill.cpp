// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prompt processing: time per token = operations / (factor x peak) + attention + launches + one reading of
// the weights a batch.
#include "model/estimate/speedkeys.h"
#include "model/estimate/speedparts.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr double reading = 0.8;     ///< share of the bandwidth that reading the weights reaches
constexpr int batchTokens = 512;    ///< tokens that llama.cpp computes at once
constexpr double int8OverBasis = 4; ///< int8 units beside the basis: what no prompt can exceed
constexpr double otherRuntimeLow = 0.5, otherRuntimeHigh = 2;

bool isLlamaCpp(Runtime runtime)
{
    return runtime == Runtime::LlamaCpp || runtime == Runtime::LlamaServer;
}

/// Runtimes on PyTorch run the same 16-bit products as training; nothing else about them was measured.
Speed throughPyTorch(const CardConstants &constants, const Question &question, const Gpu &gpu)
{
    const double peak = densePeakTflops(gpu);
    if (peak <= 0)
        return speedGap(SpeedGap::PeakUnknown, constants.backend());
    const SpeedConstant *reached = constants.find(u"train_efficiency");
    if (!reached)
        return speedGap(SpeedGap::NoMeasurements, constants.backend());
    Speed speed = knownSpeed(reached->value * peak * 1e12 / (2 * question.shape->activeParams), *reached,
                             constants.backend());
    speed.value = Band::around(speed.value.expected, otherRuntimeLow, otherRuntimeHigh);
    speed.cardsBehind = 0;
    return speed;
}

/// The programs' own attention, else that without fused kernels, else the backend's.
const SpeedConstant *attentionRow(const CardConstants &constants, const QString &software, bool unfused)
{
    const SpeedConstant *row = constants.find(u"prefill_attention", software);
    if (!row && unfused)
        row = constants.find(u"prefill_attention", u"unfused");
    return row ? row : constants.find(u"prefill_attention");
}

} // namespace

Speed prefillSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu)
{
    if (!question.shape || !(question.shape->activeParams > 0))
        return speedGap(SpeedGap::ModelBytesUnknown, constants.backend());
    if (!isLlamaCpp(question.runtime))
        return throughPyTorch(constants, question, gpu);
    const double peak = prefillBasisTflops(gpu);
    const auto bandwidth = gpu.number(SpecField::BandwidthGBps);
    if (!(peak > 0))
        return speedGap(SpeedGap::PeakUnknown, constants.backend());
    if (!bandwidth)
        return speedGap(SpeedGap::BandwidthUnknown, constants.backend());
    const SpeedConstant *factor = constants.find(u"prefill_factor");
    if (!factor)
        return speedGap(SpeedGap::NoMeasurements, constants.backend());

    const ModelShape &shape = *question.shape;
    const QString software = softwareKey(question);
    const Factor program = constants.factor(u"prefill_software", software);
    const bool unfused = !question.inference.flashAttention && constants.backend() == Backend::Cuda;
    double products = factor->value * program.value;
    if (unfused)
        products *= constants.value(u"prefill_unfused");
    if (!question.weights.isQuantised())
        products *= constants.value(u"prefill_16bit");
    if (shape.isMoe())
        products *= constants.value(u"prefill_moe");
    const SpeedConstant *attention = attentionRow(constants, software, unfused);
    const SpeedConstant *tau = constants.find(u"prefill_tau_us", software);
    if (!tau)
        tau = constants.find(u"prefill_tau_us");

    const double width = static_cast<double>(shape.heads) * shape.headDim;
    const double weights = shape.params * question.weights.bitsPerWeight / 8;
    const auto rate = [&](double prompt) {
        const double batch = std::min<double>(prompt, batchTokens);
        double seconds = 2 * shape.activeParams / (products * peak * 1e12);
        if (attention)
            seconds += 2 * shape.layers * width * prompt / (factor->value * attention->value * peak * 1e12);
        if (tau)
            seconds += shape.layers * tau->value * 1e-6 / batch;
        return 1 / (seconds + weights / (reading * *bandwidth * bytesPerGB) / batch);
    };
    const double context = question.inference.contextTokens;
    const bool measuredAt = question.speedDetail.promptTokens > 0;
    const double prompt =
        measuredAt ? question.speedDetail.promptTokens : std::max<double>(batchTokens, context / 8);
    Speed speed = knownSpeed(rate(prompt), *factor, constants.backend());
    widen(speed, program.lowFactor, program.highFactor);
    if (!measuredAt && context > prompt)
        widen(speed, rate(context) / rate(prompt), 1);
    if (question.devices > 1 && question.sharding == Sharding::TensorParallel)
        speed.value = speed.value.scaled((hasVendorLink(gpu) ? 0.85 : 0.70) * question.devices);
    else
        clampTo(speed, int8OverBasis * peak * 1e12 / (2 * shape.activeParams));
    return speed;
}

} // namespace gpuwise
