// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to cellsources*.cpp: the lines that say where one value comes from.
#pragma once

#include "model/tables/cellsources.h"

namespace gpuwise {

struct CellPlace
{
    const Catalogue &catalogue;
    const Comparison &comparison;
    const ComparisonRow &row;
    const ComparisonColumn &column;
    const ComparisonCell &cell;
    QLocale locale;
};

using SourceLines = std::vector<CellSources::Line>;

SourceLines sourceLines(const CellPlace &place);
SourceLines estimateLines(const CellPlace &place); ///< memory, limits, speed, value
SourceLines priceLines(const CellPlace &place);

/// A source's title with the day it was read; nothing for an index below 0.
void addSource(SourceLines &lines, const Catalogue &catalogue, int source, const QString &date,
               const QString &label);
QString sourceLabel(); ///< "Source"

} // namespace gpuwise
