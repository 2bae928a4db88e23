// SPDX-License-Identifier: GPL-3.0-or-later
//
// Price against speed: judged options as a chart, with its front and the budget, and the same as a table.
// What cannot be drawn is counted in the note.
#pragma once

#include "model/advice/advisor.h"
#include "model/charts/scatterchart.h"
#include "model/tables/comparison.h"
#include "model/words/sheet.h"

namespace gpuwise {

struct PriceSpeed
{
    ScatterChart chart;
    Sheet table;                         ///< a row for each point
    std::vector<const Option *> options; ///< of the points, in their order
};

/// Everything that fits the limits, bought or by the hour as the budget says; the picks and the front are
/// named.
PriceSpeed priceSpeedOf(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                        const QLocale &locale);

/// The compared cards that hold the workload, all named; over the budget they stand aside, as does what
/// the advice would not pick. The options are those of the comparison, which must outlive the result.
PriceSpeed priceSpeedOf(const Catalogue &catalogue, const Workload &workload, const Comparison &comparison,
                        const QLocale &locale);

} // namespace gpuwise
