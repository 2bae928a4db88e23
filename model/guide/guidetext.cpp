// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guidetext.h"

#include "model/tables/exporttext.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

QString plainTable(const Sheet &sheet)
{
    // Cells of the guide are sentences: a row is read as a list of named values, not across a wide table.
    QString text;
    for (const QStringList &row : sheet.rows) {
        for (qsizetype i = 0; i < row.size(); ++i)
            if (!row[i].isEmpty())
                text += i == 0 ? QStringLiteral("  %1\n").arg(row[i])
                               : QStringLiteral("    %1: %2\n").arg(sheet.header.value(i), row[i]);
    }
    for (const QString &note : sheet.notes)
        text += QStringLiteral("  %1\n").arg(note);
    return text;
}

QString markdownTable(const Sheet &sheet)
{
    QString text = u'|' + QString();
    for (const QString &cell : sheet.header)
        text += QStringLiteral(" %1 |").arg(markdownText(cell));
    text += QStringLiteral("\n|");
    for (qsizetype i = 0; i < sheet.header.size(); ++i)
        text += sheet.rightAligned[static_cast<std::size_t>(i)] ? QStringLiteral(" ---: |")
                                                                : QStringLiteral(" --- |");
    for (const QStringList &row : sheet.rows) {
        text += QStringLiteral("\n|");
        for (const QString &cell : row)
            text += QStringLiteral(" %1 |").arg(markdownText(cell));
    }
    text += u'\n';
    for (const QString &note : sheet.notes)
        text += QStringLiteral("\n%1\n").arg(note);
    return text;
}

QString blockText(const GuideBlock &block, GuideTextFormat format)
{
    const bool plain = format == GuideTextFormat::Plain;
    QString text;
    int step = 0;
    switch (block.kind) {
    case GuideBlockKind::Paragraph:
        for (const GuideLine &line : block.lines)
            text += lineText(line, format) + u'\n';
        break;
    case GuideBlockKind::Bullets:
        for (const GuideLine &line : block.lines)
            text += QStringLiteral("- ") + lineText(line, format) + u'\n';
        break;
    case GuideBlockKind::Steps:
        for (const GuideLine &line : block.lines)
            text += QStringLiteral("%1. ").arg(++step) + lineText(line, format) + u'\n';
        break;
    case GuideBlockKind::Table:
        text = plain ? plainTable(block.sheet) : markdownTable(block.sheet);
        break;
    case GuideBlockKind::Claim:
        for (const GuideLine &line : block.lines)
            text += QStringLiteral("> ") + lineText(line, format) +
                    (plain ? QString() : QStringLiteral("  ")) + u'\n';
        break;
    }
    return text;
}

} // namespace

QString lineText(const GuideLine &line, GuideTextFormat format)
{
    if (format == GuideTextFormat::Plain)
        return plainText(line);
    QString text;
    for (const GuideSpan &span : line)
        text += span.kind == GuideSpanKind::Strong ? QStringLiteral("**%1**").arg(span.text)
                : span.kind == GuideSpanKind::Code ? QStringLiteral("`%1`").arg(span.text)
                                                   : span.text;
    return text;
}

QString entryText(const GuideEntry &entry, GuideTextFormat format)
{
    const bool plain = format == GuideTextFormat::Plain;
    QString text = (plain ? QString() : QStringLiteral("## ")) + plainText(entry.title) + u'\n';
    for (const GuideBlock &block : entry.blocks)
        text += u'\n' + blockText(block, format);
    if (!entry.see.empty()) {
        QStringList names;
        for (const GuideSpan &link : entry.see)
            names.append(
                link.target.startsWith(QLatin1StringView("entry:"))
                    ? Words::tr("%1 (%2)", "title of an entry, its id").arg(link.text, link.target.mid(6))
                    : link.text);
        text += u'\n' +
                Words::tr("See also: %1").arg(names.join(Words::tr(", ", "between names of entries"))) +
                u'\n';
    }
    if (!entry.sources.isEmpty()) {
        text += u'\n' + Words::tr("Sources:") + u'\n';
        for (const QString &source : entry.sources)
            text += QStringLiteral("- ") + source + u'\n';
    }
    return text;
}

} // namespace gpuwise
