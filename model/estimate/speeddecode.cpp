// SPDX-License-Identifier: GPL-3.0-or-later
//
// Generation: time per token = bytes read / (efficiency x bandwidth) + launch time x layers.
#include "model/estimate/speedkeys.h"
#include "model/estimate/speedparts.h"

#include <algorithm>

namespace gpuwise {

namespace {

// Layer split takes turns: of llama.cpp runs on several cards (docs/estimates.md, "Several cards").
constexpr double copyOnEachCard = 0.96; ///< the model would fit one card: 0.85 to 0.99 of its speed
constexpr double neededCards = 0.80;    ///< it needs several: 0.62 to 0.88 of one card's roofline
constexpr double layersUnknown = 32;

/// Cards exchange twice a layer; what is kept of the work depends on the link.
double tensorParallelShare(const Gpu &gpu)
{
    return hasVendorLink(gpu) ? 0.85 : 0.70;
}

double shareOfOneCard(const Question &question)
{
    return question.sharding == Sharding::TensorParallel ? 1.0 / std::max(1, question.devices) : 1.0;
}

bool fitsOneCard(const Question &question, const Gpu &gpu)
{
    const double whole =
        question.shape->params * question.weights.bitsPerWeight / 8 +
        cacheBytesRead(question, question.inference.contextTokens) * question.inference.sequences;
    return whole < 0.9 * gpu.number(SpecField::MemoryGB).value_or(0) * bytesPerGiB;
}

void applySharding(Speed &speed, const Question &question, const Gpu &gpu)
{
    if (question.devices <= 1)
        return;
    if (question.sharding == Sharding::TensorParallel) {
        speed.value = speed.value.scaled(tensorParallelShare(gpu));
        widen(speed, 0.8, 1.15);
    } else if (fitsOneCard(question, gpu)) {
        speed.value = speed.value.scaled(copyOnEachCard);
        widen(speed, 0.85 / copyOnEachCard, 0.99 / copyOnEachCard);
    } else {
        speed.value = speed.value.scaled(neededCards);
        widen(speed, 0.62 / neededCards, 0.88 / neededCards);
    }
}

} // namespace

Speed decodeSpeed(const ConstantTable &constants, Backend backend, const Question &question, const Gpu &gpu)
{
    const auto bandwidth = gpu.number(SpecField::BandwidthGBps);
    if (!bandwidth)
        return speedGap(SpeedGap::BandwidthUnknown, backend);
    if (!question.shape || !(question.shape->params > 0))
        return speedGap(SpeedGap::ModelBytesUnknown, backend);
    const SpeedConstant *efficiency = constants.find(u"decode_efficiency", backend, gpu);
    const SpeedConstant *tau = constants.find(u"decode_tau_us", backend, gpu);
    if (!efficiency || !tau)
        return speedGap(SpeedGap::NoMeasurements, backend);

    const QString software = softwareKey(question);
    const Factor program = constants.factor(u"decode_software", backend, gpu, software);
    double reached = efficiency->value * program.value;
    if (question.shape->isMoe())
        reached *= constants.value(u"decode_moe", backend, gpu);
    const double layers = question.shape->layers > 0 ? question.shape->layers : layersUnknown;
    const double launches =
        layers * tau->value * 1e-6 * constants.value(u"decode_tau_software", backend, gpu, software);
    const double weights = weightBytesRead(question);
    const auto read = [&](double filled) {
        return (weights + cacheBytesRead(question, filled) * question.inference.sequences) *
               shareOfOneCard(question);
    };
    const auto rate = [&](double filled) {
        return 1 / (read(filled) / (reached * *bandwidth * bytesPerGB) + launches);
    };
    const double context = question.inference.contextTokens;
    const bool measuredAt = question.speedDetail.filledTokens >= 0;
    const double filled = measuredAt ? question.speedDetail.filledTokens : context / 8;
    Speed speed = knownSpeed(rate(filled), *efficiency, backend);
    widen(speed, program.lowFactor, program.highFactor);
    if (!measuredAt) {
        widen(speed, rate(context) / rate(filled), 1);
        speed.assumptions.add(AssumptionId::SpeedWithShortHistory);
    }
    if (question.inference.sequences > 1)
        speed.assumptions.add(AssumptionId::SpeedOfSeveralUsersIsABound);
    clampTo(speed, *bandwidth * bytesPerGB / read(filled));
    applySharding(speed, question, gpu);
    return speed;
}

} // namespace gpuwise
