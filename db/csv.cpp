// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/csv.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace gpuwise {

using namespace Qt::StringLiterals;

CsvReader::CsvReader(QStringView text, const CsvStyle &style, const CsvLimits &limits)
    : m_text(text)
    , m_style(style)
    , m_limits(limits)
    , m_line(style.firstLine)
{}

bool CsvReader::fail(CsvFault fault, const QString &reason)
{
    m_error = {m_line, reason, fault};
    return false;
}

bool CsvReader::atLineEnd() const
{
    return atEnd() || m_text[m_at] == u'\n' ||
           (m_text[m_at] == u'\r' &&
            (m_style.strangers || (m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n')));
}

void CsvReader::takeLineEnd()
{
    if (atEnd())
        return;
    const bool pair = m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n';
    m_at += pair ? 2 : 1;
    ++m_line;
}

bool CsvReader::append(QString &field, QChar c)
{
    if (c.isNull())
        return fail(CsvFault::NulCharacter, u"contains a NUL character"_s);
    if (field.size() >= m_limits.fieldChars)
        return fail(CsvFault::FieldTooLong,
                    u"a field is longer than %1 characters"_s.arg(m_limits.fieldChars));
    if (m_at - m_rowStart >= m_limits.lineChars)
        return fail(CsvFault::RowTooLong, u"a row is longer than %1 characters"_s.arg(m_limits.lineChars));
    if (c == u'\n')
        ++m_line;
    field.append(c);
    return true;
}

bool CsvReader::readQuoted(QString &field)
{
    const int opened = m_line;
    ++m_at;
    while (!atEnd()) {
        const QChar c = m_text[m_at++];
        if (c != u'"') {
            if (!append(field, c))
                return false;
        } else if (!atEnd() && m_text[m_at] == u'"') {
            ++m_at;
            if (!append(field, u'"'))
                return false;
        } else if (!atLineEnd() && m_text[m_at] != m_style.separator) {
            return fail(CsvFault::TextAfterQuote, u"text after a closing quote"_s);
        } else {
            return true;
        }
    }
    m_line = opened;
    return fail(CsvFault::QuoteOpen, u"a quote is never closed"_s);
}

bool CsvReader::readPlain(QString &field)
{
    while (!atLineEnd() && m_text[m_at] != m_style.separator) {
        const QChar c = m_text[m_at++];
        if (c == u'"')
            return fail(CsvFault::QuoteInside, u"a quote inside a field that is not quoted"_s);
        if (c == u'\r')
            return fail(CsvFault::LoneCarriageReturn, u"a carriage return without a line feed"_s);
        if (!append(field, c))
            return false;
    }
    return true;
}

bool CsvReader::readField(QString &field)
{
    return !atEnd() && m_text[m_at] == u'"' ? readQuoted(field) : readPlain(field);
}

bool CsvReader::readRow(CsvRow &row)
{
    row.line = m_line;
    row.fields.clear();
    m_rowStart = m_at;
    while (true) {
        QString field;
        if (!readField(field))
            return false;
        if (row.fields.size() >= m_limits.fieldsPerRow)
            return fail(CsvFault::TooManyFields, u"more than %1 fields"_s.arg(m_limits.fieldsPerRow));
        row.fields.append(field);
        if (atLineEnd())
            break;
        ++m_at; // the separator
    }
    takeLineEnd();
    return true;
}

bool CsvReader::next(CsvRow &row)
{
    while (m_style.strangers && !atEnd() && atLineEnd())
        takeLineEnd();
    if (m_error || atEnd())
        return false;
    if (m_rows > m_limits.rows) { // the header is one too
        row.line = m_line;
        return fail(CsvFault::TooManyRows, u"more than %1 rows"_s.arg(m_limits.rows));
    }
    ++m_rows;
    return readRow(row);
}

std::variant<CsvTable, CsvError> parseCsv(QStringView text, QChar separator, const CsvLimits &limits)
{
    if (text.startsWith(QChar::ByteOrderMark))
        text = text.mid(1);
    CsvTable table;
    CsvReader reader(text, {separator, false, 1}, limits);
    CsvRow row;
    if (!reader.next(row))
        return reader.error().value_or(CsvError{0, u"the file is empty"_s, CsvFault::Empty});
    table.header = row.fields;
    for (const QString &name : table.header)
        if (name.isEmpty() || table.header.count(name) > 1)
            return CsvError{1, u"column \"%1\" is unnamed or named twice"_s.arg(name), CsvFault::HeaderName};
    while (reader.next(row)) {
        if (row.fields.size() != table.header.size())
            return CsvError{
                row.line,
                u"has %1 fields where the header has %2"_s.arg(row.fields.size()).arg(table.header.size()),
                CsvFault::FieldCount};
        table.rows.push_back(row);
    }
    if (reader.error())
        return *reader.error();
    return table;
}

std::variant<CsvTable, CsvError> readCsvFile(const QString &path, const CsvLimits &limits)
{
    // isFile() keeps devices and pipes out: they have no end.
    if (!QFileInfo(path).isFile())
        return CsvError{0, u"is missing"_s};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return CsvError{0, u"cannot be read: %1"_s.arg(file.errorString())};
    const QByteArray bytes = file.read(limits.fileBytes + 1);
    if (bytes.size() > limits.fileBytes)
        return CsvError{0, u"is larger than %1 bytes"_s.arg(limits.fileBytes)};
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return CsvError{0, u"is not UTF-8"_s};
    return parseCsv(text, u',', limits);
}

} // namespace gpuwise
