// SPDX-License-Identifier: GPL-3.0-or-later
//
// Training: time per token and card = operations / (efficiency x peak) + attention + activations moved
// through memory + launches of programs that are known to wait for them.
#include "model/estimate/speedkeys.h"
#include "model/estimate/speedparts.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Large matrix products reach up to this share of the rated peak: cards clock above their rated boost.
constexpr double ceilingOfPeak = 1.11;

double ceilingOf(TrainingCompute compute)
{
    switch (compute) {
    case TrainingCompute::Fp8:
        return 2 * ceilingOfPeak;
    case TrainingCompute::Fp4:
        return 4 * ceilingOfPeak;
    case TrainingCompute::Bits16:
        break;
    }
    return ceilingOfPeak;
}

double narrowFactor(const CardConstants &constants, const Question &question)
{
    const TrainingCompute compute = question.speedDetail.compute;
    if (compute == TrainingCompute::Bits16)
        return 1;
    const QStringView quantity = compute == TrainingCompute::Fp8 ? u"train_fp8" : u"train_fp4";
    const SpeedConstant *own = constants.find(quantity, softwareKey(question));
    return own ? own->value : constants.value(quantity);
}

} // namespace

Speed trainingSpeed(const CardConstants &constants, const Question &question, const Gpu &gpu)
{
    const double peak = densePeakTflops(gpu);
    if (peak <= 0)
        return speedGap(SpeedGap::PeakUnknown, constants.backend());
    const auto bandwidth = gpu.number(SpecField::BandwidthGBps);
    if (!bandwidth)
        return speedGap(SpeedGap::BandwidthUnknown, constants.backend());
    if (!question.shape || !(question.shape->activeParams > 0))
        return speedGap(SpeedGap::ModelBytesUnknown, constants.backend());
    const SpeedConstant *efficiency = constants.find(u"train_efficiency");
    if (!efficiency)
        return speedGap(SpeedGap::NoMeasurements, constants.backend());

    const ModelShape &shape = *question.shape;
    const QString software = softwareKey(question);
    const Factor program = constants.factor(u"train_software", software);
    const bool frozen =
        question.task == Task::Lora || question.task == Task::Qlora || question.task == Task::Learn;
    const double k = frozen ? 4 : 6; // operations per parameter and token: a frozen base has no gradients
    Factor adapters;
    if (frozen)
        adapters = constants.factor(question.task == Task::Lora ? u"train_lora" : u"train_qlora");
    const double common = efficiency->value * program.value;
    const double attention = common * constants.value(u"train_attention");
    double products = common * adapters.value * narrowFactor(constants, question);
    if (shape.isMoe())
        products *= constants.value(u"train_moe");

    const double length = std::max(1, question.training.sequenceLength);
    const double span = length * (shape.modality == Modality::Embedding ? 2 : 1); // half under a causal mask
    const double width = static_cast<double>(shape.heads) * shape.headDim;
    const double moved = constants.value(shape.isMoe() ? u"train_bytes_moved_moe" : u"train_bytes_moved");
    double seconds = k * shape.activeParams / (products * peak * 1e12) +
                     k * shape.layers * width * span / (attention * peak * 1e12) +
                     static_cast<double>(shape.layers) * shape.hidden * moved / (*bandwidth * bytesPerGB);
    if (const SpeedConstant *tau = constants.find(u"train_tau_us", software))
        seconds += shape.layers * tau->value * 1e-6 / (length * std::max(1, question.training.batch));
    Speed speed = knownSpeed(1 / seconds, *efficiency, constants.backend());
    widen(speed, program.lowFactor * adapters.lowFactor, program.highFactor * adapters.highFactor);
    clampTo(speed, ceilingOf(question.speedDetail.compute) * peak * 1e12 / (k * shape.activeParams));
    return speed;
}

} // namespace gpuwise
