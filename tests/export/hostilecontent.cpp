// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/export/hostilecontent.h"

#include "tests/ui/report/samplereport.h"

namespace gpuwise {

namespace {

struct Renamer
{
    const QString &name;

    void operator()(ReportParagraph &block) const { block.text.text = name; }
    void operator()(ReportList &block) const
    {
        for (ReportText &item : block.items)
            item.text = name;
    }
    void operator()(ReportFacts &block) const
    {
        for (ReportFacts::Fact &fact : block.facts)
            fact.name = fact.value = name;
    }
    void operator()(ReportFitBars &block) const
    {
        for (ReportFitBar &bar : block.bars)
            bar.name = bar.verdict = bar.margin = bar.detail = name;
        for (std::size_t i = 0; i < block.legend.size(); ++i)
            block.legend[i].name = name + QString::number(i);
    }
    void operator()(ReportTable &block) const
    {
        int number = 0; // as with real cards, no two columns have one name
        for (ReportColumn &column : block.columns) {
            column.title = name + QString::number(++number);
            column.aside = name;
        }
        for (ReportRow &row : block.rows) {
            for (ReportCell &cell : row.cells)
                cell.text = cell.aside = name;
            for (ReportText &detail : row.details)
                detail.text = name;
        }
    }
    void operator()(ReportBarPair &block) const
    {
        for (ReportBars &bars : block.charts) {
            bars.title = bars.unit = name;
            for (ReportBars::Bar &bar : bars.bars)
                bar.name = bar.text = name;
        }
    }
    void operator()(ReportSourceList &block) const
    {
        for (ReportSourceList::Entry &entry : block.entries)
            entry.title = entry.address = entry.date = entry.uses = entry.note = name;
    }
    void operator()(ReportLineChart &block) const
    {
        block.chart.title = block.chart.description = block.chart.markName = name;
        for (LineChart::Series &series : block.chart.series)
            series.name = series.detail = name;
        rename(block.figures);
    }
    void operator()(ReportScatter &block) const
    {
        block.chart.title = block.chart.description = block.chart.legend = block.chart.note = name;
        for (ScatterChart::Point &point : block.chart.points)
            point.name = point.sentence = name;
        rename(block.figures);
    }
    void operator()(ReportCommand &block) const { block.line = name; }
    void operator()(ReportApproval &block) const
    {
        for (QString &role : block.roles)
            role = name;
    }

    void rename(Sheet &sheet) const
    {
        sheet.title = name;
        for (QString &note : sheet.notes)
            note = name;
        for (QStringList &row : sheet.rows)
            for (QString &cell : row)
                cell = name;
    }
};

/// The kinds that the sample has not.
ReportSection otherKinds()
{
    ReportSection section{ReportSectionId::RentOrBuy, QStringLiteral("Rent or buy"), {}, {}};
    ReportLineChart lines;
    lines.chart.x = lines.chart.y = {false, 0, 10, {{0, QStringLiteral("0")}, {10, QStringLiteral("10")}}};
    lines.chart.series.resize(2);
    for (LineChart::Series &series : lines.chart.series)
        series.points = {{0, 1, Band{0.5, 1, 2}}, {10, 8, Band{6, 8, 9}}};
    lines.chart.mark = 5;
    lines.chart.sentences = {QStringLiteral("a"), QStringLiteral("b")};
    lines.figures = {QStringLiteral("Costs"),
                     {QStringLiteral("note")},
                     {QStringLiteral("Month"), QStringLiteral("Buy, USD")},
                     {true, true},
                     {{QStringLiteral("1"), QStringLiteral("1,999")}}};
    ReportScatter points;
    points.chart.x = points.chart.y = lines.chart.x;
    points.chart.points = {
        {QStringLiteral("Card"), 2, {1, 2, 3}, true, false, true, true, QStringLiteral("Card")},
        {QStringLiteral("Other"), 6, {4, 5, 6}, false, true, true, false, QStringLiteral("Other")}};
    points.figures = lines.figures;
    section.blocks = {lines, points, ReportCommand{QStringLiteral("gpuwise-cli report")},
                      ReportApproval{{QStringLiteral("Prepared"), QStringLiteral("Approved")},
                                     QStringLiteral("Name"),
                                     QStringLiteral("Signature"),
                                     QStringLiteral("Date")}};
    return section;
}

} // namespace

ReportContent contentNamed(const QString &name)
{
    ReportContent content = sampleReport(SampleLanguage::English, 3);
    content.sections.push_back(otherKinds());
    content.title = content.lead = content.subject = content.edition = content.footer = name;
    for (ReportSection &section : content.sections) {
        section.heading = section.aside = name;
        for (ReportBlock &block : section.blocks)
            std::visit(Renamer{name}, block);
    }
    return content;
}

} // namespace gpuwise
