// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison as CSV. No more digits than an estimate allows, but every figure alone in its field.
#include "model/tables/comparisonparts.h"
#include "model/tables/comparisontext.h"
#include "model/tables/comparisonwords.h"
#include "model/tables/exporttext.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

/// As formatted for people, but for programs: no grouping, a point, an ASCII minus.
QString plain(QString formatted)
{
    return formatted.replace(QChar(0x2212), QLatin1Char('-'));
}

QLocale programLocale()
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

QString figureText(const ComparisonRow &row, const ComparisonCell &cell, double number)
{
    const QLocale locale = programLocale();
    switch (row.unit) {
    case ComparisonUnit::GiB:
        return plain(formatNumber(number, 1, locale));
    case ComparisonUnit::TokensPerSecond:
    case ComparisonUnit::ImagesPerMinute:
    case ComparisonUnit::SpeedPerThousand:
    case ComparisonUnit::SpeedPerHourPrice:
    case ComparisonUnit::SpeedPer100W:
    case ComparisonUnit::GiBPerThousand:
    case ComparisonUnit::GiBPerHourPrice:
    case ComparisonUnit::MoneyPerMillionTokens:
    case ComparisonUnit::MoneyPer1000Images:
    case ComparisonUnit::Hours:
        return plain(formatSignificant(number, 2, locale));
    case ComparisonUnit::Money:
    case ComparisonUnit::MoneyPerHour:
        if (cell.price && cell.price->converted)
            return plain(formatSignificant(number, 2, locale));
        return plain(formatNumber(number, row.unit == ComparisonUnit::MoneyPerHour ? 2 : 0, locale));
    default:
        return plain(formatTrimmed(number, 4, locale));
    }
}

class CsvMaker
{
public:
    explicit CsvMaker(const ComparisonExcerpt &excerpt)
        : m_excerpt(excerpt)
    {}

    QString make()
    {
        QStringList header{QCoreApplication::translate("Comparison", "Section"),
                           QCoreApplication::translate("Comparison", "Specification"),
                           QCoreApplication::translate("Comparison", "Unit")};
        for (const ComparisonColumn &column : m_excerpt.comparison.columns)
            header << groupName(m_excerpt.catalogue, column.cards);
        write(header);
        for (const ComparisonRow *row : m_excerpt.rows)
            addRow(*row);
        return m_out;
    }

private:
    template <typename TextOf>
    void line(const ComparisonRow &row, const QString &name, const QString &unit, TextOf textOf)
    {
        QStringList fields{sectionTitle(row.section), name, unit};
        for (const ComparisonCell &cell : row.cells)
            fields << textOf(cell);
        write(fields);
    }

    void addRow(const ComparisonRow &row)
    {
        const QString name = rowName(row);
        const QString unit = shortUnit(row, m_excerpt.comparison.currency);
        const auto words = [&](const ComparisonCell &cell) {
            return cellText(row, cell, m_excerpt.comparison.currency, m_excerpt.locale);
        };
        if (row.field == ComparisonField::FitMargin) {
            line(row, name, {}, [](const ComparisonCell &cell) { return verdictWord(cell.verdict); });
            line(row, QCoreApplication::translate("Comparison", "Memory left over"), unit,
                 [&](const ComparisonCell &cell) {
                     return cell.number ? figureText(row, cell, *cell.number) : QString();
                 });
            return;
        }
        line(row, name, unit, [&](const ComparisonCell &cell) {
            return cell.number ? figureText(row, cell, *cell.number) : words(cell);
        });
        const auto any = [&row](auto test) { return std::any_of(row.cells.begin(), row.cells.end(), test); };
        if (any([](const ComparisonCell &cell) { return cell.band.has_value(); })) {
            line(row, QCoreApplication::translate("Comparison", "%1, low end").arg(name), unit,
                 [&](const ComparisonCell &cell) {
                     return cell.band ? figureText(row, cell, cell.band->low) : QString();
                 });
            line(row, QCoreApplication::translate("Comparison", "%1, high end").arg(name), unit,
                 [&](const ComparisonCell &cell) {
                     return cell.band ? figureText(row, cell, cell.band->high) : QString();
                 });
        }
        if (any([](const ComparisonCell &cell) { return cell.price.has_value(); }))
            line(row, QCoreApplication::translate("Comparison", "%1, date").arg(name), {},
                 [&](const ComparisonCell &cell) {
                     return cell.price ? formatDate(cell.price->asOf,
                                                    cell.price->newest && cell.price->newest->monthOnly)
                                       : QString();
                 });
    }

    void write(const QStringList &cells)
    {
        QStringList fields;
        for (const QString &cell : cells)
            fields << csvField(cell);
        m_out += fields.join(u',') % QStringLiteral("\r\n"); // RFC 4180
    }

    const ComparisonExcerpt &m_excerpt;
    QString m_out;
};

} // namespace

QString comparisonCsv(const ComparisonExcerpt &excerpt)
{
    return CsvMaker(excerpt).make();
}

} // namespace gpuwise
