// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tiers that public buying guides of 2026 agree on, for comparison with one's own: they know nothing of
// the workload. What is said about each is in model/words/tierwords.
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace gpuwise {

enum class GuideTier : std::uint8_t
{
    Flagships,
    Workhorses,
    ValueStars,
    Challengers,
    Entry
};
std::span<const GuideTier> guideTiers();
QStringList cardsOf(GuideTier tier); ///< ids of the catalogue

} // namespace gpuwise
