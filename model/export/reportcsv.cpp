// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/exportnumber.h"
#include "model/export/exporttable.h"
#include "model/export/filenames.h"
#include "model/export/reporttexts.h"
#include "model/report/report.h"
#include "model/tables/exporttext.h"

namespace gpuwise {

namespace {

/// Lines within a cell are kept: the field is quoted then.
QString fieldOf(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = inertLine(line);
    return csvField(lines.join(u'\n'));
}

QByteArray bytesOf(const ExportTable &table)
{
    QString out(QChar::ByteOrderMark);
    const auto add = [&out](const QStringList &fields) { out += fields.join(u',') % QStringLiteral("\r\n"); };
    QStringList header;
    for (const QString &name : table.header)
        header << fieldOf(name);
    add(header);
    for (const auto &row : table.rows) {
        QStringList fields;
        for (const ExportCell &cell : row)
            fields << (cell.number ? plainNumber(*cell.number, cell.decimals) : fieldOf(cell.text));
        add(fields);
    }
    return out.toUtf8();
}

} // namespace

std::vector<CsvFile> reportCsv(const ReportContent &content)
{
    std::vector<CsvFile> files;
    for (const ExportSection &section : exportSections(content)) {
        int number = 0; // within the section
        for (const ExportSection::Part &part : section.parts) {
            const auto *table = std::get_if<ExportTable>(&part);
            if (!table)
                continue;
            ++number;
            QString name = reportSectionId(section.id);
            if (number > 1)
                name += QStringLiteral("-%1").arg(number);
            files.push_back({safeFileName(name, QStringLiteral("csv")), bytesOf(*table)});
        }
    }
    return files;
}

} // namespace gpuwise
