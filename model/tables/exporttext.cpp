// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/exporttext.h"

#include "model/domain/formulatext.h"

namespace gpuwise {

namespace {

bool isWordCharacter(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
}

} // namespace

QString inertLine(const QString &text)
{
    QString clean = text;
    for (qsizetype i = 0; i < clean.size(); ++i) {
        QChar &c = clean[i];
        const bool pair = c.isHighSurrogate() && i + 1 < clean.size() && clean[i + 1].isLowSurrogate();
        if (pair)
            ++i;
        else if (c.isSurrogate() || c.unicode() >= 0xFFFE)
            c = QChar::ReplacementCharacter;
        else if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
                 c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph)
            c = u' ';
    }
    return clean;
}

QString spreadsheetText(const QString &text)
{
    return neutralFormula(text);
}

QString csvField(const QString &text)
{
    QString field = spreadsheetText(text);
    if (field.contains(u'"') || field.contains(u',') || field.contains(u'\n') || field.contains(u'\r'))
        field = QStringLiteral("\"%1\"").arg(field.replace(u'"', QStringLiteral("\"\"")));
    return field;
}

QString tsvField(const QString &text)
{
    // Guarded once: what only becomes a formula when its first, invisible character has become a space, too.
    const QString guarded = spreadsheetText(text);
    const QString line = inertLine(guarded);
    return guarded == text ? spreadsheetText(line) : line;
}

QString htmlText(const QString &text)
{
    return tsvField(text).toHtmlEscaped();
}

QString markdownText(const QString &text)
{
    const QString clean = inertLine(text);
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
