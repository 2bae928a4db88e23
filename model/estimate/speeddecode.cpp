// SPDX-License-Identifier: GPL-3.0-or-later
//
// Generation: time per token = bytes read / (efficiency x bandwidth) + launch time x layers.
#include "model/estimate/kvcache.h"
#include "model/estimate/speedparts.h"

#include <algorithm>

namespace gpuwise {

namespace {

// Layer split takes turns: of llama.cpp runs on several cards (docs/estimates.md, "Several cards").
constexpr double copyOnEachCard = 0.96; ///< the model would fit one card: 0.85 to 0.99 of its speed
constexpr double neededCards = 0.80;    ///< it needs several: 0.62 to 0.88 of one card's roofline
constexpr double layersUnknown = 32;

/// Cards exchange twice a layer; what is kept of the work depends on the link.
double tensorParallelShare(const DecodeRates &rates)
{
    return rates.vendorLink ? 0.85 : 0.70;
}

double shareOfOneCard(const Question &question)
{
    return question.sharding == Sharding::TensorParallel ? 1.0 / std::max(1, question.devices) : 1.0;
}

bool fitsOneCard(const Question &question, const DecodeRates &rates)
{
    const double whole =
        question.shape->params * question.weights.bitsPerWeight / 8 +
        cacheBytesRead(question, question.inference.contextTokens) * question.inference.sequences;
    return whole < 0.9 * rates.memoryGB * bytesPerGiB;
}

void applySharding(Speed &speed, const Question &question, const DecodeRates &rates)
{
    if (question.devices <= 1)
        return;
    if (question.sharding == Sharding::TensorParallel) {
        speed.value = speed.value.scaled(tensorParallelShare(rates));
        widen(speed, 0.8, 1.15);
    } else if (fitsOneCard(question, rates)) {
        speed.value = speed.value.scaled(copyOnEachCard);
        widen(speed, 0.85 / copyOnEachCard, 0.99 / copyOnEachCard);
    } else {
        speed.value = speed.value.scaled(neededCards);
        widen(speed, 0.62 / neededCards, 0.88 / neededCards);
    }
}

} // namespace

DecodeRates decodeRates(const CardConstants &constants, const Gpu &gpu, QStringView software)
{
    DecodeRates rates;
    rates.backend = constants.backend();
    rates.bandwidthGBps = gpu.number(SpecField::BandwidthGBps);
    rates.memoryGB = gpu.number(SpecField::MemoryGB).value_or(0);
    rates.vendorLink = hasVendorLink(gpu);
    const SpeedConstant *efficiency = constants.find(u"decode_efficiency");
    const SpeedConstant *tau = constants.find(u"decode_tau_us");
    if (!efficiency || !tau)
        return rates;
    const Factor program = constants.factor(u"decode_software", software);
    rates.measured = true;
    rates.efficiency = efficiency->value * program.value;
    rates.moeFactor = constants.value(u"decode_moe");
    rates.launchMicros = tau->value;
    rates.launchFactor = constants.value(u"decode_tau_software", software);
    rates.lowFactor = efficiency->lowFactor;
    rates.highFactor = efficiency->highFactor;
    rates.programLow = program.lowFactor;
    rates.programHigh = program.highFactor;
    rates.cardsBehind = efficiency->cards;
    return rates;
}

Speed decodeSpeed(const DecodeRates &rates, const Question &question)
{
    if (keepsLayersOnProcessor(question))
        return speedGap(SpeedGap::LayersOnProcessor, rates.backend);
    if (!rates.bandwidthGBps)
        return speedGap(SpeedGap::BandwidthUnknown, rates.backend);
    if (!question.shape || !(question.shape->params > 0))
        return speedGap(SpeedGap::ModelBytesUnknown, rates.backend);
    if (!rates.measured)
        return speedGap(SpeedGap::NoMeasurements, rates.backend);

    const double reached = question.shape->isMoe() ? rates.efficiency * rates.moeFactor : rates.efficiency;
    const double layers = question.shape->layers > 0 ? question.shape->layers : layersUnknown;
    const double launches = layers * rates.launchMicros * 1e-6 * rates.launchFactor;
    const double bandwidth = *rates.bandwidthGBps * bytesPerGB;
    const double weights = weightBytesRead(question);
    const KvRates cache = kvRates(*question.shape, question.kvBitsPerElement);
    const auto read = [&](double filled) {
        return (weights + cache.bytes(filled) * question.inference.sequences) * shareOfOneCard(question);
    };
    const auto rate = [&](double filled) {
        return 1 / (read(filled) / (reached * *rates.bandwidthGBps * bytesPerGB) + launches);
    };
    const double context = question.inference.contextTokens;
    const bool measuredAt = question.speedDetail.filledTokens >= 0;
    const double filled = measuredAt ? question.speedDetail.filledTokens : context / 8;
    const double expected = rate(filled);
    Speed speed;
    speed.gap = SpeedGap::None;
    speed.backend = rates.backend;
    speed.cardsBehind = rates.cardsBehind;
    speed.value = Band::around(expected, rates.lowFactor, rates.highFactor);
    widen(speed, rates.programLow, rates.programHigh);
    if (!measuredAt) {
        widen(speed, rate(context) / expected, rate(0) / expected); // a full cache, an empty one
        speed.assumptions.add(AssumptionId::SpeedWithShortHistory);
    }
    if (question.inference.sequences > 1)
        speed.assumptions.add(AssumptionId::SpeedOfSeveralUsersIsABound);
    clampTo(speed, bandwidth / read(filled));
    applySharding(speed, question, rates);
    return speed;
}

} // namespace gpuwise
