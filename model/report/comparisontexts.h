// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cells of the comparison as they stand on paper: narrower than on screen, so bands are left to the charts
// and the currency to the name of the row. The words are those of comparisonwords.h.
#pragma once

#include "model/report/reportcontent.h"
#include "model/tables/comparison.h"

namespace gpuwise {

QString paperUnit(const ComparisonRow &row, Currency currency); ///< empty: none, or the row's name has it
ReportCell comparisonCell(const ComparisonRow &row, const ComparisonCell &cell,
                          const ComparisonColumn &column, Currency currency, const QLocale &locale);

} // namespace gpuwise
