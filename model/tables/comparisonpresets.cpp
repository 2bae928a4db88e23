// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonpresets.h"

#include "model/tables/comparisonparts.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

std::vector<ComparisonPreset> comparisonPresets(const Catalogue &catalogue)
{
    // By the names people ask with: the catalogue knows which card is meant.
    constexpr std::array pairs{std::pair("h100", "h200"), std::pair("rtx 5070 ti", "rx 9070 xt"),
                               std::pair("rtx 4090", "rtx 5090")};
    std::vector<ComparisonPreset> presets;
    for (const auto &[one, other] : pairs) {
        const Gpu *first = findGpu(catalogue, QString::fromLatin1(one));
        const Gpu *second = findGpu(catalogue, QString::fromLatin1(other));
        if (first && second)
            presets.push_back({QCoreApplication::translate("Comparison", "%1 vs %2", "two cards")
                                   .arg(shortCardName(first->name), shortCardName(second->name)),
                               {{first->id, 1}, {second->id, 1}}});
    }
    return presets;
}

} // namespace gpuwise
