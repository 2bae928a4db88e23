// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rent or buy as curves, and as the table of the same figures.
#pragma once

#include "model/advice/rentorbuyinputs.h"
#include "model/charts/linechart.h"

#include <QLocale>

namespace gpuwise {

/// Cumulative cost by month: owning less resale with its band, what is paid for owning, renting.
LineChart costChart(const RentOrBuyCase &found, const QLocale &locale);

struct CostTable
{
    QStringList header;
    std::vector<QStringList> rows; ///< one a month
};
CostTable costTable(const RentOrBuyCase &found, const QLocale &locale);

} // namespace gpuwise
