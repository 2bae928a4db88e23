// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/cardcolumns.h"

#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <vector>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CardColumns)
};

constexpr std::array usualSpecs{SpecField::MemoryGB, SpecField::MemoryType, SpecField::BandwidthGBps,
                                SpecField::Fp16Tflops, SpecField::TdpWatts};

std::vector<CardColumn> makeColumns()
{
    std::vector<CardColumn> columns{
        {CardFigure::Name, {}, "name", ColumnKind::Text, true},
        {CardFigure::Vendor, {}, "vendor", ColumnKind::Text, false},
        {CardFigure::Segment, {}, "segment", ColumnKind::Text, false},
        {CardFigure::Architecture, {}, "architecture", ColumnKind::Text, false},
    };
    for (const SpecDescription &spec : specDescriptions()) {
        const ColumnKind kind = spec.kind == SpecKind::Number ? ColumnKind::Number
                                : spec.kind == SpecKind::Date ? ColumnKind::Date
                                                              : ColumnKind::Text;
        const bool usual = std::find(usualSpecs.begin(), usualSpecs.end(), spec.field) != usualSpecs.end();
        columns.push_back({CardFigure::Spec, spec.field, spec.id, kind, usual});
    }
    columns.push_back({CardFigure::Price, {}, "price", ColumnKind::Number, true});
    columns.push_back({CardFigure::PriceDate, {}, "price_date", ColumnKind::Date, true});
    columns.push_back({CardFigure::Rent, {}, "rent_per_hour", ColumnKind::Number, false});
    columns.push_back({CardFigure::Fit, {}, "fit", ColumnKind::Text, true});
    return columns;
}

} // namespace

std::span<const CardColumn> cardTableColumns()
{
    static const std::vector<CardColumn> columns = makeColumns();
    return columns;
}

int cardTableColumn(QStringView id)
{
    const auto columns = cardTableColumns();
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const CardColumn &column) {
        return id == QLatin1StringView(column.id);
    });
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

QStringList usualCardColumns()
{
    QStringList ids;
    for (const CardColumn &column : cardTableColumns())
        if (column.usual)
            ids << QString::fromLatin1(column.id);
    return ids;
}

QString cardColumnName(const CardColumn &column)
{
    switch (column.figure) {
    case CardFigure::Name:
        return Words::tr("Card");
    case CardFigure::Vendor:
        return Words::tr("Vendor");
    case CardFigure::Segment:
        return Words::tr("Kind");
    case CardFigure::Architecture:
        return Words::tr("Architecture");
    case CardFigure::Spec:
        return specName(column.spec);
    case CardFigure::Price:
        return Words::tr("Price");
    case CardFigure::PriceDate:
        return Words::tr("Date of the price");
    case CardFigure::Rent:
        return Words::tr("Rent per hour");
    case CardFigure::Fit:
        break;
    }
    return Words::tr("Fit for the workload");
}

QString cardColumnTitle(const CardColumn &column)
{
    switch (column.figure) {
    case CardFigure::PriceDate:
        return Words::tr("As of", "header of the date of a price");
    case CardFigure::Rent:
        return Words::tr("Rent");
    case CardFigure::Fit:
        return Words::tr("Fit", "header of the verdict whether a card fits");
    case CardFigure::Spec:
        switch (column.spec) {
        case SpecField::MemoryGB:
            return Words::tr("Mem.", "memory, header of a column");
        case SpecField::MemoryType:
            return Words::tr("Type", "of memory");
        case SpecField::BandwidthGBps:
            return Words::tr("BW", "bandwidth, header of a column");
        case SpecField::Fp16Tflops:
            return Words::tr("FP16", "header of a column");
        case SpecField::TdpWatts:
            return Words::tr("Power");
        default:
            break;
        }
        break;
    default:
        break;
    }
    return cardColumnName(column);
}

QString cardColumnUnit(const CardColumn &column, Currency currency)
{
    switch (column.figure) {
    case CardFigure::Spec:
        return QString::fromLatin1(describe(column.spec).unit);
    case CardFigure::Price:
        return currencyCode(currency);
    case CardFigure::Rent:
        return Words::tr("%1/h", "currency").arg(currencyCode(currency));
    default:
        return {};
    }
}

QString cardColumnExample(const CardColumn &column)
{
    switch (column.kind) {
    case ColumnKind::Number:
        return QStringLiteral(">=24");
    case ColumnKind::Date:
        return QStringLiteral(">=2025");
    case ColumnKind::Text:
        break;
    }
    switch (column.figure) {
    case CardFigure::Name:
        return QStringLiteral("4090");
    case CardFigure::Fit:
        return QStringLiteral(">=0");
    default:
        return {};
    }
}

} // namespace gpuwise
