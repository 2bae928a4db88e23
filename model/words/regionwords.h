// SPDX-License-Identifier: GPL-3.0-or-later
//
// The places that offers name, in the user's language.
#pragma once

#include <QString>

namespace gpuwise {

/// "CN" is "Mainland China"; the regions of clouds ("us-east-1") are names and pass unchanged.
QString offerRegionName(const QString &region);

} // namespace gpuwise
