// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/exporttable.h"

#include "model/export/blocktables.h"
#include "model/export/exportcolumns.h"
#include "model/export/exportwords.h"

namespace gpuwise {

namespace {

/// Of what a figure shows are two digits behind the point: the estimates know no more.
ExportCell figure(double value, int decimals)
{
    return {plainNumber(value, decimals), value, decimals, false};
}

ExportCell words(const QString &text)
{
    return {text, {}, 0, false};
}

/// One overload a kind of block: a new kind does not compile until it is written here.
struct PartMaker
{
    std::vector<ExportSection::Part> &parts;
    const QString &heading;
    const QLocale &locale;

    void operator()(const ReportParagraph &block) const { parts.emplace_back(block.text.text); }

    void operator()(const ReportList &block) const
    {
        for (const ReportText &item : block.items)
            parts.emplace_back(item.text);
    }

    void operator()(const ReportFacts &block) const
    {
        ExportTable table{heading, {ExportWords::subject(), ExportWords::value()}, {}};
        for (const ReportFacts::Fact &fact : block.facts)
            table.rows.push_back({words(fact.name), words(fact.value)});
        parts.emplace_back(std::move(table));
    }

    void operator()(const ReportTable &block) const
    {
        parts.emplace_back(exportColumns(block, heading, locale));
    }

    void operator()(const ReportFitBars &block) const
    {
        ExportTable table{heading,
                          {ExportWords::card(), ExportWords::verdict(), ExportWords::margin(),
                           ExportWords::needed(), ExportWords::low(ExportWords::needed()),
                           ExportWords::high(ExportWords::needed()), ExportWords::usable(),
                           ExportWords::detail()},
                          {}};
        for (const auto &entry : block.legend)
            table.header << ExportWords::inUnit(entry.name, QStringLiteral("GiB"));
        for (const ReportFitBar &bar : block.bars) {
            const FitBar &fit = bar.bar;
            std::vector<ExportCell> row{words(bar.name),
                                        words(bar.verdict),
                                        words(bar.margin),
                                        figure(fit.neededGiB.expected, 2),
                                        figure(fit.neededGiB.low, 2),
                                        figure(fit.neededGiB.high, 2),
                                        fit.usableGiB > 0 ? figure(fit.usableGiB, 2) : ExportCell{},
                                        words(bar.detail)};
            for (const auto &entry : block.legend) {
                double gib = 0;
                for (const FitBar::Segment &segment : fit.segments)
                    if (segment.id == entry.id)
                        gib += segment.gib;
                row.push_back(figure(gib, 2));
            }
            table.rows.push_back(std::move(row));
        }
        parts.emplace_back(std::move(table));
    }

    void operator()(const ReportBarPair &block) const
    {
        for (const ReportBars &bars : block.charts) {
            const QString name = ExportWords::inUnit(bars.title, bars.unit);
            ExportTable table{
                bars.title,
                {ExportWords::card(), name, ExportWords::low(bars.title), ExportWords::high(bars.title)},
                {}};
            for (const ReportBars::Bar &bar : bars.bars) {
                const auto shown = shownNumber(bar.text, locale);
                ExportCell value = words(bar.text);
                if (bar.value)
                    value = shown ? ExportCell{bar.text, shown->value, shown->decimals, false}
                                  : ExportCell{bar.text, *bar.value, 2, false};
                table.rows.push_back({words(bar.name), value,
                                      bar.band ? figure(bar.band->low, 2) : ExportCell{},
                                      bar.band ? figure(bar.band->high, 2) : ExportCell{}});
            }
            parts.emplace_back(withoutEmptyColumns(std::move(table)));
        }
    }

    void operator()(const ReportSourceList &block) const
    {
        ExportTable table{heading,
                          {ExportWords::title(), ExportWords::address(), ExportWords::readOn(),
                           ExportWords::uses(), ExportWords::detail()},
                          {}};
        for (const ReportSourceList::Entry &entry : block.entries)
            table.rows.push_back({words(entry.title), words(entry.address), words(entry.date),
                                  words(entry.uses), words(entry.note)});
        parts.emplace_back(withoutEmptyColumns(std::move(table)));
    }

    void operator()(const ReportLineChart &block) const
    {
        figures(block.chart.title, block.chart.description, block.figures);
    }
    void operator()(const ReportScatter &block) const
    {
        figures(block.chart.title, block.chart.description, block.figures);
    }
    void operator()(const ReportCommand &block) const { parts.emplace_back(block.line); }

    void operator()(const ReportApproval &block) const
    {
        ExportTable table{heading, {heading, block.name, block.signature, block.date}, {}};
        for (const QString &role : block.roles)
            table.rows.push_back({words(role), ExportCell{}, ExportCell{}, ExportCell{}});
        parts.emplace_back(std::move(table));
    }

private:
    /// A chart is its figures here, with the sentence that says what matters.
    void figures(const QString &title, const QString &description, const Sheet &sheet) const
    {
        parts.emplace_back(description);
        for (const QString &note : sheet.notes)
            parts.emplace_back(note);
        parts.emplace_back(exportColumns(tableOf(sheet), title.isEmpty() ? sheet.title : title, locale));
    }
};

} // namespace

std::vector<ExportSection> exportSections(const ReportContent &content)
{
    std::vector<ExportSection> sections;
    for (const ReportSection &section : content.sections) {
        ExportSection out{section.id,
                          section.aside.isEmpty() ? section.heading
                                                  : QString(section.heading % u' ' % section.aside),
                          {}};
        for (const ReportBlock &block : section.blocks)
            std::visit(PartMaker{out.parts, section.heading, content.locale}, block);
        sections.push_back(std::move(out));
    }
    return sections;
}

} // namespace gpuwise
