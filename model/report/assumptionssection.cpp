// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was assumed because nothing better was known or asked, and how old the prices are.
#include "model/report/cells.h"
#include "model/report/reportbasis.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace gpuwise {

namespace {

AssumptionSet assumptionsOf(const ReportBasis &basis)
{
    AssumptionSet set = basis.resolved.assumptions;
    const auto add = [&set](const Option &option) {
        set.add(option.decidingMemory().assumptions);
        set.add(option.speed.assumptions);
        set.add(option.prefill.assumptions);
    };
    if (const Option *chosen = basis.chosen())
        add(*chosen);
    for (const ComparisonColumn &column : basis.comparison.columns)
        if (column.judged)
            add(*column.judged);
    return set;
}

/// Prices that the report prints.
std::vector<const PriceAnswer *> pricesOf(const ReportBasis &basis)
{
    std::vector<const PriceAnswer *> prices;
    if (const Option *chosen = basis.chosen(); chosen && chosen->cost.price)
        prices.push_back(&*chosen->cost.price);
    for (const ComparisonRow &row : basis.comparison.rows)
        for (const ComparisonCell &cell : row.cells)
            if (cell.price)
                prices.push_back(&*cell.price);
    return prices;
}

/// "GeForce RTX 4090 (new 2025-07, used 2026-05); …": each stale price that the report prints, once.
QString staleNames(const ReportBasis &basis)
{
    std::map<QString, QStringList> stale;
    const auto add = [&](const QString &gpuId, const std::optional<PriceAnswer> &price) {
        if (!price || price->age == PriceAge::Fresh)
            return;
        QStringList &prices = stale[groupName(basis.catalogue, {gpuId, 1})];
        const QString said = QCoreApplication::translate("Report", "%1 %2", "kind of price, date")
                                 .arg(offerKindWord(price->kind), formatDate(price->asOf, true));
        if (!prices.contains(said))
            prices << said;
    };
    if (const Option *chosen = basis.chosen())
        add(chosen->cards.gpuId, chosen->cost.price);
    for (const ComparisonRow &row : basis.comparison.rows)
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            add(basis.comparison.columns[i].cards.gpuId, row.cells[i].price);
    if (const auto question = costQuestionOf(basis)) {
        const RentOrBuyCase costs = rentOrBuyFor(basis.catalogue, *question, basis.request.today);
        add(question->own.gpuId, costs.price);
        add(question->rent.gpuId, costs.rent);
    }
    QStringList names;
    for (const auto &[name, prices] : stale)
        names << QCoreApplication::translate("Report", "%1 (%2)", "card, its stale prices with their dates")
                     .arg(name, prices.join(QCoreApplication::translate("Report", ", ", "between prices")));
    return names.join(QCoreApplication::translate("Report", "; ", "between cards"));
}

/// The catalogue itself ages, whatever its prices say.
QString staleCatalogue(const ReportBasis &basis)
{
    if (priceAge(basis.catalogue.asOf, basis.request.today) == PriceAge::Fresh)
        return {};
    return QCoreApplication::translate(
               "Report", "The data were last read on %1, more than 180 days ago: newer cards are missing.")
        .arg(formatDate(basis.catalogue.asOf));
}

void addPriceLines(ReportBasis &basis, QStringList &lines)
{
    const auto prices = pricesOf(basis);
    if (prices.empty())
        return;
    const auto [oldest, newest] = std::minmax_element(
        prices.begin(), prices.end(), [](const auto *a, const auto *b) { return a->asOf < b->asOf; });
    lines << QCoreApplication::translate(
                 "Report", "Prices are those of %1 to %2; they move, so ask again before you pay.")
                 .arg(formatDate((*oldest)->asOf), formatDate((*newest)->asOf));
    const QString stale = staleNames(basis);
    if (!stale.isEmpty())
        lines
            << QCoreApplication::translate("Report", "Older than 180 days are the prices of: %1.").arg(stale);
    std::set<Currency> converted;
    for (const PriceAnswer *price : prices)
        if (price->converted && price->newest)
            converted.insert(price->newest->price.currency);
    const Currency to = basis.request.workload.budget.currency;
    for (const Currency from : converted) {
        const auto one = basis.catalogue.rates.convert(Money::fromAmount(1, from), to);
        const auto rate = basis.catalogue.rates.rate(from == Currency::Usd ? to : from);
        if (!one || !rate)
            continue;
        lines << QCoreApplication::translate("Report",
                                             "Converted prices, marked ≈: 1 %1 = %2 %3 (rate of %4).")
                     .arg(currencyCode(from), formatSignificant(one->amount(), 4, basis.locale),
                          currencyCode(to), formatDate(rate->asOf));
        basis.sources.add(rate->source, rate->asOf, currencyCode(from),
                          QCoreApplication::translate("Report", "exchange rate"));
    }
}

} // namespace

ReportSection assumptionsSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Assumptions;
    section.heading = QCoreApplication::translate("Report", "Assumptions");
    QStringList lines;
    const AssumptionSet set = assumptionsOf(basis);
    for (int i = 0; i < static_cast<int>(AssumptionId::Count); ++i)
        if (set.has(static_cast<AssumptionId>(i)))
            lines << assumptionSentence(static_cast<AssumptionId>(i));
    addPriceLines(basis, lines);
    if (const QString stale = staleCatalogue(basis); !stale.isEmpty())
        lines << stale;
    lines << QCoreApplication::translate(
        "Report",
        "Fits: the high end of the need is within what programs can use. Tight: that limit lies within the "
        "band. Does not fit: the expected need is beyond it.");
    ReportList list;
    for (const QString &line : lines)
        list.items.push_back({line, ReportTone::Plain, ReportMark::Bullet});
    section.blocks.emplace_back(std::move(list));
    return section;
}

ReportSection sourcesSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Sources;
    section.heading = QCoreApplication::translate("Report", "Sources");
    section.aside = QCoreApplication::translate("Report", "with the day on which each was read");
    ReportSourceList list = basis.sources.list(basis.catalogue);
    if (!list.entries.empty())
        section.blocks.emplace_back(std::move(list));
    return section;
}

} // namespace gpuwise
