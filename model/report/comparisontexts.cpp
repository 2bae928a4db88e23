// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/comparisontexts.h"

#include "model/report/cells.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace gpuwise {

namespace {

/// Without the currency.
QString moneyText(const ComparisonRow &row, const ComparisonCell &cell, const QLocale &locale)
{
    if (cell.price && cell.price->converted)
        return QStringLiteral("≈ %1").arg(formatSignificant(*cell.number, 2, locale));
    return formatNumber(*cell.number, row.unit == ComparisonUnit::MoneyPerHour ? 2 : 0, locale);
}

/// Under its own name a program needs no name: "official", "CUDA: official".
QString withoutName(QString text, const QString &name)
{
    if (!text.startsWith(name))
        return text;
    text.remove(0, name.size());
    static const QRegularExpression way(QStringLiteral("^ \\(([^)]*)\\)"));
    static const QRegularExpression colon(QStringLiteral("^[:：]\\s*"));
    return text.replace(way, QStringLiteral("\\1")).remove(colon);
}

/// A limit is an estimate: whole thousands of tokens, rounded down, are all that it can say.
QString contextText(double tokens, const QLocale &locale)
{
    constexpr int thousand = 1024;
    const int whole = static_cast<int>(std::min(tokens, 1e9));
    return formatTokens(whole >= thousand ? whole / thousand * thousand : whole, locale);
}

QString valueText(const ComparisonRow &row, const ComparisonCell &cell, Currency currency,
                  const QLocale &locale)
{
    if (cell.number) {
        switch (row.unit) {
        case ComparisonUnit::Money:
        case ComparisonUnit::MoneyPerHour:
            return moneyText(row, cell, locale);
        case ComparisonUnit::Tokens:
            return contextText(*cell.number, locale);
        case ComparisonUnit::TokensPerSecond:
        case ComparisonUnit::ImagesPerMinute:
        case ComparisonUnit::SpeedPerThousand:
        case ComparisonUnit::SpeedPerHourPrice:
        case ComparisonUnit::SpeedPer100W:
        case ComparisonUnit::GiBPerThousand:
        case ComparisonUnit::GiBPerHourPrice:
        case ComparisonUnit::Hours:
            return formatSpeed(*cell.number, locale);
        case ComparisonUnit::MoneyPerMillionTokens:
        case ComparisonUnit::MoneyPer1000Images:
            if (!row.isFloor) // a bound says so
                return formatSpeed(*cell.number, locale);
            break;
        case ComparisonUnit::GiB:
            return formatNumber(*cell.number, 1, locale);
        default:
            break;
        }
    }
    return cellText(row, cell, currency, locale);
}

} // namespace

QString paperUnit(const ComparisonRow &row, Currency currency)
{
    const bool named = row.unit == ComparisonUnit::Usd || row.unit == ComparisonUnit::Cny;
    if (row.field == ComparisonField::FitMargin || named) // the verdict says by how much in words of its own
        return {};
    return unitText(row, currency);
}

ReportCell comparisonCell(const ComparisonRow &row, const ComparisonCell &cell,
                          const ComparisonColumn &column, Currency currency, const QLocale &locale)
{
    if (row.field == ComparisonField::FitMargin)
        return verdictCell(column.judged ? column.judged->decidingFit() : Fit{}, locale);
    const QString text = valueText(row, cell, currency, locale);
    if (!cell.isKnown())
        return missingCell(text);
    const bool program = row.field == ComparisonField::SoftwareFor;
    ReportCell out = textCell(program ? withoutName(text, rowName(row)) : text, percentText(cell, locale));
    if (cell.best)
        out.mark = ReportMark::Best;
    const bool dated = row.field == ComparisonField::PriceNew || row.field == ComparisonField::PriceUsed ||
                       row.field == ComparisonField::RentPerHour; // the group's price has a row of dates
    if (dated && cell.price && cell.price->age != PriceAge::Fresh) {
        const QString stale = priceTagWord(PriceTag::Stale);
        out.aside =
            out.aside.isEmpty()
                ? stale
                : QCoreApplication::translate("Report", "%1, %2", "difference, stale").arg(out.aside, stale);
        out.mark = ReportMark::Warning;
    }
    return out;
}

} // namespace gpuwise
