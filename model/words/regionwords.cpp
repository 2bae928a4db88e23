// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/words/regionwords.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace gpuwise {

namespace {

/// As db/catalogue/offers.csv writes them.
constexpr std::array knownRegions{
    std::pair{"CN", QT_TRANSLATE_NOOP("Region", "mainland China")},
    std::pair{"HK", QT_TRANSLATE_NOOP("Region", "Hong Kong")},
    std::pair{"TW", QT_TRANSLATE_NOOP("Region", "Taiwan")},
    std::pair{"US", QT_TRANSLATE_NOOP("Region", "United States")},
    std::pair{"NA", QT_TRANSLATE_NOOP("Region", "North America")},
    std::pair{"DE", QT_TRANSLATE_NOOP("Region", "Germany")},
    std::pair{"GR", QT_TRANSLATE_NOOP("Region", "Greece")},
    std::pair{"AU", QT_TRANSLATE_NOOP("Region", "Australia")},
    std::pair{"global", QT_TRANSLATE_NOOP("Region", "worldwide")},
    std::pair{"unstated", QT_TRANSLATE_NOOP("Region", "not stated")},
};

} // namespace

QString offerRegionName(const QString &region)
{
    const auto known = std::find_if(knownRegions.begin(), knownRegions.end(), [&](const auto &entry) {
        return region == QLatin1StringView(entry.first);
    });
    return known == knownRegions.end() ? region : QCoreApplication::translate("Region", known->second);
}

} // namespace gpuwise
