// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/scoring.h"

#include "model/advice/options.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

double unit(double x)
{
    return std::clamp(x, 0.0, 1.0);
}

double doublings(double ratio)
{
    return ratio > 0 ? std::log2(ratio) : 0;
}

/// Half: how many times the need fits. Half: what else the memory could hold, 8 GB to 32 GB. A card that just
/// fits today's model is outgrown tomorrow.
double headroomPart(const Option &option, const Gpu &gpu)
{
    if (option.fit.needed.high <= 0)
        return 0;
    const double spare = doublings(option.fit.usable.bytes / option.fit.needed.high);
    const double size = doublings(gpu.number(SpecField::MemoryGB).value_or(8) * option.cards.count / 8);
    return 0.5 * unit(spare) + 0.5 * unit(size / 2);
}

/// How far the software of the vendor carries beyond "it starts": training and image tools are written for
/// CUDA first (docs/estimates.md, "Advice").
double vendorMaturity(Vendor vendor, Task task)
{
    const bool chat = task == Task::Inference;
    switch (vendor) {
    case Vendor::Nvidia:
        return 1.0;
    case Vendor::Amd:
        return chat ? 0.75 : 0.5;
    case Vendor::Apple:
        return chat ? 0.8 : 0.35;
    case Vendor::Intel:
        return chat ? 0.55 : 0.35;
    default:
        return chat ? 0.35 : 0.3;
    }
}

double softwarePart(const Option &option, const Gpu &gpu, Task task)
{
    double support = 0.3;
    switch (option.software.support) {
    case Support::Official:
        support = 1.0;
        break;
    case Support::Partial:
        support = 0.55;
        break;
    case Support::Community:
        support = 0.45;
        break;
    case Support::None:
        support = 0;
        break;
    case Support::NotStated:
        break;
    }
    // Architectures that current CUDA has dropped run only as long as old builds do.
    const auto capability = gpu.computeCapability();
    if (runsOnOldSoftwareOnly(gpu))
        support = std::min(support, 0.4);
    // Training recipes of today are written for BF16 and FlashAttention, which NVIDIA has from Ampere on.
    if (task != Task::Inference && capability && *capability < 8.0)
        support *= 0.6;
    return support * vendorMaturity(gpu.vendor, task);
}

/// A card that is awkward to own is worth less than its figures: server cards need a server's air flow,
/// modified ones have no warranty.
double ownership(const Option &option, const Gpu &gpu)
{
    if (option.mode == OptionMode::Rent)
        return 1.0;
    if (gpu.segment == Segment::Datacenter)
        return 0.85;
    if (gpu.segment == Segment::Modified)
        return 0.87;
    return 1.0;
}

/// Every further card needs a slot, lanes, power and software that splits well.
double togetherness(int count)
{
    return 1 / (1 + 0.05 * (count - 1));
}

struct Field
{
    double cheapest = 0; ///< smallest net cost
    double slowest = 0;  ///< speed that counts as zero
    double range = 5;    ///< doublings of speed that count as one
};

Field measureField(const std::vector<Option> &options, const Workload &workload)
{
    Field field;
    for (const Option &option : options) {
        const double net = option.cost.net.amount();
        if (!option.isOwned() && net > 0 && (field.cheapest <= 0 || net < field.cheapest))
            field.cheapest = net;
        if (option.speed.isKnown() && (field.slowest <= 0 || option.speed.value.expected < field.slowest))
            field.slowest = option.speed.value.expected;
    }
    if (workload.task.task == Task::Inference) {
        field.slowest = std::max(1.0, workload.task.inference.minTokensPerSecond);
        field.range = 3.5; // beyond eleven times the floor nobody reads faster
    }
    return field;
}

int rankClass(const Option &option, const Workload &workload)
{
    return (isTooSlow(option, workload) ? 2 : 0) + (option.fit.verdict == Verdict::Fits ? 0 : 1);
}

} // namespace

bool runsOnOldSoftwareOnly(const Gpu &gpu)
{
    const auto capability = gpu.computeCapability();
    return capability && *capability < 7.5;
}

bool isTooSlow(const Option &option, const Workload &workload)
{
    if (workload.task.task != Task::Inference)
        return false;
    return !option.speed.isKnown() ||
           option.speed.value.expected < workload.task.inference.minTokensPerSecond;
}

double weighted(const ScoreParts &parts, const ScoreWeights &weights)
{
    const double total = weights.headroom + weights.speed + weights.price + weights.software + weights.power;
    const double sum = weights.headroom * parts.headroom + weights.speed * parts.speed +
                       weights.price * parts.price + weights.software * parts.software +
                       weights.power * parts.power;
    return total > 0 ? sum / total : 0;
}

void scoreOptions(const Catalogue &catalogue, const ResolvedWorkload &resolved, std::vector<Option> &options,
                  const ScoreWeights &weights)
{
    const Workload &workload = resolved.workload;
    const Field field = measureField(options, workload);
    for (Option &option : options) {
        const Gpu &gpu = *catalogue.gpu(option.cards.gpuId);
        ScoreParts &parts = option.scoreParts;
        parts.headroom = headroomPart(option, gpu);
        parts.speed = option.speed.isKnown() && field.slowest > 0
                          ? unit(doublings(option.speed.value.expected / field.slowest) / field.range)
                          : 0;
        const double net = option.cost.net.amount();
        parts.price = option.isOwned() ? 1 : net > 0 ? 1 - unit(doublings(net / field.cheapest) / 6) : 0;
        parts.software = softwarePart(option, gpu, workload.task.task);
        const double watts = groupWatts(gpu, option.cards.count);
        // Who rents does not pay for the supply, the heat and the noise.
        parts.power =
            watts > 0 && option.mode != OptionMode::Rent ? 1 - unit(doublings(watts / 100) / 4) : 0.5;
        option.standing =
            (0.7 + 0.3 * parts.software) * ownership(option, gpu) * togetherness(option.cards.count);
        option.score = weighted(parts, weights) * option.standing;
    }
}

void scoreAndSort(const Catalogue &catalogue, const ResolvedWorkload &resolved, std::vector<Option> &options,
                  const ScoreWeights &weights)
{
    const Workload &workload = resolved.workload;
    scoreOptions(catalogue, resolved, options, weights);
    std::stable_sort(options.begin(), options.end(), [&](const Option &a, const Option &b) {
        const int classA = rankClass(a, workload);
        const int classB = rankClass(b, workload);
        return classA != classB ? classA < classB : a.score > b.score;
    });
}

} // namespace gpuwise
