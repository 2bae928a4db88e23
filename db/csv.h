// SPDX-License-Identifier: GPL-3.0-or-later
//
// A strict RFC 4180 reader: what it accepts has exactly one meaning. UTF-8, a header line, every row as long
// as the header, quotes only around whole fields. Sizes are bounded, so that a hostile file costs nothing.
#pragma once

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace gpuwise {

struct CsvLimits
{
    qsizetype fileBytes = 64 * 1024 * 1024;
    qsizetype fieldChars = 16 * 1024;
    qsizetype lineChars = 64 * 1024; ///< a row, its quoted line breaks included
    qsizetype fieldsPerRow = 256;
    qsizetype rows = 1'000'000;
};

struct CsvRow
{
    int line = 0; ///< where the row starts; the first line of a file is 1
    QStringList fields;
};

struct CsvTable
{
    QStringList header;
    std::vector<CsvRow> rows;
};

struct CsvError
{
    int line = 0; ///< 0: the file as a whole
    QString reason;
};

std::variant<CsvTable, CsvError> parseCsv(QStringView text, QChar separator = u',',
                                          const CsvLimits &limits = {});
std::variant<CsvTable, CsvError> readCsvFile(const QString &path, const CsvLimits &limits = {});

} // namespace gpuwise
