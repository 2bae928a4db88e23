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

} // namespace

LineChart costChart(const RentOrBuyCase &found, const QLocale &locale)
{
    LineChart chart;
    chart.id = QStringLiteral("cost_over_time");
    chart.title = Words::tr("Cumulative cost");
    chart.xName = Words::tr("Months");
    chart.yName = currencyCode(found.inputs.currency);
    chart.description = rentOrBuyConclusion(found, locale);
    LineChart::Series net{QStringLiteral("own_net"), Words::tr("Buying, less resale"), {}};
    LineChart::Series paid{QStringLiteral("own_paid"), Words::tr("Buying, as paid"), {}};
    LineChart::Series rent{QStringLiteral("rent"), Words::tr("Renting"), {}};
    for (const CostPoint &point : found.answer.series) {
        net.points.push_back({point.month, point.net.amount(),
                              Band{point.netLow.amount(), point.net.amount(), point.netHigh.amount()}});
        paid.points.push_back({point.month, point.paid.amount(), std::nullopt});
        rent.points.push_back({point.month, point.rent.amount(), std::nullopt});
    }
    chart.series = {std::move(net), std::move(paid), std::move(rent)};
    if (found.answer.verdict == CostVerdict::BuyWins) {
        chart.mark = found.answer.breakEvenMonths;
        chart.markName =
            Words::tr("Break-even: %1 hours").arg(formatNumber(*found.answer.breakEvenHours, 0, locale));
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
