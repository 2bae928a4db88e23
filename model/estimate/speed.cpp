// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/speed.h"

#include "model/estimate/software.h"
#include "model/estimate/speedkeys.h"
#include "model/estimate/speedparts.h"

#include <array>

namespace gpuwise {

namespace {

/// The share of their work that several cards keep while they exchange gradients.
double trainingLinkEfficiency(const Gpu &gpu, int devices)
{
    if (devices <= 1)
        return 1;
    return hasVendorLink(gpu) ? 0.95 : 0.90;
}

/// A published run proves that the program ran. Otherwise: no system on which it runs, no speed.
bool runsNowhere(const Catalogue &catalogue, const Question &question, const Gpu &gpu)
{
    if (!question.speedDetail.software.isEmpty())
        return false;
    for (const OperatingSystem os : {OperatingSystem::Linux, OperatingSystem::Windows})
        if (supportFor(catalogue, gpu, question.task, question.runtime, question.training.framework, os)
                .support != Support::None)
            return false;
    return true;
}

} // namespace

QString backendId(Backend backend)
{
    constexpr std::array ids{"cuda", "rocm", "vulkan", "metal", "sycl", "other"};
    return QString::fromLatin1(ids[static_cast<std::size_t>(backend)]);
}

SpeedModel::SpeedModel(const Catalogue &catalogue)
    : m_catalogue(&catalogue)
    , m_constants(std::make_shared<const ConstantTable>(catalogue.speedConstants))
{}

Speed SpeedModel::decodeOn(Backend backend, const Question &question, const Gpu &gpu) const
{
    return decodeSpeed(decodeRates(m_constants->of(backend, gpu), gpu, softwareKey(question)), question);
}

Speed SpeedModel::prefillOn(Backend backend, const Question &question, const Gpu &gpu) const
{
    return prefillSpeed(m_constants->of(backend, gpu), question, gpu);
}

Speed CardDecode::speed(const Question &question) const
{
    if (question.task != Task::Inference)
        return speedGap(SpeedGap::NotThisTask, Backend::Cuda);
    if (m_rates.empty())
        return speedGap(SpeedGap::NoBackend, Backend::Other);
    Speed best;
    bool first = true;
    for (const DecodeRates &rates : m_rates) {
        const Speed speed = decodeSpeed(rates, question);
        if (first || (speed.isKnown() && speed.value.expected > best.value.expected))
            best = speed;
        first = false;
    }
    return best;
}

CardDecode SpeedModel::decodeOf(const Question &example, const Gpu &gpu) const
{
    CardDecode card;
    if (example.task != Task::Inference || runsNowhere(*m_catalogue, example, gpu))
        return card;
    for (const Backend backend : backendsFor(gpu, example))
        card.m_rates.push_back(decodeRates(m_constants->of(backend, gpu), gpu, softwareKey(example)));
    return card;
}

Speed SpeedModel::decode(const Question &question, const Gpu &gpu) const
{
    return decodeOf(question, gpu).speed(question);
}

Speed SpeedModel::prefill(const Question &question, const Gpu &gpu) const
{
    return prefillBeside(decode(question, gpu), question, gpu);
}

Speed SpeedModel::prefillBeside(const Speed &decoded, const Question &question, const Gpu &gpu) const
{
    if (decoded.gap == SpeedGap::NotThisTask || decoded.gap == SpeedGap::NoBackend ||
        decoded.gap == SpeedGap::LayersOnProcessor)
        return decoded;
    return prefillOn(decoded.backend, question, gpu);
}

Speed SpeedModel::training(const Question &question, const Gpu &gpu) const
{
    if (!isTraining(question.task) && question.task != Task::Learn)
        return speedGap(SpeedGap::NotThisTask, Backend::Cuda);
    if (runsNowhere(*m_catalogue, question, gpu))
        return speedGap(SpeedGap::NoBackend, Backend::Other);
    return trainingSpeed(m_constants->of(backendsFor(gpu, question).front(), gpu), question, gpu);
}

Speed SpeedModel::image(const Question &question, const Gpu &gpu) const
{
    if (question.task != Task::Image || !question.shape || question.shape->modality != Modality::Diffusion)
        return speedGap(SpeedGap::NotThisTask, Backend::Cuda);
    if (runsNowhere(*m_catalogue, question, gpu))
        return speedGap(SpeedGap::NoBackend, Backend::Other);
    return imageSpeed(m_constants->of(backendsFor(gpu, question).front(), gpu), question, gpu);
}

Speed SpeedModel::forTask(const Question &question, const Gpu &gpu) const
{
    if (question.task == Task::Inference)
        return decode(question, gpu);
    if (question.task == Task::Image)
        return image(question, gpu);
    Speed speed = training(question, gpu);
    speed.value = speed.value.scaled(question.devices * trainingLinkEfficiency(gpu, question.devices));
    return speed;
}

} // namespace gpuwise
