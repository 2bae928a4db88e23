// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisontext.h"

#include "model/tables/comparisonparts.h"
#include "model/tables/comparisonwords.h"
#include "model/tables/exporttext.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <functional>

namespace gpuwise {

namespace {

QString cornerWord()
{
    return QCoreApplication::translate("Comparison", "Specification");
}

QString unitWord()
{
    return QCoreApplication::translate("Comparison", "Unit");
}

/// A price is never written without its day.
QString shownText(const ComparisonExcerpt &e, const ComparisonRow &row, const ComparisonCell &cell)
{
    if (!cell.price)
        return cellText(row, cell, e.comparison.currency, e.locale);
    const CellParts parts = cellParts(row, cell, e.comparison.currency, e.locale);
    return parts.detail.isEmpty()
               ? parts.value
               : QCoreApplication::translate("Comparison", "%1 (%2)").arg(parts.value, parts.detail);
}

QStringList columnNames(const ComparisonExcerpt &e)
{
    QStringList names;
    for (const ComparisonColumn &column : e.comparison.columns)
        names << groupName(e.catalogue, column.cards);
    return names;
}

QString sectionLine(const ComparisonExcerpt &e, ComparisonSection section)
{
    const QString note = sectionNote(section, e.resolved, e.locale);
    return note.isEmpty()
               ? sectionTitle(section)
               : QCoreApplication::translate("Comparison", "%1: %2").arg(sectionTitle(section), note);
}

/// Walks the rows and says when a section begins.
void walk(const ComparisonExcerpt &e, const std::function<void(ComparisonSection)> &begin,
          const std::function<void(const ComparisonRow &)> &line)
{
    std::optional<ComparisonSection> section;
    for (const ComparisonRow *row : e.rows) {
        if (section != row->section) {
            section = row->section;
            begin(*section);
        }
        line(*row);
    }
}

QString differenceOf(const ComparisonExcerpt &e, const ComparisonCell &cell)
{
    const QString percent = percentText(cell, e.locale);
    return percent.isEmpty() ? QString() : QString(u' ' % percent);
}

} // namespace

QString comparisonTsv(const ComparisonExcerpt &e)
{
    QString out;
    const auto add = [&out](const QStringList &cells) {
        QStringList fields;
        for (const QString &cell : cells)
            fields << tsvField(cell);
        out += fields.join(u'\t') % u'\n';
    };
    add(QStringList{cornerWord(), unitWord()} + columnNames(e));
    walk(
        e, [&](ComparisonSection section) { add({sectionLine(e, section)}); },
        [&](const ComparisonRow &row) {
            QStringList cells{rowName(row), shortUnit(row, e.comparison.currency)};
            for (const ComparisonCell &cell : row.cells)
                cells << shownText(e, row, cell);
            add(cells);
        });
    return out;
}

QString comparisonHtml(const ComparisonExcerpt &e)
{
    // dir="auto": a right-to-left name keeps its direction and leaves its neighbours theirs.
    const auto cellOf = [](const char *tag, const QString &content) {
        return QStringLiteral("<%1 dir=\"auto\">%2</%1>").arg(QLatin1StringView(tag), content);
    };
    QString out = QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"/></head><body>\n"
                                 "<table border=\"1\">\n<tr>");
    out += cellOf("th", htmlText(cornerWord())) % cellOf("th", htmlText(unitWord()));
    for (const QString &name : columnNames(e))
        out += cellOf("th", htmlText(name));
    out += QStringLiteral("</tr>\n");
    walk(
        e,
        [&](ComparisonSection section) {
            out +=
                QStringLiteral("<tr><th colspan=\"%1\" align=\"left\">%2</th></tr>\n")
                    .arg(QString::number(e.comparison.columns.size() + 2), htmlText(sectionLine(e, section)));
        },
        [&](const ComparisonRow &row) {
            out += QStringLiteral("<tr>") % cellOf("td", htmlText(rowName(row))) %
                   cellOf("td", htmlText(shortUnit(row, e.comparison.currency)));
            for (const ComparisonCell &cell : row.cells) {
                const QString text = htmlText(shownText(e, row, cell));
                const QString shown = cell.best ? QStringLiteral("<b>%1</b>").arg(text) : text;
                out += cellOf("td", shown % differenceOf(e, cell).toHtmlEscaped());
            }
            out += QStringLiteral("</tr>\n");
        });
    return out % QStringLiteral("</table>\n</body></html>\n");
}

QString comparisonMarkdown(const ComparisonExcerpt &e)
{
    QString out;
    const auto add = [&out](const QStringList &cells) {
        out += QStringLiteral("| ") % cells.join(QStringLiteral(" | ")) % QStringLiteral(" |\n");
    };
    const auto escaped = [](const QStringList &texts) {
        QStringList cells;
        for (const QString &text : texts)
            cells << markdownText(text);
        return cells;
    };
    const QStringList names = columnNames(e);
    add(escaped(QStringList{cornerWord(), unitWord()} + names));
    QStringList rule{QStringLiteral("---"), QStringLiteral("---")};
    for (qsizetype i = 0; i < names.size(); ++i)
        rule << QStringLiteral("---:");
    add(rule);
    walk(
        e,
        [&](ComparisonSection section) {
            QStringList cells{QStringLiteral("**%1**").arg(markdownText(sectionLine(e, section)))};
            while (cells.size() < names.size() + 2)
                cells << QString();
            add(cells);
        },
        [&](const ComparisonRow &row) {
            QStringList cells = escaped({rowName(row), shortUnit(row, e.comparison.currency)});
            for (const ComparisonCell &cell : row.cells) {
                const QString text = markdownText(shownText(e, row, cell));
                cells << (cell.best ? QStringLiteral("**%1**").arg(text) : text) % differenceOf(e, cell);
            }
            add(cells);
        });
    return out;
}

} // namespace gpuwise
