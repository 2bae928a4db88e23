// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/texttable.h"

#include "model/tables/exporttext.h"

#include <algorithm>

namespace gpuwise {

namespace {

bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
           (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
           (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x20000 && c <= 0x3FFFD);
}

/// Control characters would move the cursor or end the row: shown as spaces.
QString printable(const QString &text)
{
    QString clean = text;
    for (QChar &c : clean)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = u' ';
    return clean;
}

void printCsv(const TextTable &table, QTextStream &out)
{
    const auto line = [&](const QStringList &cells) {
        QStringList fields;
        for (const QString &cell : cells)
            fields.append(csvField(cell));
        out << fields.join(u',') << '\n';
    };
    line(table.header);
    for (const QStringList &row : table.rows)
        line(row);
}

void printMarkdown(const TextTable &table, QTextStream &out)
{
    const auto line = [&](const QStringList &cells) {
        out << '|';
        for (const QString &cell : cells)
            out << ' ' << markdownText(cell) << " |";
        out << '\n';
    };
    line(table.header);
    out << '|';
    for (qsizetype i = 0; i < table.header.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        out << (at < table.rightAligned.size() && table.rightAligned[at] ? "---:|" : "---|");
    }
    out << '\n';
    for (const QStringList &row : table.rows)
        line(row);
}

void printText(const TextTable &table, QTextStream &out)
{
    std::vector<int> widths(static_cast<std::size_t>(table.header.size()), 0);
    const auto measure = [&](const QStringList &cells) {
        for (std::size_t i = 0; i < widths.size() && static_cast<qsizetype>(i) < cells.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(printable(cells[static_cast<qsizetype>(i)])));
    };
    measure(table.header);
    for (const QStringList &row : table.rows)
        measure(row);
    const auto line = [&](const QStringList &cells) {
        QString text;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QString cell = printable(cells.value(static_cast<qsizetype>(i)));
            const QString pad(std::max(0, widths[i] - displayWidth(cell)), u' ');
            const bool right = i < table.rightAligned.size() && table.rightAligned[i];
            text += right ? QString(pad % cell) : QString(cell % pad);
            text += QStringLiteral("  ");
        }
        while (text.endsWith(u' '))
            text.chop(1);
        out << text << '\n';
    };
    line(table.header);
    for (const QStringList &row : table.rows)
        line(row);
}

} // namespace

int displayWidth(QStringView text)
{
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += isWide(c) ? 2 : 1;
    return width;
}

void printTable(const TextTable &table, TableFormat format, QTextStream &out)
{
    switch (format) {
    case TableFormat::Text:
        return printText(table, out);
    case TableFormat::Csv:
        return printCsv(table, out);
    case TableFormat::Markdown:
        return printMarkdown(table, out);
    }
}

} // namespace gpuwise
