// SPDX-License-Identifier: GPL-3.0-or-later
//
// Rows of the comparison as charts: which rows can be one, which are shown at first, and the chart itself.
#pragma once

#include "model/charts/barchart.h"
#include "model/tables/comparison.h"

#include <QLocale>
#include <QStringList>

namespace gpuwise {

struct ChartMetric
{
    QString id; ///< ComparisonRow::id()
    QString name;
};

/// Rows of figures from zero on of which at least one is known, in the order of the table.
std::vector<ChartMetric> chartMetrics(const Comparison &comparison);

/// What decides first: memory, speed, price, power; facts where the workload is not answered. As many as
/// `count` if there are that many.
QStringList firstMetrics(const Comparison &comparison, int count);

/// "RTX 4090: 38 (30–45)".
QString barSentence(const BarChart::Bar &bar);

/// An empty chart when there is no such row.
BarChart comparisonChart(const Catalogue &catalogue, const Comparison &comparison, const QString &metric,
                         const QLocale &locale);

} // namespace gpuwise
