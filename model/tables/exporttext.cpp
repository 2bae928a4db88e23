// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/exporttext.h"

namespace gpuwise {

namespace {

/// Line ends and tabs would end a cell, direction overrides would reorder what stands beside it.
QString oneLine(const QString &text)
{
    QString clean = text;
    for (QChar &c : clean)
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
            c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph)
            c = u' ';
    return clean;
}

/// Spreadsheets calculate what begins with these (the full-width forms too, in some languages), pasted or
/// opened. Numbers may begin with a sign.
QString guarded(const QString &text)
{
    static constexpr QStringView starters = u"=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20";
    if (text.isEmpty() || !starters.contains(text[0]))
        return text;
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return isNumber ? text : QString(u'\'' % text);
}

bool isWordCharacter(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

} // namespace

QString csvField(const QString &text)
{
    QString field = guarded(text);
    if (field.contains(u'"') || field.contains(u',') || field.contains(u'\n') || field.contains(u'\r'))
        field = QStringLiteral("\"%1\"").arg(field.replace(u'"', QStringLiteral("\"\"")));
    return field;
}

QString tsvField(const QString &text)
{
    return guarded(oneLine(guarded(text)));
}

QString htmlText(const QString &text)
{
    return tsvField(text).toHtmlEscaped();
}

QString markdownText(const QString &text)
{
    const QString clean = oneLine(text);
    QString out;
    out.reserve(clean.size());
    for (qsizetype i = 0; i < clean.size(); ++i) {
        const QChar c = clean[i];
        // Inside a word an underscore is a letter like any other: "Q4_K_M" stays readable.
        const bool inWord = c == u'_' && isWordCharacter(clean, i - 1) && isWordCharacter(clean, i + 1);
        if (!inWord && QStringView(u"\\|`*_<>[]~&#").contains(c))
            out += u'\\';
        out += c;
    }
    return out;
}

} // namespace gpuwise
