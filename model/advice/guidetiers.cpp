// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/guidetiers.h"

#include <array>

namespace gpuwise {

std::span<const GuideTier> guideTiers()
{
    static constexpr std::array tiers{GuideTier::Flagships, GuideTier::Workhorses, GuideTier::ValueStars,
                                      GuideTier::Challengers, GuideTier::Entry};
    return tiers;
}

QStringList cardsOf(GuideTier tier)
{
    const auto list = [](const char *ids) { return QString::fromLatin1(ids).split(u' '); };
    switch (tier) {
    case GuideTier::Flagships:
        return list("nvidia-h200-sxm-141gb nvidia-b200-sxm-180gb");
    case GuideTier::Workhorses:
        return list(
            "nvidia-h100-sxm5-80gb nvidia-a100-sxm4-80gb nvidia-h800-sxm5-80gb nvidia-a800-sxm4-80gb");
    case GuideTier::ValueStars:
        return list("nvidia-rtx-4090-24gb nvidia-rtx-4090-d-24gb");
    case GuideTier::Challengers:
        return list("amd-instinct-mi300x amd-instinct-mi325x");
    case GuideTier::Entry:
        break;
    }
    return list("nvidia-rtx-3060-12gb");
}

} // namespace gpuwise
