// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/costchart.h"

#include "model/words/costwords.h"
#include "model/words/format.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RentOrBuy)
};

/// Every month, or every second, third … so that at most eight steps have their number.
ScatterAxis monthAxis(double months, const QLocale &locale)
{
    ScatterAxis axis;
    axis.high = months;
    constexpr double mostSteps = 8;
    double step = 1;
    for (const double each : {1.0, 2.0, 3.0, 6.0, 12.0, 24.0, 36.0}) {
        step = each;
        if (months / step <= mostSteps)
            break;
    }
    for (int i = 0; i * step <= months * (1 + 1e-12); ++i)
        axis.ticks.push_back({i * step, formatTrimmed(i * step, 0, locale)});
    if (axis.ticks.size() < 2) // less than a month
        axis.ticks.push_back({months, formatTrimmed(months, 2, locale)});
    return axis;
}

QString pointSentence(const CostPoint &point, const QLocale &locale)
{
    return Words::tr("Month %1: buying %2 less resale (%3 to %4), %5 as paid; renting %6.")
        .arg(formatTrimmed(point.month, 1, locale), formatMoney(point.net, locale),
             formatMoney(point.netLow, locale), formatMoney(point.netHigh, locale),
             formatMoney(point.paid, locale), formatMoney(point.rent, locale));
}

} // namespace

LineChart costChart(const RentOrBuyCase &found, const QLocale &locale)
{
    LineChart chart;
    chart.id = QStringLiteral("cost_over_time");
    chart.title = Words::tr("Cumulative cost");
    chart.xName = Words::tr("Months");
    chart.yName = Words::tr("Cost so far, %1").arg(currencyCode(found.inputs.currency));
    chart.description = rentOrBuyConclusion(found, locale);
    using Stroke = LineChart::Stroke;
    LineChart::Series net{QStringLiteral("own_net"), Words::tr("Buying, less resale"), {}, Stroke::Solid, {}};
    LineChart::Series paid{QStringLiteral("own_paid"), Words::tr("Buying, as paid"), {}, Stroke::Dotted, {}};
    LineChart::Series rent{QStringLiteral("rent"), Words::tr("Renting"), {}, Stroke::Dashed, {}};
    net.detail = Words::tr("strip: resale %1 to %2")
                     .arg(formatPercent(found.inputs.resaleLow, locale),
                          formatPercent(found.inputs.resaleHigh, locale));
    for (const CostPoint &point : found.answer.series) {
        net.points.push_back({point.month, point.net.amount(),
                              Band{point.netLow.amount(), point.net.amount(), point.netHigh.amount()}});
        paid.points.push_back({point.month, point.paid.amount(), std::nullopt});
        rent.points.push_back({point.month, point.rent.amount(), std::nullopt});
        chart.sentences.push_back(pointSentence(point, locale));
    }
    chart.series = {std::move(net), std::move(rent), std::move(paid)};
    chart.x = monthAxis(found.inputs.months, locale);
    chart.y = axisOver(chart.yEnd(), chart.yEnd(), locale);
    if (found.answer.verdict == CostVerdict::BuyWins) {
        chart.mark = found.answer.breakEvenMonths;
        chart.markName =
            Words::tr("Break-even: %1 hours").arg(formatNumber(*found.answer.breakEvenHours, 0, locale));
        chart.markDetail = Words::tr("month %1").arg(formatTrimmed(*chart.mark, 1, locale));
    }
    return chart;
}

CostTable costTable(const RentOrBuyCase &found, const QLocale &locale)
{
    CostTable table;
    table.header = {Words::tr("Month"), Words::tr("Buying, as paid"), Words::tr("Buying, less resale"),
                    Words::tr("Renting")};
    for (const CostPoint &point : found.answer.series)
        table.rows.push_back({formatTrimmed(point.month, 1, locale), formatMoney(point.paid, locale),
                              formatMoney(point.net, locale), formatMoney(point.rent, locale)});
    return table;
}

} // namespace gpuwise
