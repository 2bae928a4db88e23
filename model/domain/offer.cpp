// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/offer.h"

#include <QStringList>

#include <algorithm>

namespace gpuwise {

namespace {

bool startsWithAny(QStringView text, std::initializer_list<const char *> prefixes)
{
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const char *prefix) {
        return text.startsWith(QLatin1StringView(prefix), Qt::CaseInsensitive);
    });
}

} // namespace

bool offerServes(QStringView offerRegion, Region region)
{
    const bool china = offerRegion == QLatin1StringView("CN") || startsWithAny(offerRegion, {"cn-"});
    switch (region) {
    case Region::Any:
        return true;
    case Region::Cn:
        return china;
    case Region::Us:
        return offerRegion == QLatin1StringView("global") ||
               startsWithAny(offerRegion, {"US", "NA", "eastus", "westus"});
    case Region::Eu:
        return offerRegion == QLatin1StringView("global") ||
               startsWithAny(offerRegion, {"eu", "DE", "GR", "FR", "westeurope", "northeurope"});
    }
    return false;
}

} // namespace gpuwise
