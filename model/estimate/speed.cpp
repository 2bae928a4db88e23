// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speed.h"

#include "model/estimate/kvcache.h"
#include "model/estimate/memoryweights.h"
#include "model/estimate/software.h"
#include "model/estimate/speedkeys.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

/// A wide band for what no constant covers: the widest that the published rows needed (docs/estimates.md).
constexpr double ceilingOfPeak = 1.1; ///< large matrix products on cards that clock above their rated boost

Speed gapOf(SpeedGap gap, Backend backend = Backend::Cuda)
{
    Speed speed;
    speed.gap = gap;
    speed.backend = backend;
    return speed;
}

Speed known(double value, const SpeedConstant &constant, Backend backend)
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

/// Bytes of weights that one token reads: active experts, without the input embedding's table.
double weightBytesRead(const Question &question)
{
    const ModelShape &shape = *question.shape;
    const double all = weightBytes(shape, question.weights, false).bytes;
    if (!(shape.params > 0))
        return 0;
    double bytes = all * std::min(1.0, shape.activeParams > 0 ? shape.activeParams / shape.params : 1.0);
    if (shape.head == HeadStorage::Separate) {
        const bool kept = question.weights.keeps != Keeps16Bit::None && question.weights.isQuantised();
        bytes -= shape.embeddingParams() * (kept ? 16 : question.weights.bitsPerWeight) / 8;
    }
    return std::max(bytes, all * 0.01);
}

double cacheBytesRead(const Question &question, double tokens)
{
    return kvRates(*question.shape, question.kvBitsPerElement).bytes(tokens);
}

bool vendorLink(const Gpu &gpu)
{
    return gpu.number(SpecField::LinkGBps).value_or(0) > 0;
}

/// The share of a card's work that several cards keep while they talk to each other: measured rows of
/// docs/estimates.md, "Several cards".
double trainingLinkEfficiency(const Gpu &gpu, int devices)
{
    if (devices <= 1)
        return 1;
    return vendorLink(gpu) ? 0.95 : 0.90;
}

double densePeakTflops(const Gpu &gpu)
{
    for (const SpecField field :
         {SpecField::Bf16Tflops, SpecField::Fp16Tflops, SpecField::PrefillBasisTflops})
        if (const auto peak = gpu.number(field); peak && *peak > 1)
            return *peak;
    return 0;
}

} // namespace

QString backendId(Backend backend)
{
    constexpr std::array ids{"cuda", "rocm", "vulkan", "metal", "sycl", "other"};
    return QString::fromLatin1(ids[static_cast<std::size_t>(backend)]);
}

SpeedModel::SpeedModel(const Catalogue &catalogue)
    : m_catalogue(&catalogue)
    , m_rows(catalogue.speedConstants)
{}

/// The most specific row: group before backend before software.
const SpeedConstant *SpeedModel::find(QStringView quantity, Backend backend, const Gpu &gpu,
                                      QStringView software) const
{
    const QString backendName = backendId(backend);
    const SpeedConstant *best = nullptr;
    int bestRank = -1;
    const auto groups = speedGroups(gpu);
    for (const SpeedConstant &row : m_rows) {
        if (row.quantity != quantity || (!row.backend.isEmpty() && row.backend != backendName) ||
            (!row.software.isEmpty() && row.software != software))
            continue;
        const auto group = std::find(groups.begin(), groups.end(), row.group);
        if (group == groups.end())
            continue;
        const int rank = 4 * static_cast<int>(groups.end() - group) + (row.backend.isEmpty() ? 0 : 2) +
                         (row.software.isEmpty() ? 0 : 1);
        if (rank > bestRank) {
            bestRank = rank;
            best = &row;
        }
    }
    return best;
}

Speed SpeedModel::decodeOn(Backend backend, const Question &question, const Gpu &gpu) const
{
    const auto bandwidth = gpu.number(SpecField::BandwidthGBps);
    if (!bandwidth)
        return gapOf(SpeedGap::BandwidthUnknown, backend);
    if (!question.shape || !(question.shape->params > 0))
        return gapOf(SpeedGap::ModelBytesUnknown, backend);
    const SpeedConstant *efficiency = find(u"decode_efficiency", backend, gpu, softwareKey(question));
    const SpeedConstant *tau = find(u"decode_tau_us", backend, gpu, softwareKey(question));
    if (!efficiency || !tau)
        return gapOf(SpeedGap::NoMeasurements, backend);

    double e = efficiency->value;
    if (question.shape->isMoe())
        e *= 0.8; // routing and many small products, speed.md 2.8
    double weights = weightBytesRead(question);
    double share = 1; // of the weights that the slowest step reads
    const bool tensorParallel = question.sharding == Sharding::TensorParallel && question.devices > 1;
    if (tensorParallel)
        share = 1.0 / question.devices;
    const double layers = question.shape->layers > 0 ? question.shape->layers : 32;
    const auto tokensPerSecond = [&](double filled) {
        const double bytes =
            (weights + cacheBytesRead(question, filled) * question.inference.sequences) * share;
        return 1 / (bytes / (e * *bandwidth * bytesPerGB) + tau->value * 1e-6 * layers);
    };
    const double context = question.inference.contextTokens;
    double expected = tokensPerSecond(context / 8);
    const double full = tokensPerSecond(context);
    if (tensorParallel)
        expected *= vendorLink(gpu) ? 0.85 : 0.7;
    else if (question.devices > 1)
        expected *= 0.80; // layer split of a model that needs several cards: 0.62-0.88 of one card's roofline
    Speed speed = known(expected, *efficiency, backend);
    if (question.devices > 1)
        widen(speed, 0.8, 1.1);
    speed.value.low =
        std::min(speed.value.low, full * expected / tokensPerSecond(context / 8) * efficiency->lowFactor);
    speed.assumptions.add(AssumptionId::SpeedWithShortHistory);
    if (question.inference.sequences > 1)
        speed.assumptions.add(AssumptionId::SpeedOfSeveralUsersIsABound);
    return speed;
}

Speed SpeedModel::prefillOn(Backend backend, const Question &question, const Gpu &gpu) const
{
    const auto peak = gpu.number(SpecField::PrefillBasisTflops);
    if (!peak)
        return gapOf(SpeedGap::PeakUnknown, backend);
    if (!question.shape || !(question.shape->activeParams > 0))
        return gapOf(SpeedGap::ModelBytesUnknown, backend);
    const QString software =
        question.weights.isQuantised() ? softwareKey(question) : QStringLiteral("16-bit");
    const SpeedConstant *factor = find(u"prefill_factor", backend, gpu, software);
    if (!factor)
        return gapOf(SpeedGap::NoMeasurements, backend);
    double rate = factor->value * *peak * 1e12 / (2 * question.shape->activeParams);
    if (question.devices > 1 && question.sharding == Sharding::TensorParallel)
        rate *= 0.7 * question.devices;
    return known(rate, *factor, backend);
}

Speed SpeedModel::decode(const Question &question, const Gpu &gpu) const
{
    if (question.task != Task::Inference)
        return gapOf(SpeedGap::NotThisTask);
    Speed best = gapOf(SpeedGap::NoMeasurements);
    for (const Backend backend : backendsFor(gpu, question.task, question.runtime, OperatingSystem::Linux)) {
        const Speed speed = decodeOn(backend, question, gpu);
        if (!best.isKnown() || (speed.isKnown() && speed.value.expected > best.value.expected))
            best = speed;
    }
    return best;
}

Speed SpeedModel::prefill(const Question &question, const Gpu &gpu) const
{
    if (question.task != Task::Inference)
        return gapOf(SpeedGap::NotThisTask);
    const Speed decoded = decode(question, gpu); // one program runs on one backend
    return prefillOn(decoded.backend, question, gpu);
}

Speed SpeedModel::training(const Question &question, const Gpu &gpu) const
{
    if (!isTraining(question.task) && question.task != Task::Learn)
        return gapOf(SpeedGap::NotThisTask);
    const bool adapters =
        question.task == Task::Lora || question.task == Task::Qlora || question.task == Task::Learn;
    const Backend backend = backendsFor(gpu, Task::Lora, question.runtime, OperatingSystem::Linux).front();
    const double peak = densePeakTflops(gpu);
    if (peak <= 0)
        return gapOf(SpeedGap::PeakUnknown, backend);
    if (!question.shape || !(question.shape->activeParams > 0))
        return gapOf(SpeedGap::ModelBytesUnknown, backend);
    const QStringView quantity = question.task == Task::Lora ? u"train_mfu_lora"
                                 : adapters                  ? u"train_mfu_qlora"
                                                             : u"train_mfu";
    const SpeedConstant *utilisation = find(quantity, backend, gpu, {});
    if (!utilisation)
        return gapOf(SpeedGap::NoMeasurements, backend);
    const double k =
        adapters ? 4 : 6; // operations per parameter and token: no weight gradients for a frozen base
    const double usable = std::min(utilisation->value, ceilingOfPeak);
    return known(usable * peak * 1e12 / (k * question.shape->activeParams), *utilisation, backend);
}

Speed SpeedModel::image(const Question &question, const Gpu &gpu) const
{
    if (question.task != Task::Image || !question.shape || question.shape->modality != Modality::Diffusion)
        return gapOf(SpeedGap::NotThisTask);
    const Backend backend = backendsFor(gpu, Task::Image, question.runtime, OperatingSystem::Linux).front();
    const double peak = densePeakTflops(gpu);
    if (peak <= 0)
        return gapOf(SpeedGap::PeakUnknown, backend);
    const SpeedConstant *factor = find(u"image_factor", backend, gpu, {});
    // A U-Net's operations do not follow from its size; only transformers read every parameter once a token.
    if (!factor || question.shape->layers <= 0 || !(question.shape->params > 0))
        return gapOf(SpeedGap::NoMeasurements, backend);
    const double patches = question.image.width / 16.0 * question.image.height / 16.0;
    const double textTokens = 512;
    const double operations = 2 * question.shape->params * (patches + textTokens) * question.image.steps;
    Speed speed = known(60 * factor->value * peak * 1e12 / operations, *factor, backend);
    speed.assumptions.add(AssumptionId::ImageSpeedFromOperations);
    return speed;
}

Speed SpeedModel::forTask(const Question &question, const Gpu &gpu) const
{
    if (question.task == Task::Inference)
        return decode(question, gpu);
    if (question.task == Task::Image)
        return image(question, gpu);
    Speed speed = training(question, gpu);
    const double factor = question.devices * trainingLinkEfficiency(gpu, question.devices);
    speed.value = speed.value.scaled(factor);
    return speed;
}

} // namespace gpuwise
