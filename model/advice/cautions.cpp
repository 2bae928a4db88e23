// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/cautions.h"

#include "model/advice/job.h"
#include "model/advice/options.h"
#include "model/advice/scoring.h"

#include <QRegularExpression>

#include <iterator>

namespace gpuwise {

namespace {

// Where "worth saying" begins. They only decide about sentences, never about a verdict or a rank.
constexpr double weightsFillFrom = 0.85;   ///< of what is usable on a card
constexpr double cacheIsLargeFrom = 0.30;  ///< of the whole need
constexpr double oversizedFrom = 4;        ///< times the need
constexpr double oversizedFromWatts = 350; ///< smaller cards waste little when they idle
constexpr double powerHungryFromWatts = 300;
constexpr double slowHalfBelow = 0.25; ///< of the FP32 rate; Pascal has 1/64, all later cards 1 or more
constexpr double longJobFromHours = 24;

using Reasons = std::vector<Reason>;

double bytesOf(const MemoryEstimate &memory, TermId id)
{
    const Term *term = memory.term(id);
    return term ? term->bytes.expected : 0;
}

Reasons memoryCautions(const Option &option)
{
    Reasons found;
    const double usable = option.fit.usable.bytes;
    if (option.fit.verdict == Verdict::Tight)
        found.push_back({ReasonCode::TightMemory, {toGiB(-option.fit.marginBytes)}, {}, {}});
    if (!option.memory.isValid() || !(usable > 0))
        return found;
    const double weights = bytesOf(option.memory, TermId::Weights) / option.memory.devices;
    if (option.fit.verdict != Verdict::No && weights > weightsFillFrom * usable)
        found.push_back({ReasonCode::WeightsFillMemory, {toGiB(weights), toGiB(usable)}, {}, {}});
    const double cache = bytesOf(option.memory, TermId::KvCache);
    if (cache > cacheIsLargeFrom * option.memory.total.expected)
        found.push_back(
            {ReasonCode::CacheIsLarge, {toGiB(cache), toGiB(option.memory.total.expected)}, {}, {}});
    return found;
}

Reasons speedCautions(const Workload &workload, const Option &option)
{
    if (option.speed.gap == SpeedGap::NoBackend) // the missing software is said in its place
        return {};
    if (!option.speed.isKnown())
        return {{ReasonCode::SpeedUnknown, {}, {}, {}}};
    if (isTooSlow(option, workload))
        return {{ReasonCode::BelowSpeedFloor,
                 {option.speed.value.expected, workload.task.inference.minTokensPerSecond},
                 {},
                 {}}};
    if (!isTraining(workload.task.task))
        return {};
    const auto hours = hoursOfJob(trainingTokens(workload.task.training), option.speed);
    if (!hours || hours->expected < longJobFromHours)
        return {};
    return {{ReasonCode::LongJob, {hours->expected / 24}, {}, {}}};
}

Reasons softwareCautions(const Workload &workload, const Gpu &gpu, const Option &option)
{
    Reasons found;
    const QString framework = option.software.framework;
    if (option.software.support == Support::None)
        found.push_back({ReasonCode::SoftwareMissing, {}, {}, framework});
    const auto capability = gpu.computeCapability();
    if (runsOnOldSoftwareOnly(gpu))
        found.push_back({ReasonCode::OldSoftware, {}, {}, gpu.architecture});
    else if (option.software.support == Support::Partial || option.software.support == Support::Community)
        found.push_back({ReasonCode::CommunitySoftware, {}, {}, framework});
    else if (option.software.support == Support::NotStated && !framework.isEmpty())
        found.push_back({ReasonCode::SoftwareNotStated, {}, {}, framework});
    if (isTraining(workload.task.task) && capability && *capability < 8.0)
        found.push_back({ReasonCode::NoBf16, {}, {}, {}});
    const auto half = gpu.number(SpecField::Fp16Tflops);
    const auto full = gpu.number(SpecField::Fp32Tflops);
    if (half && full && *half < slowHalfBelow * *full)
        found.push_back({ReasonCode::SlowHalfPrecision, {}, {}, {}});
    return found;
}

/// What several cards do to each other.
Reasons teamCautions(const Workload &workload, const Gpu &gpu, const Option &option)
{
    Reasons found;
    if (option.cards.count < 2)
        return found;
    const bool bySharedLayers = workload.task.sharding.value_or(Sharding::Layer) != Sharding::TensorParallel;
    const bool splitsLayers = workload.task.task == Task::Inference && bySharedLayers;
    if (splitsLayers)
        found.push_back({ReasonCode::LayersDoNotAddSpeed, {}, {}, {}});
    else if (gpu.spec(SpecField::LinkGBps).state == FactState::NotSupported)
        found.push_back({ReasonCode::NoCardLink, {}, {}, {}});
    return found;
}

Reasons placeCautions(const Gpu &gpu, const Option &option)
{
    Reasons found;
    if (option.mode == OptionMode::Rent)
        return found;
    const int count = option.cards.count;
    const double watts = groupWatts(gpu, count);
    if (count > 1)
        found.push_back({ReasonCode::SeveralCards, {double(count), watts}, {}, {}});
    if (gpu.segment == Segment::Datacenter)
        found.push_back({ReasonCode::PassiveCooling, {}, {}, {}});
    if (option.mode == OptionMode::BuyUsed)
        found.push_back({ReasonCode::UsedCard, {}, {}, {}});
    if (gpu.segment == Segment::Modified)
        found.push_back({ReasonCode::ModifiedCard, {}, {}, {}});
    if (count == 1 && watts >= powerHungryFromWatts)
        found.push_back({ReasonCode::PowerHungry, {watts}, {}, {}});
    if (gpu.segment == Segment::Unified)
        found.push_back({ReasonCode::SharedMemory, {}, {}, {}});
    const Fit &fit = option.decidingFit();
    const double spare = fit.usable.bytes - fit.needed.expected;
    if (count == 1 && fit.verdict == Verdict::Fits && watts >= oversizedFromWatts &&
        fit.usable.bytes > oversizedFrom * fit.needed.expected)
        found.push_back({ReasonCode::FarMoreThanNeeded, {toGiB(spare), watts}, {}, {}});
    return found;
}

Reasons priceCautions(const Option &option)
{
    Reasons found;
    if (!option.cost.price)
        return found;
    const PriceAnswer &price = *option.cost.price;
    if (price.age != PriceAge::Fresh)
        found.push_back({ReasonCode::StalePrice, {}, {}, price.asOf.toString(QStringLiteral("yyyy-MM"))});
    if (price.converted)
        found.push_back({ReasonCode::ConvertedPrice, {}, {}, {}});
    if (option.mode != OptionMode::Rent)
        return found;
    if (price.high.amount() > 1.2 * price.low.amount())
        found.push_back({ReasonCode::OnDemandMayRise,
                         {price.low.amount(), price.high.amount()},
                         price.each.currency,
                         {}});
    if (price.kind == OfferKind::Community)
        found.push_back({ReasonCode::MarketplaceOffers, {}, {}, {}});
    return found;
}

Reasons variantCautions(const Catalogue &catalogue, const Gpu &gpu, const Option &option)
{
    const Gpu *smaller = option.mode == OptionMode::Rent ? nullptr : smallerVariant(catalogue, gpu);
    if (!smaller)
        return {};
    return {{ReasonCode::SmallerVariant, {smaller->number(SpecField::MemoryGB).value_or(0)}, {}, {}}};
}

/// "GeForce RTX 4060 Ti 16GB" without its size.
QString nameWithoutMemory(const Gpu &gpu)
{
    if (!gpu.name.contains(QLatin1StringView("GB"))) // most: the search is not free
        return gpu.name;
    static const QRegularExpression size(QStringLiteral("\\s*\\b\\d+\\s?GB\\b"));
    return QString(gpu.name).remove(size);
}

} // namespace

const Gpu *smallerVariant(const Catalogue &catalogue, const Gpu &gpu)
{
    const auto mine = gpu.number(SpecField::MemoryGB);
    if (!mine || gpu.segment == Segment::Unified) // a Mac's memory is chosen with it, under one name
        return nullptr;
    const QString name = nameWithoutMemory(gpu);
    for (const Gpu &other : catalogue.gpus) {
        const auto memory = other.number(SpecField::MemoryGB);
        if (other.vendor == gpu.vendor && other.segment == gpu.segment && memory && *memory < *mine &&
            other.architecture == gpu.architecture && nameWithoutMemory(other) == name)
            return &other;
    }
    return nullptr;
}

std::vector<Reason> cautionsFor(const Catalogue &catalogue, const Workload &workload, const Option &option)
{
    const Gpu &gpu = *catalogue.gpu(option.cards.gpuId);
    Reasons found = memoryCautions(option);
    const auto append = [&found](Reasons more) {
        std::move(more.begin(), more.end(), std::back_inserter(found));
    };
    append(speedCautions(workload, option));
    append(softwareCautions(workload, gpu, option));
    append(placeCautions(gpu, option));
    append(teamCautions(workload, gpu, option));
    append(priceCautions(option));
    append(variantCautions(catalogue, gpu, option));
    if (found.empty() && option.mode != OptionMode::Rent)
        found.push_back({ReasonCode::CheckLength, {}, {}, {}});
    return found;
}

} // namespace gpuwise
