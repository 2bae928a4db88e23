// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisoncharts.h"

#include "model/tables/comparisonparts.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

/// A generation, a capability or a margin is a number without a length.
bool hasLength(const ComparisonRow &row)
{
    if (row.field == ComparisonField::FitMargin || row.field == ComparisonField::SoftwareSupport ||
        row.field == ComparisonField::GuideClaims)
        return false;
    return row.field != ComparisonField::Spec || row.spec != SpecField::TensorCoreGen;
}

bool isChartable(const ComparisonRow &row)
{
    const auto known = [](const ComparisonCell &cell) { return cell.number.has_value(); };
    const auto below = [](const ComparisonCell &cell) { return cell.number && *cell.number < 0; };
    return hasLength(row) && std::any_of(row.cells.begin(), row.cells.end(), known) &&
           std::none_of(row.cells.begin(), row.cells.end(), below);
}

const ComparisonRow *rowOf(const Comparison &comparison, ComparisonField field)
{
    const auto it = std::find_if(comparison.rows.begin(), comparison.rows.end(),
                                 [field](const ComparisonRow &row) { return row.field == field; });
    return it == comparison.rows.end() ? nullptr : &*it;
}

BarChart::Bar barOf(const Comparison &comparison, const ComparisonRow &row, std::size_t column,
                    const QLocale &locale)
{
    const ComparisonCell &cell = row.cells[column];
    BarChart::Bar bar;
    bar.value = cell.number;
    bar.band = cell.band;
    bar.baseline = column == comparison.baseline;
    const CellParts parts = cellParts(row, cell, comparison.currency, locale);
    bar.text = parts.value;
    bar.detail = parts.detail;
    if (row.field != ComparisonField::NeededPerCard || !cell.number)
        return bar;
    const ComparisonRow *usable = rowOf(comparison, ComparisonField::UsablePerCard);
    if (usable && usable->cells[column].number) {
        bar.limit = usable->cells[column].number;
        bar.text = QCoreApplication::translate("ComparisonChart", "%1 of %2", "memory needed, usable")
                       .arg(bar.text, formatNumber(*bar.limit, 1, locale));
    }
    return bar;
}

QString noteOf(const BarChart &chart)
{
    const auto any = [&chart](auto test) { return std::any_of(chart.bars.begin(), chart.bars.end(), test); };
    if (any([](const BarChart::Bar &bar) { return bar.limit.has_value(); }))
        return QCoreApplication::translate("ComparisonChart", "mark: usable");
    if (any([](const BarChart::Bar &bar) { return bar.band.has_value(); }))
        return QCoreApplication::translate("ComparisonChart", "line: band");
    return {};
}

QString descriptionOf(const BarChart &chart)
{
    QStringList parts;
    for (const BarChart::Bar &bar : chart.bars)
        parts << barSentence(bar);
    return parts.join(QCoreApplication::translate("ComparisonChart", "; ", "between cards"));
}

} // namespace

QString barSentence(const BarChart::Bar &bar)
{
    return bar.detail.isEmpty()
               ? QCoreApplication::translate("ComparisonChart", "%1: %2", "card, value")
                     .arg(bar.name, bar.text)
               : QCoreApplication::translate("ComparisonChart", "%1: %2 (%3)", "card, value, band or date")
                     .arg(bar.name, bar.text, bar.detail);
}

std::vector<ChartMetric> chartMetrics(const Comparison &comparison)
{
    std::vector<ChartMetric> metrics;
    for (const ComparisonRow &row : comparison.rows)
        if (isChartable(row))
            metrics.push_back({row.id(), rowName(row)});
    return metrics;
}

QStringList firstMetrics(const Comparison &comparison, int count)
{
    const std::vector<ChartMetric> all = chartMetrics(comparison);
    const auto has = [&all](const QString &id) {
        return std::any_of(all.begin(), all.end(),
                           [&](const ChartMetric &metric) { return metric.id == id; });
    };
    QStringList first;
    const auto take = [&](const QString &id) {
        if (first.size() < count && has(id) && !first.contains(id))
            first << id;
    };
    for (const ComparisonField field : {ComparisonField::Speed, ComparisonField::Price,
                                        ComparisonField::NeededPerCard, ComparisonField::GroupBoardPower})
        if (const ComparisonRow *row = rowOf(comparison, field))
            take(row->id());
    for (const SpecField spec :
         {SpecField::TdpWatts, SpecField::BandwidthGBps, SpecField::MemoryGB, SpecField::Fp16Tflops})
        take(QString::fromLatin1(describe(spec).id));
    for (const ChartMetric &metric : all)
        take(metric.id);
    return first;
}

BarChart comparisonChart(const Catalogue &catalogue, const Comparison &comparison, const QString &metric,
                         const QLocale &locale)
{
    BarChart chart;
    const auto row = std::find_if(comparison.rows.begin(), comparison.rows.end(),
                                  [&](const ComparisonRow &r) { return r.id() == metric; });
    if (row == comparison.rows.end())
        return chart;
    chart.id = metric;
    chart.title = rowName(*row);
    chart.unit = shortUnit(*row, comparison.currency);
    for (std::size_t i = 0; i < row->cells.size(); ++i) {
        chart.bars.push_back(barOf(comparison, *row, i, locale));
        chart.bars.back().name = shortCardName(groupName(catalogue, comparison.columns[i].cards));
    }
    chart.note = noteOf(chart);
    chart.description = descriptionOf(chart);
    return chart;
}

} // namespace gpuwise
