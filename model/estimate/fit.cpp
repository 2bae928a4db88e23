// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/fit.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// Readings come from one memory size of a chip that is sold in several (an 8 GB M1, a 48 GB M3 Max). The
/// smallest share any setting-free card reports of its own label is two thirds (Apple, usable_defaults.csv),
/// so a reading below this share belongs to another size.
constexpr double smallestShareOfOwnLabel = 0.6;

/// Is error correction on as the card leaves the factory? Data-centre cards keep it on, also where the
/// catalogue does not say; workstation cards on which it can be switched have it off.
bool eccOnByDefault(const Gpu &gpu)
{
    const QString &ecc = gpu.spec(SpecField::Ecc).text;
    return ecc == "yes"_L1 || (ecc.isEmpty() && gpu.segment == Segment::Datacenter);
}

bool hasStackedMemory(const Gpu &gpu)
{
    return gpu.spec(SpecField::MemoryType).text.startsWith("HBM"_L1);
}

int rank(UsableKind kind)
{
    switch (kind) {
    case UsableKind::TorchTotal:
        return 0;
    case UsableKind::MetalWorkingSet:
        return 1;
    case UsableKind::DriverTotal:
        return 2;
    }
    return 3;
}

bool isWindowsRow(const UsableDefault &rule)
{
    return rule.os == "windows"_L1;
}

/// "unified, label <= 36 GB" limits the size; anything else does not.
bool labelMatches(QStringView segment, double labelGB)
{
    const auto limitAfter = [segment](QLatin1StringView sign) -> std::optional<double> {
        const qsizetype at = segment.indexOf(sign);
        if (at < 0)
            return std::nullopt;
        bool ok = false;
        QStringView rest = segment.sliced(at + sign.size()).trimmed();
        if (const qsizetype space = rest.indexOf(u' '); space > 0)
            rest = rest.first(space);
        const double limit = rest.toDouble(&ok);
        return ok ? std::optional(limit) : std::nullopt;
    };
    if (const auto most = limitAfter("label <="_L1))
        return labelGB <= *most;
    if (const auto above = limitAfter("label >"_L1))
        return labelGB > *above;
    return true;
}

bool namesSegment(QStringView words, Segment segment)
{
    switch (segment) {
    case Segment::Consumer:
    case Segment::Laptop:
    case Segment::Modified:
    case Segment::Workstation:
        return words.contains(segmentId(segment));
    case Segment::Datacenter:
        return words.contains("datacenter"_L1) || words.contains("server"_L1);
    case Segment::Unified:
        return words.contains("unified"_L1);
    }
    return false;
}

/// How well a default rule suits a card: 0 not at all, more is better.
int suits(const UsableDefault &rule, const Gpu &gpu, double labelGB)
{
    const QStringView words = rule.segment;
    if (rule.vendor != gpu.vendor || isWindowsRow(rule) || !labelMatches(words, labelGB))
        return 0;
    if (words.startsWith("any"_L1))
        return words.contains("discrete"_L1) && gpu.segment == Segment::Unified ? 0 : 1;
    // Stacked memory keeps its check bits beside the data: the ECC rows of GDDR cards do not apply to it.
    if (words.contains("HBM"_L1))
        return hasStackedMemory(gpu) &&
                       (gpu.segment == Segment::Datacenter || gpu.segment == Segment::Workstation)
                   ? 4
                   : 0;
    const bool onRow = words.contains("ECC on"_L1);
    const bool offRow = words.contains("ECC off"_L1);
    if ((onRow && (hasStackedMemory(gpu) || !eccOnByDefault(gpu))) ||
        (offRow && !hasStackedMemory(gpu) && eccOnByDefault(gpu)))
        return 0;
    if (namesSegment(words, gpu.segment))
        return 3;
    // A laptop or modified card of a vendor without such a row is its consumer card with other limits.
    const bool likeConsumer = gpu.segment == Segment::Laptop || gpu.segment == Segment::Modified;
    return likeConsumer && namesSegment(words, Segment::Consumer) ? 2 : 0;
}

const UsableMemory *readingOf(const Catalogue &catalogue, const Gpu &gpu, double nominalMiB)
{
    const bool ecc = eccOnByDefault(gpu);
    const auto better = [ecc](const UsableMemory &a, const UsableMemory &b) {
        if (rank(a.kind) != rank(b.kind))
            return rank(a.kind) < rank(b.kind);
        if ((a.eccOn == ecc) != (b.eccOn == ecc))
            return a.eccOn == ecc;
        return a.reportedMiB < b.reportedMiB; // two readings disagree: promise the smaller
    };
    const UsableMemory *best = nullptr;
    for (const UsableMemory &reading : catalogue.usableMemory)
        if (reading.isDefault && reading.gpuId == gpu.id &&
            reading.reportedMiB >= smallestShareOfOwnLabel * nominalMiB && (!best || better(reading, *best)))
            best = &reading;
    return best;
}

const UsableDefault *defaultFor(const Catalogue &catalogue, const Gpu &gpu, double labelGB)
{
    const UsableDefault *best = nullptr;
    int bestSuits = 0;
    for (const UsableDefault &rule : catalogue.usableDefaults) {
        const int now = suits(rule, gpu, labelGB);
        if (now > bestSuits || (best && now == bestSuits && rank(rule.kind) < rank(best->kind))) {
            best = &rule;
            bestSuits = now;
        }
    }
    return best;
}

/// What the Windows desktop takes. Data-centre cards run there without it (TCC or MCDM mode).
double windowsMiB(const Catalogue &catalogue, const Gpu &gpu)
{
    if (gpu.segment == Segment::Datacenter)
        return 0;
    for (const UsableDefault &rule : catalogue.usableDefaults)
        if (rule.vendor == gpu.vendor && isWindowsRow(rule))
            return std::abs(rule.minusMiB);
    return 0;
}

} // namespace

UsableAmount usableMemory(const Catalogue &catalogue, const Gpu &gpu, OperatingSystem os)
{
    UsableAmount amount;
    const auto labelGB = gpu.number(SpecField::MemoryGB);
    if (!labelGB || *labelGB <= 0)
        return amount;
    amount.nominalBytes = fromGiB(*labelGB);
    const double nominalMiB = toMiB(amount.nominalBytes);

    double usableMiB = 0;
    if (const UsableMemory *reading = readingOf(catalogue, gpu, nominalMiB)) {
        usableMiB = reading->reportedMiB;
        amount.basis = UsableBasis::Measured;
        amount.source = reading->source;
    } else if (const UsableDefault *rule = defaultFor(catalogue, gpu, *labelGB)) {
        usableMiB = rule->fraction * nominalMiB - rule->minusMiB;
    } else {
        return amount;
    }
    if (os == OperatingSystem::Windows)
        usableMiB -= windowsMiB(catalogue, gpu);
    amount.bytes = fromMiB(std::max(0.0, usableMiB));
    return amount;
}

Fit judgeFit(const MemoryEstimate &estimate, const UsableAmount &usable)
{
    Fit fit;
    fit.usable = usable;
    if (!estimate.isValid() || usable.bytes <= 0)
        return fit;
    fit.needed = estimate.perDevice;
    if (fit.needed.high <= usable.bytes) {
        fit.verdict = Verdict::Fits;
        fit.marginBytes = usable.bytes - fit.needed.high;
    } else if (fit.needed.expected <= usable.bytes) {
        fit.verdict = Verdict::Tight;
        fit.marginBytes = usable.bytes - fit.needed.high;
    } else {
        fit.verdict = Verdict::No;
        fit.marginBytes = usable.bytes - fit.needed.expected;
    }
    return fit;
}

} // namespace gpuwise
