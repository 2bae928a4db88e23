// SPDX-License-Identifier: GPL-3.0-or-later
//
// Does it fit? The need against what software can really allocate on the card, never against the size on the
// box.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/memoryestimate.h"

namespace gpuwise {

enum class Verdict : std::uint8_t
{
    Fits,
    Tight,
    No,
    Unknown
};

enum class UsableBasis : std::uint8_t
{
    Measured,
    DefaultRule
};

struct UsableAmount
{
    double bytes = 0;        ///< 0: the card's memory is not known
    double nominalBytes = 0; ///< the label in GiB: memory is sold in powers of two and labelled GB
    UsableBasis basis = UsableBasis::DefaultRule;
    int source = -1; ///< of the reading, when measured
};

/// Reading of this card if there is one (torch_total before driver_total), else the default rule of its
/// vendor, segment and operating system.
UsableAmount usableMemory(const Catalogue &catalogue, const Gpu &gpu, OperatingSystem os);

struct Fit
{
    Verdict verdict = Verdict::Unknown;
    UsableAmount usable; ///< per card
    Band needed;         ///< on the fullest card
    double marginBytes =
        0; ///< fits: usable - high; tight: usable - high (negative); no: usable - expected (negative)
};

/// Fits: the high end is within usable. Tight: usable lies within the band. No: the expected need exceeds
/// usable.
Fit judgeFit(const MemoryEstimate &estimate, const UsableAmount &usable);

} // namespace gpuwise
