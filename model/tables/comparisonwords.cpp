// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonwords.h"

#include "model/words/factwords.h"
#include "model/words/format.h"
#include "model/words/regionwords.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

QString supportWord(Support support)
{
    switch (support) {
    case Support::Official:
        return QCoreApplication::translate("Comparison", "official");
    case Support::Partial:
        return QCoreApplication::translate("Comparison", "partly");
    case Support::Community:
        return QCoreApplication::translate("Comparison", "by the community");
    case Support::None:
        return QCoreApplication::translate("Comparison", "not supported");
    case Support::NotStated:
        break;
    }
    return QCoreApplication::translate("Comparison", "not stated");
}

QString unknownText(const ComparisonRow &row, const ComparisonCell &cell)
{
    switch (row.field) {
    case ComparisonField::Price:
    case ComparisonField::PriceNew:
    case ComparisonField::PriceUsed:
    case ComparisonField::RentPerHour:
    case ComparisonField::PriceRegion:
        return QCoreApplication::translate("Comparison", "no price");
    case ComparisonField::Warranty:
        return QCoreApplication::translate("Comparison", "ask the seller");
    case ComparisonField::SpeedPerMoney:
    case ComparisonField::RunningCost:
    case ComparisonField::OwnedCost:
    case ComparisonField::JobHours:
    case ComparisonField::MemoryPerMoney:
    case ComparisonField::SpeedPerWatt:
        return valueGapPhrase(cell.valueGap);
    case ComparisonField::Speed:
    case ComparisonField::Prefill:
        return cell.gap == SpeedGap::NoBackend ? QCoreApplication::translate("Comparison", "not supported")
                                               : QCoreApplication::translate("Comparison", "not known");
    case ComparisonField::LargestContext:
    case ComparisonField::LargestBatch:
        return QCoreApplication::translate("Comparison", "none");
    case ComparisonField::Spec:
        return factStateWord(cell.state);
    default:
        return QCoreApplication::translate("Comparison", "not known");
    }
}

QString useName(SoftwareUse use)
{
    switch (use) {
    case SoftwareUse::LlamaCpp:
        return QStringLiteral("llama.cpp");
    case SoftwareUse::Vllm:
        return QStringLiteral("vLLM");
    case SoftwareUse::Training:
        return QCoreApplication::translate("Comparison", "Training");
    case SoftwareUse::Qlora:
        return QStringLiteral("QLoRA");
    case SoftwareUse::Images:
        break;
    }
    return QCoreApplication::translate("Comparison", "Image generation");
}

QString claimsText(const ComparisonCell &cell)
{
    const auto wrong =
        static_cast<int>(std::count_if(cell.claims.begin(), cell.claims.end(), [](const Claim *claim) {
            return claim->verdict == ClaimVerdict::False;
        }));
    const auto count = static_cast<int>(cell.claims.size());
    if (count == 0)
        return QCoreApplication::translate("Comparison", "none");
    const QString all = QCoreApplication::translate("Comparison", "%n claim(s)", nullptr, count);
    return wrong == 0
               ? all
               : QCoreApplication::translate("Comparison", "%1, %2 wrong", "claims").arg(all).arg(wrong);
}

QString costRowName(const ComparisonRow &row)
{
    const bool images = row.unit == ComparisonUnit::MoneyPer1000Images;
    if (row.field == ComparisonField::OwnedCost)
        return images ? QCoreApplication::translate("Comparison", "Cost of 1,000 images")
                      : QCoreApplication::translate("Comparison", "Cost of 1M tokens");
    if (row.rented)
        return images ? QCoreApplication::translate("Comparison", "Rent for 1,000 images")
                      : QCoreApplication::translate("Comparison", "Rent for 1M tokens");
    return images ? QCoreApplication::translate("Comparison", "Card electricity, 1,000 images")
                  : QCoreApplication::translate("Comparison", "Card electricity, 1M tokens");
}

QString moneyText(const ComparisonCell &cell, double amount, Currency currency, const QLocale &locale,
                  int decimals)
{
    const Money money = Money::fromAmount(amount, currency);
    return formatSum(money, cell.price && cell.price->converted, locale, decimals);
}

} // namespace

QString sectionName(ComparisonSection section)
{
    switch (section) {
    case ComparisonSection::Workload:
        return QCoreApplication::translate("Comparison", "This workload");
    case ComparisonSection::Memory:
        return QCoreApplication::translate("Comparison", "Memory");
    case ComparisonSection::Compute:
        return QCoreApplication::translate("Comparison", "Compute (dense, no sparsity)");
    case ComparisonSection::Links:
        return QCoreApplication::translate("Comparison", "Links");
    case ComparisonSection::Software:
        return QCoreApplication::translate("Comparison", "Software");
    case ComparisonSection::Claims:
        return QCoreApplication::translate("Comparison", "What guides say");
    case ComparisonSection::Power:
        return QCoreApplication::translate("Comparison", "Power and place");
    case ComparisonSection::Buying:
        break;
    }
    return QCoreApplication::translate("Comparison", "Buying and renting");
}

QString rowName(const ComparisonRow &row)
{
    switch (row.field) {
    case ComparisonField::FitMargin:
        return QCoreApplication::translate("Comparison", "Memory fit");
    case ComparisonField::NeededPerCard:
        return QCoreApplication::translate("Comparison", "Needed per card");
    case ComparisonField::UsablePerCard:
        return QCoreApplication::translate("Comparison", "Usable per card");
    case ComparisonField::LargestContext:
        return QCoreApplication::translate("Comparison", "Longest context");
    case ComparisonField::LargestBatch:
        return QCoreApplication::translate("Comparison", "Largest batch");
    case ComparisonField::Speed:
        return row.unit == ComparisonUnit::ImagesPerMinute
                   ? QCoreApplication::translate("Comparison", "Images")
                   : QCoreApplication::translate("Comparison", "Speed");
    case ComparisonField::Prefill:
        return QCoreApplication::translate("Comparison", "Prompt reading");
    case ComparisonField::SpeedPerMoney:
        return QCoreApplication::translate("Comparison", "Speed per price");
    case ComparisonField::RunningCost:
    case ComparisonField::OwnedCost:
        return costRowName(row);
    case ComparisonField::JobHours:
        return QCoreApplication::translate("Comparison", "The job takes");
    case ComparisonField::MemoryPerMoney:
        return QCoreApplication::translate("Comparison", "Memory per price");
    case ComparisonField::SpeedPerWatt:
        return QCoreApplication::translate("Comparison", "Speed per power");
    case ComparisonField::SoftwareSupport:
        return QCoreApplication::translate("Comparison", "For this workload");
    case ComparisonField::SoftwareFor:
        return useName(row.use);
    case ComparisonField::GuideClaims:
        return QCoreApplication::translate("Comparison", "Claims");
    case ComparisonField::Spec:
        return specName(row.spec);
    case ComparisonField::GroupMemory:
        return QCoreApplication::translate("Comparison", "Memory, all cards");
    case ComparisonField::GroupBoardPower:
        return QCoreApplication::translate("Comparison", "Board power, all cards");
    case ComparisonField::Price:
        return QCoreApplication::translate("Comparison", "Price");
    case ComparisonField::PriceNew:
        return QCoreApplication::translate("Comparison", "New, per card");
    case ComparisonField::PriceUsed:
        return QCoreApplication::translate("Comparison", "Used, per card");
    case ComparisonField::PriceRegion:
        return QCoreApplication::translate("Comparison", "Price from");
    case ComparisonField::Warranty:
        return QCoreApplication::translate("Comparison", "Maker's warranty");
    case ComparisonField::RentPerHour:
        break;
    }
    return QCoreApplication::translate("Comparison", "Rent, per card and hour");
}

QString unitText(const ComparisonRow &row, Currency currency)
{
    switch (row.unit) {
    case ComparisonUnit::GiB:
        return QStringLiteral("GiB");
    case ComparisonUnit::GB:
        return QStringLiteral("GB");
    case ComparisonUnit::GBps:
        return QStringLiteral("GB/s");
    case ComparisonUnit::Bit:
        return QStringLiteral("bit");
    case ComparisonUnit::Tflops:
        return QStringLiteral("TFLOPS");
    case ComparisonUnit::Tops:
        return QStringLiteral("TOPS");
    case ComparisonUnit::Watt:
        return QStringLiteral("W");
    case ComparisonUnit::Millimetre:
        return QStringLiteral("mm");
    case ComparisonUnit::Tokens:
        return QCoreApplication::translate("Comparison", "tokens");
    case ComparisonUnit::SpeedPerThousand:
    case ComparisonUnit::GiBPerThousand:
        return QCoreApplication::translate("Comparison", "per %1 1,000", "speed per currency")
            .arg(currencyCode(currency));
    case ComparisonUnit::SpeedPerHourPrice:
    case ComparisonUnit::GiBPerHourPrice:
        return QCoreApplication::translate("Comparison", "per %1 1 an hour", "speed per hourly price")
            .arg(currencyCode(currency));
    case ComparisonUnit::SpeedPer100W:
        return QCoreApplication::translate("Comparison", "per 100 W");
    case ComparisonUnit::Hours:
        return QCoreApplication::translate("Comparison", "h", "hours");
    case ComparisonUnit::TokensPerSecond:
        return QCoreApplication::translate("Comparison", "tokens/s");
    case ComparisonUnit::ImagesPerMinute:
        return QCoreApplication::translate("Comparison", "images/min");
    case ComparisonUnit::Money:
    case ComparisonUnit::MoneyPerMillionTokens:
    case ComparisonUnit::MoneyPer1000Images:
        return currencyCode(currency);
    case ComparisonUnit::MoneyPerHour:
        return QCoreApplication::translate("Comparison", "%1 per hour").arg(currencyCode(currency));
    case ComparisonUnit::Usd:
        return QStringLiteral("USD");
    case ComparisonUnit::Cny:
        return QStringLiteral("CNY");
    case ComparisonUnit::None:
        break;
    }
    return {};
}

QString cellText(const ComparisonRow &row, const ComparisonCell &cell, Currency currency,
                 const QLocale &locale)
{
    if (row.field == ComparisonField::GuideClaims)
        return claimsText(cell);
    if (row.field == ComparisonField::SoftwareSupport || row.field == ComparisonField::SoftwareFor)
        return cell.text.isEmpty() ? supportWord(cell.support)
                                   : QCoreApplication::translate("Comparison", "%1: %2")
                                         .arg(cell.text, supportWord(cell.support));
    if (row.field == ComparisonField::PriceRegion && cell.isKnown())
        return offerRegionName(cell.text);
    if (!cell.number)
        return cell.text.isEmpty() ? unknownText(row, cell) : factWord(cell.text);
    const double number = *cell.number;
    switch (row.field) {
    case ComparisonField::FitMargin: {
        Fit fit;
        fit.verdict = cell.verdict;
        fit.marginBytes = fromGiB(number);
        return QCoreApplication::translate("Comparison", "%1, %2")
            .arg(verdictWord(cell.verdict), marginPhrase(fit, locale));
    }
    case ComparisonField::NeededPerCard:
        return cell.band ? QCoreApplication::translate("Comparison", "%1 (%2–%3)")
                               .arg(formatNumber(number, 1, locale), formatNumber(cell.band->low, 1, locale),
                                    formatNumber(cell.band->high, 1, locale))
                         : formatNumber(number, 1, locale);
    case ComparisonField::UsablePerCard:
        return formatNumber(number, 1, locale);
    case ComparisonField::LargestContext:
    case ComparisonField::LargestBatch:
        return formatNumber(number, 0, locale);
    case ComparisonField::RunningCost:
    case ComparisonField::OwnedCost:
        if (row.isFloor)
            return QStringLiteral("≥ %1").arg(formatSignificant(number, 2, locale));
        [[fallthrough]];
    case ComparisonField::Speed:
    case ComparisonField::Prefill:
    case ComparisonField::SpeedPerMoney:
    case ComparisonField::JobHours:
    case ComparisonField::MemoryPerMoney:
    case ComparisonField::SpeedPerWatt:
        return cell.band ? QCoreApplication::translate("Comparison", "%1 (%2)")
                               .arg(formatSpeed(number, locale), formatBand(*cell.band, locale))
                         : formatSpeed(number, locale);
    case ComparisonField::Price:
    case ComparisonField::PriceNew:
    case ComparisonField::PriceUsed:
        return moneyText(cell, number, currency, locale, row.unit == ComparisonUnit::MoneyPerHour ? 2 : 0);
    case ComparisonField::RentPerHour:
        return moneyText(cell, number, currency, locale, 2);
    default:
        return formatTrimmed(number, 2, locale);
    }
}

QString percentText(const ComparisonCell &cell, const QLocale &locale)
{
    if (!cell.percent)
        return {};
    return cell.tied ? QStringLiteral("≈") : formatSignedPercent(*cell.percent / 100, locale);
}

} // namespace gpuwise
