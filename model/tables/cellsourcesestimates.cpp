// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where estimates and prices of the comparison come from.
#include "model/tables/cellsourceslines.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

CellSources::Line sentence(const QString &text)
{
    return {{}, text, {}, {}};
}

QString computedLabel()
{
    return QCoreApplication::translate("CellSources", "Computed");
}

QString gib(double bytes, const QLocale &locale, int decimals)
{
    return QCoreApplication::translate("CellSources", "%1 GiB").arg(formatGiB(bytes, locale, decimals));
}

void addAssumptions(SourceLines &lines, const AssumptionSet &assumptions)
{
    for (int i = 0; i < static_cast<int>(AssumptionId::Count); ++i)
        if (const auto id = static_cast<AssumptionId>(i); assumptions.has(id))
            lines.push_back(
                {QCoreApplication::translate("CellSources", "Assumed"), assumptionSentence(id), {}, {}});
}

void addUsable(SourceLines &lines, const CellPlace &place)
{
    const UsableAmount &usable = place.column.judged->fit.usable;
    if (usable.bytes <= 0) {
        lines.push_back(
            sentence(QCoreApplication::translate("CellSources", "The card's memory is not known.")));
        return;
    }
    lines.push_back(
        {QCoreApplication::translate("CellSources", "Usable"),
         usable.basis == UsableBasis::Measured
             ? QCoreApplication::translate("CellSources", "reported by software on this card")
             : QCoreApplication::translate("CellSources", "rule for cards of its kind, not measured on it"),
         gib(usable.bytes, place.locale, 1),
         {}});
    if (usable.basis == UsableBasis::Measured)
        addSource(lines, place.catalogue, usable.source, {}, sourceLabel());
}

SourceLines memoryLines(const CellPlace &place)
{
    SourceLines lines;
    const MemoryEstimate &memory = place.column.judged->decidingMemory();
    if (!memory.isValid())
        return {sentence(problemSentence(memory.problem))};
    for (const Term &term : memory.terms())
        lines.push_back({termName(term.id),
                         formulaSentence(term, place.locale),
                         gib(term.bytes.expected, place.locale, 2),
                         {}});
    if (memory.devices > 1)
        lines.push_back({QCoreApplication::translate("CellSources", "Fullest card"),
                         QCoreApplication::translate("CellSources", "the terms are over %n card(s)", nullptr,
                                                     memory.devices),
                         gib(memory.perDevice.expected, place.locale, 2),
                         {}});
    if (place.row.field == ComparisonField::FitMargin)
        addUsable(lines, place);
    addAssumptions(lines, memory.assumptions);
    return lines;
}

SourceLines limitLines(const CellPlace &place)
{
    SourceLines lines{
        sentence(place.row.field == ComparisonField::LargestContext
                     ? QCoreApplication::translate("CellSources",
                                                   "The longest context with which the need still fits "
                                                   "the usable memory; not beyond the model's own limit.")
                     : QCoreApplication::translate("CellSources",
                                                   "The largest batch, or number of requests at once, with "
                                                   "which the need still fits the usable memory."))};
    addUsable(lines, place);
    return lines;
}

SourceLines speedLines(const CellPlace &place)
{
    const Option &option = *place.column.judged;
    const Speed &speed = place.row.field == ComparisonField::Prefill ? option.prefill : option.speed;
    if (!speed.isKnown())
        return {sentence(gapSentence(speed.gap))};
    SourceLines lines;
    lines.push_back(
        {computedLabel(),
         QCoreApplication::translate("CellSources", "from the card's published rates and constants "
                                                    "fitted on public measurements"),
         {},
         {}});
    lines.push_back(
        {QCoreApplication::translate("CellSources", "Band"),
         QCoreApplication::translate("CellSources", "%1 %2", "band, unit")
             .arg(formatBand(speed.value, place.locale), unitText(place.row, place.comparison.currency)),
         {},
         {}});
    const QString software =
        option.software.framework.isEmpty() ? runtimeName(option.runtime) : option.software.framework;
    lines.push_back({QCoreApplication::translate("CellSources", "Software"), software, {}, {}});
    if (speed.cardsBehind > 0)
        lines.push_back({QCoreApplication::translate("CellSources", "Measured"),
                         QCoreApplication::translate("CellSources", "%n card(s) stand behind the constant",
                                                     nullptr, speed.cardsBehind),
                         {},
                         {}});
    addAssumptions(lines, speed.assumptions);
    return lines;
}

QString valueBasis(const CellPlace &place)
{
    switch (place.row.field) {
    case ComparisonField::RunningCost:
        return runningCostBasis(place.row.rented);
    case ComparisonField::OwnedCost:
        return ownedCostBasis(place.comparison.budget, place.locale);
    case ComparisonField::JobHours:
        return QCoreApplication::translate("CellSources", "samples × tokens × epochs, divided by the speed");
    case ComparisonField::MemoryPerMoney:
        return place.row.rented
                   ? QCoreApplication::translate("CellSources",
                                                 "usable memory of all cards divided by their rent")
                   : QCoreApplication::translate(
                         "CellSources", "usable memory of all cards divided by the price, times 1,000");
    case ComparisonField::SpeedPerWatt:
        return QCoreApplication::translate("CellSources",
                                           "speed divided by the published board power, times 100");
    default:
        return place.row.rented
                   ? QCoreApplication::translate("CellSources", "speed divided by the rent of all cards")
                   : QCoreApplication::translate("CellSources", "speed divided by the price, times 1,000");
    }
}

SourceLines valueLines(const CellPlace &place)
{
    if (!place.cell.isKnown())
        return {sentence(QCoreApplication::translate("CellSources", "Not computed: %1.", "why")
                             .arg(valueGapPhrase(place.cell.valueGap)))};
    SourceLines lines{{computedLabel(), valueBasis(place), {}, {}}};
    if (place.cell.band)
        lines.push_back({QCoreApplication::translate("CellSources", "Band"),
                         QCoreApplication::translate("CellSources", "%1, that of the speed", "band")
                             .arg(formatBand(*place.cell.band, place.locale)),
                         {},
                         {}});
    const bool cost =
        place.row.field == ComparisonField::RunningCost || place.row.field == ComparisonField::OwnedCost;
    if (const QString note = workCostNote(*place.column.value); cost && !note.isEmpty())
        lines.push_back(sentence(note));
    if (place.column.judged->cost.extras.units > 0 && place.row.field != ComparisonField::SpeedPerWatt &&
        place.row.field != ComparisonField::RunningCost)
        lines.push_back(sentence(
            QCoreApplication::translate("CellSources", "The price includes %1 for the rest of the PC.")
                .arg(formatMoney(place.column.judged->cost.extras, place.locale))));
    return lines;
}

} // namespace

SourceLines estimateLines(const CellPlace &place)
{
    if (!place.column.judged)
        return {};
    switch (place.row.field) {
    case ComparisonField::FitMargin:
    case ComparisonField::NeededPerCard:
        return memoryLines(place);
    case ComparisonField::UsablePerCard: {
        SourceLines lines;
        addUsable(lines, place);
        return lines;
    }
    case ComparisonField::LargestContext:
    case ComparisonField::LargestBatch:
        return limitLines(place);
    case ComparisonField::Speed:
    case ComparisonField::Prefill:
        return speedLines(place);
    case ComparisonField::SpeedPerMoney:
    case ComparisonField::RunningCost:
    case ComparisonField::OwnedCost:
    case ComparisonField::JobHours:
    case ComparisonField::MemoryPerMoney:
    case ComparisonField::SpeedPerWatt:
        return valueLines(place);
    default:
        return {};
    }
}

SourceLines priceLines(const CellPlace &place)
{
    if (!place.cell.price)
        return {sentence(QCoreApplication::translate("CellSources", "No dated price is known."))};
    const PriceAnswer &price = *place.cell.price;
    SourceLines lines;
    const int decimals = price.each.amount() < 100 ? 2 : 0;
    if (price.offers > 1)
        lines.push_back({QCoreApplication::translate("CellSources", "Offers"),
                         QCoreApplication::translate("CellSources", "the middle of %n offer(s), %1 to %2",
                                                     nullptr, price.offers)
                             .arg(formatSum(price.low, price.converted, place.locale, decimals),
                                  formatSum(price.high, price.converted, place.locale, decimals)),
                         {},
                         {}});
    const bool monthOnly = price.newest && price.newest->monthOnly;
    const QString provider = price.newest ? price.newest->provider : QString();
    lines.push_back({QCoreApplication::translate("CellSources", "Condition"),
                     provider.isEmpty()
                         ? offerKindWord(price.kind)
                         : QCoreApplication::translate("CellSources", "%1, %2", "condition, provider")
                               .arg(offerKindWord(price.kind), provider),
                     place.cell.source < 0 ? formatDate(price.asOf, monthOnly) : QString(),
                     {}});
    if (place.row.field == ComparisonField::Price && place.column.cards.count > 1)
        lines.push_back({QCoreApplication::translate("CellSources", "One card"),
                         formatSum(price.each, price.converted, place.locale, decimals),
                         {},
                         {}});
    addSource(lines, place.catalogue, place.cell.source, formatDate(price.asOf, monthOnly), sourceLabel());
    if (price.age != PriceAge::Fresh)
        lines.push_back(sentence(QCoreApplication::translate("CellSources", "Stale: older than 180 days.")));
    if (price.converted && price.newest) {
        const auto rate = place.catalogue.rates.rate(place.comparison.currency == Currency::Usd
                                                         ? price.newest->price.currency
                                                         : place.comparison.currency);
        lines.push_back({QCoreApplication::translate("CellSources", "Converted"),
                         QCoreApplication::translate("CellSources", "from %1")
                             .arg(formatMoney(price.newest->price, place.locale,
                                              price.newest->price.amount() < 100 ? 2 : 0)),
                         rate && rate->asOf.isValid()
                             ? QCoreApplication::translate("CellSources", "rate of %1", "date")
                                   .arg(formatDate(rate->asOf))
                             : QString(),
                         {}});
    }
    if (price.otherRegion)
        lines.push_back(sentence(QCoreApplication::translate(
            "CellSources", "No offer is known in your region: this one is from another.")));
    return lines;
}

} // namespace gpuwise
