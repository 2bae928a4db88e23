// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/htmlblocks.h"

#include "model/export/blocktables.h"
#include "model/export/exportwords.h"
#include "model/export/htmlcharts.h"
#include "model/export/htmlplots.h"
#include "model/export/signs.h"
#include "model/words/format.h"

#include <QUrl>

#include <algorithm>

namespace gpuwise {

namespace {

/// One overload a kind of block: a new kind does not compile until it is written here.
struct BlockWriter
{
    HtmlPage &page;
    const QString &heading;
    const QLocale &locale;

    void operator()(const ReportParagraph &block) const
    {
        page.open("p", {{"class", block.lead ? QStringLiteral("lead") : QString()}});
        page.toned(block.text);
        page.close();
    }

    void operator()(const ReportList &block) const
    {
        page.open("ul", {{"class", QStringLiteral("signs")}});
        for (const ReportText &item : block.items) {
            page.open("li");
            page.toned(item);
            page.close();
        }
        page.close();
    }

    void operator()(const ReportFacts &block) const
    {
        page.open("dl");
        for (const ReportFacts::Fact &fact : block.facts) {
            page.element("dt", fact.name);
            page.element("dd", fact.value);
        }
        page.close();
    }

    void operator()(const ReportTable &block) const { writeHtmlTable(page, block, heading); }

    void operator()(const ReportFitBars &block) const
    {
        for (const ReportFitBar &bar : block.bars) {
            page.open("figure");
            page.open("figcaption");
            page.element("span", bar.name,
                         {{"class", QStringLiteral("strong")}, {"dir", QStringLiteral("auto")}});
            page.text(QStringLiteral(" "));
            page.toned({bar.verdict, ReportTone::Strong, markOf(bar.bar.fit.verdict)});
            for (const QString &text : {bar.margin, bar.detail})
                if (!text.isEmpty())
                    page.element("span", u" · " % text, {{"class", QStringLiteral("quiet")}});
            page.close();
            if (block.axisEndGiB > 0)
                writeFitBar(page, bar.bar, block.axisEndGiB, 920, 22,
                            fitBarSentence(bar.name, bar.bar, locale));
            page.close();
        }
        writeLegend(block);
    }

    void operator()(const ReportBarPair &block) const
    {
        for (const ReportBars &bars : block.charts)
            writeBars(bars);
    }

    void operator()(const ReportSourceList &block) const
    {
        page.open("ol", {{"class", QStringLiteral("sources")}});
        for (const ReportSourceList::Entry &entry : block.entries) {
            page.open("li");
            page.element("span", entry.title, {{"dir", QStringLiteral("auto")}});
            const QUrl url = webAddress(entry.address);
            if (!entry.address.isEmpty()) {
                page.text(QStringLiteral(" "));
                if (url.isValid())
                    page.element(
                        "a", entry.address,
                        {{"href", url.toString(QUrl::FullyEncoded)}, {"rel", QStringLiteral("noreferrer")}});
                else
                    page.element("span", entry.address);
            }
            for (const QString &text : {entry.date, entry.uses, entry.note}) {
                if (text.isEmpty())
                    continue;
                page.text(QStringLiteral(" · "));
                page.element("span", text, {{"class", QStringLiteral("quiet")}});
            }
            page.close();
        }
        page.close();
    }

    void operator()(const ReportLineChart &block) const
    {
        page.open("figure");
        page.element("figcaption", block.chart.title, {{"class", QStringLiteral("strong")}});
        writeLineChart(page, block.chart);
        page.close();
        writeFigures(block.chart.title, block.figures);
    }

    void operator()(const ReportScatter &block) const
    {
        page.open("figure");
        page.element("figcaption", block.chart.title, {{"class", QStringLiteral("strong")}});
        writeScatter(page, block.chart);
        page.close();
        writeFigures(block.chart.title, block.figures);
    }

    void operator()(const ReportCommand &block) const
    {
        page.open("pre");
        page.element("code", block.line);
        page.close();
    }

    void operator()(const ReportApproval &block) const
    {
        page.open("div", {{"class", QStringLiteral("approval")}});
        writeHtmlTable(page, tableOf(block), heading);
        page.close();
    }

private:
    /// Folded: who sees the curve needs them seldom, who does not see it always.
    void writeFigures(const QString &title, const Sheet &sheet) const
    {
        page.open("details");
        page.element("summary", ExportWords::figures());
        for (const QString &note : sheet.notes)
            page.element("p", note, {{"class", QStringLiteral("quiet")}});
        writeHtmlTable(page, tableOf(sheet), title);
        page.close();
    }

    void writeLegend(const ReportFitBars &block) const
    {
        page.open("ul", {{"class", QStringLiteral("legend")}});
        for (const auto &entry : block.legend) {
            page.open("li");
            writeSwatch(page, entry.id);
            page.text(entry.name);
            page.close();
        }
        page.element("li", ExportWords::axis(formatTrimmed(block.axisEndGiB, 1, locale)));
        page.close();
    }

    void writeBars(const ReportBars &bars) const
    {
        double end = 0;
        for (const ReportBars::Bar &bar : bars.bars)
            end = std::max({end, bar.value.value_or(0), bar.band ? bar.band->high : 0});
        page.open("div", {{"class", QStringLiteral("scroll")},
                          {"role", QStringLiteral("region")},
                          {"aria-label", bars.title},
                          {"tabindex", QStringLiteral("0")}});
        page.open("table");
        page.element("caption", ExportWords::inUnit(bars.title, bars.unit));
        page.open("tbody");
        for (const ReportBars::Bar &bar : bars.bars) {
            page.open("tr");
            page.element("th", bar.name, {{"scope", QStringLiteral("row")}, {"dir", QStringLiteral("auto")}});
            page.open("td");
            writeBar(page, bar, end);
            page.close();
            page.open("td", {{"class", QStringLiteral("number")}});
            page.toned({bar.text, bar.value ? ReportTone::Plain : ReportTone::Missing, ReportMark::None});
            if (bar.band && bar.band->high > bar.band->low) {
                page.text(QStringLiteral(" "));
                page.element("small",
                             QStringLiteral("%1–%2").arg(formatSignificant(bar.band->low, 2, locale),
                                                         formatSignificant(bar.band->high, 2, locale)));
            }
            page.close();
            page.close();
        }
        page.close();
        page.close();
        page.close();
    }
};

} // namespace

void writeHtmlBlock(HtmlPage &page, const ReportBlock &block, const QString &heading, const QLocale &locale)
{
    std::visit(BlockWriter{page, heading, locale}, block);
}

} // namespace gpuwise
