// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/fitbar.h"
#include "model/export/blocktables.h"
#include "model/export/exporttable.h"
#include "model/export/exportwords.h"
#include "model/export/reporttexts.h"
#include "model/export/signs.h"
#include "model/tables/exporttext.h"

#include <QUrl>

namespace gpuwise {

namespace {

QString joined(const QStringList &parts)
{
    QStringList some;
    for (const QString &part : parts)
        if (!part.isEmpty())
            some << part;
    return some.join(u' ');
}

QString emphasised(const QString &escaped, bool strong)
{
    return strong && !escaped.isEmpty() ? QString(u"**" % escaped % u"**") : escaped;
}

QString line(const ReportText &text)
{
    return joined({signOf(text.mark), emphasised(markdownText(text.text), text.tone == ReportTone::Strong)});
}

QString cellText(const ReportCell &cell)
{
    const bool strong = cell.tone == ReportTone::Strong || cell.mark == ReportMark::Best;
    QString aside = markdownText(cell.aside);
    if (!aside.isEmpty() && !cell.text.isEmpty())
        aside = QStringLiteral("(%1)").arg(aside);
    return joined({signOf(cell.mark), emphasised(markdownText(cell.text), strong), aside});
}

/// Lines of pipes; what begins a block in Markdown cannot stand at their start.
class PipeTable
{
public:
    PipeTable(const QStringList &header, const std::vector<bool> &right)
    {
        QStringList rule;
        for (const bool number : right)
            rule << (number ? QStringLiteral("---:") : QStringLiteral("---"));
        add(header);
        add(rule);
    }
    void add(const QStringList &cells)
    {
        m_out += QStringLiteral("| ") % cells.join(QStringLiteral(" | ")) % QStringLiteral(" |\n");
    }
    QString text() const { return m_out % u'\n'; }

private:
    QString m_out;
};

/// One overload a kind of block: a new kind does not compile until it is written here.
struct MarkdownMaker
{
    QString &out;
    const QLocale &locale;

    void operator()(const ReportParagraph &block) const { out += lineStart(line(block.text)) % u"\n\n"; }

    void operator()(const ReportList &block) const
    {
        for (const ReportText &item : block.items)
            out += QStringLiteral("- ") % lineStart(line(item)) % u'\n';
        out += u'\n';
    }

    void operator()(const ReportFacts &block) const
    {
        for (const ReportFacts::Fact &fact : block.facts)
            out +=
                QStringLiteral("- **%1**: ").arg(markdownText(fact.name)) % markdownText(fact.value) % u'\n';
        out += u'\n';
    }

    void operator()(const ReportTable &block) const
    {
        QStringList header;
        std::vector<bool> right;
        for (const ReportColumn &column : block.columns) {
            header << joined(
                {markdownText(column.title), column.aside.isEmpty()
                                                 ? QString()
                                                 : QStringLiteral("(%1)").arg(markdownText(column.aside))});
            right.push_back(column.align == ReportAlign::Number);
        }
        PipeTable table(header, right);
        QString details;
        for (const ReportRow &row : block.rows) {
            QStringList cells;
            for (std::size_t i = 0; i < row.cells.size() || i < block.columns.size(); ++i) {
                QString cell = i < row.cells.size() ? cellText(row.cells[i]) : QString();
                if (row.kind != ReportRowKind::Values && !cell.startsWith(u"**"))
                    cell = emphasised(cell, true);
                cells << cell;
            }
            table.add(cells);
            if (row.details.empty() || row.cells.empty())
                continue;
            QStringList names{markdownText(row.cells.front().text)};
            if (row.cells.size() > 1 && block.columns.front().align == ReportAlign::Left &&
                block.columns.size() > 1 && block.columns[1].stretch > 0)
                names << markdownText(row.cells[1].text);
            details += QStringLiteral("**%1**\n\n").arg(names.join(QStringLiteral(": ")));
            for (const ReportText &detail : row.details)
                details += QStringLiteral("- ") % lineStart(line(detail)) % u'\n';
            details += u'\n';
        }
        out += table.text() % details;
    }

    void operator()(const ReportFitBars &block) const
    {
        for (const ReportFitBar &bar : block.bars)
            out += QStringLiteral("- ") % joined({signOf(markOf(bar.bar.fit.verdict))}) % u' ' %
                   markdownText(fitBarSentence(bar.name, bar.bar, locale)) % u'\n';
        out += u'\n';
    }

    void operator()(const ReportBarPair &block) const
    {
        for (const ReportBars &bars : block.charts) {
            PipeTable table({markdownText(bars.title), markdownText(bars.unit)}, {false, true});
            for (const ReportBars::Bar &bar : bars.bars)
                table.add({markdownText(bar.name), emphasised(markdownText(bar.text), bar.baseline)});
            out += table.text();
        }
    }

    void operator()(const ReportSourceList &block) const
    {
        int number = 0;
        for (const ReportSourceList::Entry &entry : block.entries) {
            QStringList parts{markdownText(entry.title)};
            if (const QUrl url = webAddress(entry.address); url.isValid())
                parts << QStringLiteral("<%1>").arg(url.toString(QUrl::FullyEncoded));
            else
                parts << markdownText(entry.address);
            parts << markdownText(entry.date) << markdownText(entry.uses) << markdownText(entry.note);
            parts.removeAll(QString());
            out += QStringLiteral("%1. ").arg(++number) % parts.join(QStringLiteral("; ")) % u'\n';
        }
        out += u'\n';
    }

    void operator()(const ReportLineChart &block) const
    {
        figures(block.chart.title, block.chart.description, block.figures);
    }

    void operator()(const ReportScatter &block) const
    {
        figures(block.chart.title, block.chart.description, block.figures);
    }

    void operator()(const ReportCommand &block) const
    {
        // Code, whatever it holds: the fence is longer than any within.
        QString fence = QStringLiteral("```");
        while (block.line.contains(fence))
            fence += u'`';
        out += fence % u'\n' % inertLine(block.line) % u'\n' % fence % u"\n\n";
    }

    void operator()(const ReportApproval &block) const { (*this)(tableOf(block)); }

private:
    void figures(const QString &title, const QString &description, const Sheet &sheet) const
    {
        out +=
            emphasised(markdownText(title), true) % u"\n\n" % lineStart(markdownText(description)) % u"\n\n";
        for (const QString &note : sheet.notes)
            out += lineStart(markdownText(note)) % u"\n\n";
        (*this)(tableOf(sheet));
    }

    /// "1. ", "- ", "+ " at the start of a line would begin a list.
    static QString lineStart(const QString &text)
    {
        qsizetype digits = 0;
        while (digits < text.size() && text[digits].isDigit())
            ++digits;
        if (digits > 0 && digits < text.size() && (text[digits] == u'.' || text[digits] == u')'))
            return text.left(digits) % u'\\' % text.mid(digits);
        if (!text.isEmpty() && QStringView(u"-+=").contains(text[0]))
            return u'\\' % text;
        return text;
    }
};

} // namespace

QByteArray reportMarkdown(const ReportContent &content)
{
    QString out = QStringLiteral("# %1\n\n").arg(markdownText(content.title));
    if (!content.lead.isEmpty())
        out += QStringLiteral("**%1**\n\n").arg(markdownText(content.lead));
    out += markdownText(content.subject) % u"  \n" % markdownText(content.edition) % u"\n\n";
    for (const ReportSection &section : content.sections) {
        out += QStringLiteral("## %1\n\n")
                   .arg(joined({markdownText(section.heading),
                                section.aside.isEmpty()
                                    ? QString()
                                    : QStringLiteral("(%1)").arg(markdownText(section.aside))}));
        for (const ReportBlock &block : section.blocks)
            std::visit(MarkdownMaker{out, content.locale}, block);
    }
    out += QStringLiteral("---\n\n") % markdownText(content.footer) % u'\n';
    return out.toUtf8();
}

} // namespace gpuwise
