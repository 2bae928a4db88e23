// SPDX-License-Identifier: GPL-3.0-or-later
//
// QSqlQuery runs one statement at a time, so scripts are cut here.
#include "db/connection.h"

#include <QStringList>

namespace gpuwise {

namespace {

/// Where a quoted text or a comment that starts at `at` ends; `at` itself when none starts there.
qsizetype skipped(QStringView script, qsizetype at)
{
    const QChar c = script[at];
    if (c == u'\'' || c == u'"' || c == u'`') {
        const qsizetype close = script.indexOf(c, at + 1);
        return close < 0 ? script.size() : close + 1;
    }
    if (script.mid(at).startsWith(u"--")) {
        const qsizetype close = script.indexOf(u'\n', at);
        return close < 0 ? script.size() : close;
    }
    if (script.mid(at).startsWith(u"/*")) {
        const qsizetype close = script.indexOf(u"*/", at + 2);
        return close < 0 ? script.size() : close + 2;
    }
    return at;
}

bool isWordPart(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

bool isTrigger(const QString &statement)
{
    const QString head = statement.left(64).simplified().toUpper();
    return head.startsWith(QLatin1StringView("CREATE TRIGGER")) ||
           head.startsWith(QLatin1StringView("CREATE TEMP TRIGGER"));
}

} // namespace

QStringList splitStatements(QStringView script)
{
    QStringList statements;
    QString current;
    int depth = 0; // BEGIN and CASE of a trigger wait for their END
    for (qsizetype at = 0; at < script.size();) {
        const QChar c = script[at];
        if (const qsizetype end = skipped(script, at); end > at) {
            const bool comment = c == u'-' || c == u'/';
            current += comment ? QStringView(u" ") : script.mid(at, end - at);
            at = end;
        } else if (isWordPart(c)) {
            qsizetype wordEnd = at;
            while (wordEnd < script.size() && isWordPart(script[wordEnd]))
                ++wordEnd;
            const QStringView word = script.mid(at, wordEnd - at);
            const auto is = [&](const char *other) {
                return word.compare(QLatin1StringView(other), Qt::CaseInsensitive) == 0;
            };
            if (isTrigger(current)) {
                if (is("BEGIN") || is("CASE"))
                    ++depth;
                else if (is("END"))
                    --depth;
            }
            current += word;
            at = wordEnd;
        } else if (c == u';' && depth <= 0) {
            if (!current.trimmed().isEmpty())
                statements.append(current.trimmed());
            current.clear();
            depth = 0;
            ++at;
        } else {
            current += c;
            ++at;
        }
    }
    if (!current.trimmed().isEmpty())
        statements.append(current.trimmed());
    return statements;
}

} // namespace gpuwise
