// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comparisons that many people look for, ready to open.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <vector>

namespace gpuwise {

struct ComparisonPreset
{
    QString name; ///< "H100 vs H200"
    std::vector<CardGroup> cards;
};

/// Those of which the catalogue has every card.
std::vector<ComparisonPreset> comparisonPresets(const Catalogue &catalogue);

} // namespace gpuwise
