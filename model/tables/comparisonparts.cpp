// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonparts.h"

#include "model/session/answertexts.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace gpuwise {

namespace {

bool isPriceRow(ComparisonField field)
{
    return field == ComparisonField::Price || field == ComparisonField::PriceNew ||
           field == ComparisonField::PriceUsed || field == ComparisonField::RentPerHour;
}

QString shortMargin(const ComparisonCell &cell, const QLocale &locale)
{
    const QString gib = formatNumber(std::abs(*cell.number), 1, locale);
    switch (cell.verdict) {
    case Verdict::Fits:
        return QCoreApplication::translate("Comparison", "%1 to spare").arg(gib);
    case Verdict::Tight:
        return QCoreApplication::translate("Comparison", "%1 over at worst").arg(gib);
    case Verdict::No:
        return QCoreApplication::translate("Comparison", "%1 short").arg(gib);
    case Verdict::Unknown:
        break;
    }
    return {};
}

QString bandDetail(const ComparisonRow &row, const Band &band, const QLocale &locale)
{
    if (row.field == ComparisonField::NeededPerCard)
        return QStringLiteral("%1–%2").arg(formatNumber(band.low, 1, locale),
                                           formatNumber(band.high, 1, locale));
    return formatBand(band, locale);
}

/// The figure alone: what cellText() says without band.
QString figure(const ComparisonRow &row, ComparisonCell cell, Currency currency, const QLocale &locale)
{
    cell.band.reset();
    return cellText(row, cell, currency, locale);
}

} // namespace

CellKind cellKind(const ComparisonRow &row, const ComparisonCell &cell)
{
    if (row.field == ComparisonField::FitMargin)
        return CellKind::Fit;
    if (cell.isKnown())
        return cell.state == FactState::NotSupported ? CellKind::NotSupported : CellKind::Value;
    if (isPriceRow(row.field) || row.field == ComparisonField::PriceRegion ||
        cell.valueGap == ValueGap::PriceUnknown)
        return CellKind::NoPrice;
    if (cell.state == FactState::NotSupported)
        return CellKind::NotSupported;
    return row.field == ComparisonField::Spec ? CellKind::NotPublished : CellKind::NotKnown;
}

QString priceDetail(const ComparisonRow &row, const PriceAnswer &price, bool monthOnly)
{
    const QString date = formatDate(price.asOf, monthOnly || (price.newest && price.newest->monthOnly));
    if (row.field != ComparisonField::Price || isRental(price.kind))
        return date;
    return QCoreApplication::translate("Comparison", "%1, %2", "new or used, date")
        .arg(optionModeWord(price.kind == OfferKind::Used ? OptionMode::BuyUsed : OptionMode::BuyNew), date);
}

CellParts cellParts(const ComparisonRow &row, const ComparisonCell &cell, Currency currency,
                    const QLocale &locale)
{
    CellParts parts{cellKind(row, cell), {}, {}};
    if (parts.kind == CellKind::Fit) {
        parts.value = verdictWord(cell.verdict);
        parts.detail = cell.number ? shortMargin(cell, locale) : QString();
        return parts;
    }
    parts.value = figure(row, cell, currency, locale);
    if (cell.band)
        parts.detail = bandDetail(row, *cell.band, locale);
    else if (cell.price && isPriceRow(row.field))
        parts.detail = priceDetail(row, *cell.price, false);
    return parts;
}

QString shortUnit(const ComparisonRow &row, Currency currency)
{
    const QString code = currencyCode(currency);
    switch (row.unit) {
    case ComparisonUnit::MoneyPerHour:
        return QCoreApplication::translate("Comparison", "%1/h", "currency per hour").arg(code);
    case ComparisonUnit::SpeedPerHourPrice:
    case ComparisonUnit::GiBPerHourPrice:
        return QCoreApplication::translate("Comparison", "per %1 1/h", "speed per hourly price").arg(code);
    case ComparisonUnit::Usd:
    case ComparisonUnit::Cny: // the name of the row says it
        return {};
    default:
        return unitText(row, currency);
    }
}

QString shortCardName(const QString &fullName)
{
    static const std::array<QString, 6> families{QStringLiteral("GeForce "), QStringLiteral("Radeon "),
                                                 QStringLiteral("NVIDIA "),  QStringLiteral("AMD "),
                                                 QStringLiteral("Intel "),   QStringLiteral("Instinct ")};
    QString name = fullName;
    for (const QString &family : families)
        name.remove(family);
    return name.isEmpty() ? fullName : name;
}

QString columnMeta(const ComparisonColumn &column, const QLocale &locale)
{
    QStringList parts;
    if (const auto gb = column.gpu->number(SpecField::MemoryGB)) {
        const QString each = formatTrimmed(*gb, 1, locale);
        parts << (column.cards.count > 1 ? QCoreApplication::translate("Comparison", "%1 × %2 GB",
                                                                       "number of cards, size as sold")
                                               .arg(column.cards.count)
                                               .arg(each)
                                         : QCoreApplication::translate("Comparison", "%1 GB").arg(each));
    }
    parts << optionModeWord(column.mode);
    return parts.join(QStringLiteral(" · "));
}

QString sectionTitle(ComparisonSection section)
{
    return section == ComparisonSection::Compute ? QCoreApplication::translate("Comparison", "Compute")
                                                 : sectionName(section);
}

QString sectionNote(ComparisonSection section, const ResolvedWorkload &resolved, const QLocale &locale)
{
    switch (section) {
    case ComparisonSection::Workload: {
        QStringList parts{modelLabel(resolved, locale)};
        if (!resolved.workload.model.precisionId.isEmpty())
            parts << precisionName(resolved.workload.model.precisionId);
        parts << taskAnswerText(resolved.workload.task, locale).parts;
        return parts.join(QStringLiteral(" · "));
    }
    case ComparisonSection::Compute:
        return QCoreApplication::translate("Comparison", "dense rates, without sparsity");
    default:
        return {};
    }
}

} // namespace gpuwise
