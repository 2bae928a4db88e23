// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/dialect.h"

namespace gpuwise {

using namespace Qt::StringLiterals;

namespace {

qsizetype lineEnd(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i] == u'\n' || text[i] == u'\r')
            return i;
    return text.size();
}

/// Separators outside quotes.
qsizetype countOf(QChar separator, QStringView line)
{
    qsizetype count = 0;
    bool quoted = false;
    for (const QChar c : line) {
        if (c == u'"')
            quoted = !quoted;
        else if (c == separator && !quoted)
            ++count;
    }
    return count;
}

} // namespace

CsvLimits importLimits()
{
    CsvLimits limits;
    limits.fieldChars = 32 * 1024;
    limits.rows = 200'000;
    return limits;
}

Dialect dialectOf(QStringView text)
{
    Dialect dialect{text, {u',', true, 1}};
    const qsizetype end = lineEnd(text);
    const QStringView first = text.left(end).trimmed();
    if (first.size() == 5 && first.startsWith(u"sep=", Qt::CaseInsensitive)) {
        const bool pair = text.mid(end).startsWith(u"\r\n");
        dialect.body = text.mid(end + (pair ? 2 : end < text.size() ? 1 : 0));
        dialect.style = {first[4], true, 2};
        return dialect;
    }
    if (text.left(end).endsWith(u"sep=\t", Qt::CaseInsensitive) && end == 5) { // trimmed away above
        dialect.body = text.mid(end + (text.mid(end).startsWith(u"\r\n") ? 2 : end < text.size() ? 1 : 0));
        dialect.style = {u'\t', true, 2};
        return dialect;
    }
    QStringView rest = text;
    while (!rest.isEmpty() && lineEnd(rest) == 0)
        rest = rest.mid(1);
    const QStringView header = rest.left(lineEnd(rest));
    qsizetype most = countOf(u',', header);
    for (const QChar separator : {QChar(u';'), QChar(u'\t')})
        if (const qsizetype count = countOf(separator, header); count > most) {
            most = count;
            dialect.style.separator = separator;
        }
    return dialect;
}

DecimalSign decimalSignOf(const Dialect &dialect, const CsvLimits &limits, const std::vector<int> &columns,
                          std::optional<std::pair<QString, QString>> *contradiction, int *line)
{
    if (dialect.style.separator == u',')
        return DecimalSign::Point;
    CsvReader reader(dialect.body, dialect.style, limits);
    CsvRow row;
    DecimalSign sign = DecimalSign::Unknown;
    QString witness;
    (void)reader.next(row); // the header
    while (reader.next(row))
        for (const int column : columns) {
            const auto parts = column < row.fields.size() ? splitNumber(row.fields.at(column)) : std::nullopt;
            const DecimalSign shown = parts ? evidenceOf(parts->digits) : DecimalSign::Unknown;
            if (shown == DecimalSign::Unknown || shown == sign)
                continue;
            if (sign != DecimalSign::Unknown) {
                *contradiction = {parts->digits, witness};
                *line = row.line;
                return sign;
            }
            sign = shown;
            witness = parts->digits;
        }
    return sign;
}

} // namespace gpuwise
