// SPDX-License-Identifier: GPL-3.0-or-later
//
// A strict RFC 4180 reader: what it accepts has exactly one meaning. UTF-8, a header line, every row as long
// as the header, quotes only around whole fields. Sizes are bounded, so that a hostile file costs nothing.
// CsvReader gives the rows of files of strangers one by one: they end lines in other ways and have blank
// ones.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
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

enum class CsvFault
{
    File, ///< missing, unreadable, too large, not UTF-8
    Empty,
    NulCharacter,
    FieldTooLong,
    RowTooLong,
    TooManyFields,
    TooManyRows,
    QuoteInside,
    QuoteOpen,
    TextAfterQuote,
    LoneCarriageReturn,
    HeaderName,
    FieldCount
};

struct CsvError
{
    int line = 0; ///< 0: the file as a whole
    QString reason;
    CsvFault fault = CsvFault::File;
};

struct CsvStyle
{
    QChar separator = u',';
    bool strangers = false; ///< a carriage return alone ends a line too, blank lines count for nothing
    int firstLine = 1;      ///< number of the line where the text starts
};

/// One row after the other, of whatever length. The text must outlive it.
class CsvReader
{
public:
    CsvReader(QStringView text, const CsvStyle &style, const CsvLimits &limits);

    /// False at the end and on the first fault: look at error().
    bool next(CsvRow &row);
    const std::optional<CsvError> &error() const { return m_error; }
    double done() const { return m_text.isEmpty() ? 1 : double(m_at) / double(m_text.size()); } ///< 0 to 1

private:
    bool readRow(CsvRow &row);
    bool readField(QString &field);
    bool readQuoted(QString &field);
    bool readPlain(QString &field);
    bool append(QString &field, QChar c);
    void takeLineEnd();
    bool fail(CsvFault fault, const QString &reason);
    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLineEnd() const;

    QStringView m_text;
    CsvStyle m_style;
    CsvLimits m_limits;
    qsizetype m_at = 0;
    qsizetype m_rowStart = 0;
    qsizetype m_rows = 0;
    int m_line = 1;
    std::optional<CsvError> m_error;
};

std::variant<CsvTable, CsvError> parseCsv(QStringView text, QChar separator = u',',
                                          const CsvLimits &limits = {});
std::variant<CsvTable, CsvError> readCsvFile(const QString &path, const CsvLimits &limits = {});

} // namespace gpuwise
