// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/csv.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

class Parser
{
public:
    Parser(QStringView text, QChar separator, const CsvLimits &limits)
        : m_text(text)
        , m_separator(separator)
        , m_limits(limits)
    {}

    std::variant<CsvTable, CsvError> parse();

private:
    bool readRow(CsvRow &row);
    bool readField(QString &field);
    bool readQuoted(QString &field);
    bool readPlain(QString &field);
    bool append(QString &field, QChar c);
    bool fail(const QString &reason);
    bool atEnd() const { return m_at >= m_text.size(); }
    bool atLineEnd() const
    {
        return atEnd() || m_text[m_at] == u'\n' ||
               (m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n');
    }

    QStringView m_text;
    QChar m_separator;
    CsvLimits m_limits;
    qsizetype m_at = 0;
    qsizetype m_rowStart = 0;
    int m_line = 1;
    CsvError m_error;
};

bool Parser::fail(const QString &reason)
{
    m_error = {m_line, reason};
    return false;
}

bool Parser::append(QString &field, QChar c)
{
    if (c.isNull())
        return fail(u"contains a NUL character"_s);
    if (field.size() >= m_limits.fieldChars)
        return fail(u"a field is longer than %1 characters"_s.arg(m_limits.fieldChars));
    if (m_at - m_rowStart >= m_limits.lineChars)
        return fail(u"a row is longer than %1 characters"_s.arg(m_limits.lineChars));
    if (c == u'\n')
        ++m_line;
    field.append(c);
    return true;
}

bool Parser::readQuoted(QString &field)
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
        } else if (!atLineEnd() && m_text[m_at] != m_separator) {
            return fail(u"text after a closing quote"_s);
        } else {
            return true;
        }
    }
    m_line = opened;
    return fail(u"a quote is never closed"_s);
}

bool Parser::readPlain(QString &field)
{
    while (!atLineEnd() && m_text[m_at] != m_separator) {
        const QChar c = m_text[m_at++];
        if (c == u'"')
            return fail(u"a quote inside a field that is not quoted"_s);
        if (c == u'\r')
            return fail(u"a carriage return without a line feed"_s);
        if (!append(field, c))
            return false;
    }
    return true;
}

bool Parser::readField(QString &field)
{
    return !atEnd() && m_text[m_at] == u'"' ? readQuoted(field) : readPlain(field);
}

bool Parser::readRow(CsvRow &row)
{
    row.line = m_line;
    m_rowStart = m_at;
    while (true) {
        QString field;
        if (!readField(field))
            return false;
        if (row.fields.size() >= m_limits.fieldsPerRow)
            return fail(u"more than %1 fields"_s.arg(m_limits.fieldsPerRow));
        row.fields.append(field);
        if (atLineEnd())
            break;
        ++m_at; // the separator
    }
    if (!atEnd()) {
        m_at += m_text[m_at] == u'\r' ? 2 : 1;
        ++m_line;
    }
    return true;
}

std::variant<CsvTable, CsvError> Parser::parse()
{
    CsvTable table;
    CsvRow header;
    if (atEnd())
        return CsvError{0, u"the file is empty"_s};
    if (!readRow(header))
        return m_error;
    table.header = header.fields;
    for (const QString &name : table.header)
        if (name.isEmpty() || table.header.count(name) > 1)
            return CsvError{1, u"column \"%1\" is unnamed or named twice"_s.arg(name)};
    while (!atEnd()) {
        CsvRow row;
        if (!readRow(row))
            return m_error;
        if (row.fields.size() != table.header.size())
            return CsvError{
                row.line,
                u"has %1 fields where the header has %2"_s.arg(row.fields.size()).arg(table.header.size())};
        if (static_cast<qsizetype>(table.rows.size()) >= m_limits.rows)
            return CsvError{row.line, u"more than %1 rows"_s.arg(m_limits.rows)};
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace

std::variant<CsvTable, CsvError> parseCsv(QStringView text, QChar separator, const CsvLimits &limits)
{
    if (text.startsWith(QChar::ByteOrderMark))
        text = text.mid(1);
    return Parser(text, separator, limits).parse();
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
