// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table of the report with its scopes: columns and rows have heads, groups head the rows that follow.
#include "model/export/exportwords.h"
#include "model/export/htmlblocks.h"
#include "model/export/htmlcharts.h"

namespace gpuwise {

namespace {

class TableWriter
{
public:
    TableWriter(HtmlPage &page, const ReportTable &table)
        : m_page(page)
        , m_table(table)
    {}

    void write(const QString &caption)
    {
        // Wide tables scroll by themselves: then they can be reached with the keyboard.
        m_page.open("div", {{"class", QStringLiteral("scroll")},
                            {"role", QStringLiteral("region")},
                            {"aria-label", caption},
                            {"tabindex", QStringLiteral("0")}});
        m_page.open("table");
        m_page.element("caption", caption, {{"class", QStringLiteral("hidden")}});
        writeHead();
        m_page.open("tbody");
        bool fresh = true;
        for (const ReportRow &row : m_table.rows) {
            if (row.kind == ReportRowKind::Group && !fresh) { // a head of rows rules over its own body
                m_page.close();
                m_page.open("tbody");
            }
            fresh = false;
            row.kind == ReportRowKind::Group ? writeGroup(row) : writeRow(row);
        }
        m_page.close();
        m_page.close();
        m_page.close();
    }

private:
    bool isNumber(std::size_t column) const
    {
        return column < m_table.columns.size() && m_table.columns[column].align == ReportAlign::Number;
    }
    QString alignment(std::size_t column) const
    {
        return isNumber(column) ? QStringLiteral("number") : QString();
    }

    void writeHead()
    {
        m_page.open("thead");
        m_page.open("tr");
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            const ReportColumn &column = m_table.columns[i];
            if (column.title.isEmpty() && column.aside.isEmpty()) { // an empty head says nothing
                m_page.open("td");
                m_page.close();
                continue;
            }
            m_page.open(
                "th",
                {{"scope", QStringLiteral("col")}, {"class", alignment(i)}, {"dir", QStringLiteral("auto")}});
            m_page.text(column.title);
            if (!column.aside.isEmpty())
                m_page.element("small", column.aside, {{"class", QStringLiteral("below")}});
            m_page.close();
        }
        m_page.close();
        m_page.close();
    }

    QString width() const { return QString::number(std::max<std::size_t>(1, m_table.columns.size())); }

    void writeGroup(const ReportRow &row)
    {
        m_page.open("tr", {{"class", QStringLiteral("group")}});
        m_page.element("th", row.cells.empty() ? QString() : row.cells.front().text,
                       {{"scope", QStringLiteral("rowgroup")}, {"colspan", width()}});
        m_page.close();
    }

    void writeRow(const ReportRow &row)
    {
        const bool details = !row.details.empty();
        m_page.open("tr", {{"class", row.kind == ReportRowKind::Total ? QStringLiteral("total")
                                     : details                        ? QStringLiteral("open")
                                                                      : QString()}});
        for (std::size_t i = 0; i < row.cells.size() || i < m_table.columns.size(); ++i) {
            const bool head = i == 0;
            m_page.open(head ? "th" : "td", {{"scope", head ? QStringLiteral("row") : QString()},
                                             {"class", alignment(i)},
                                             {"dir", QStringLiteral("auto")}});
            if (i < row.cells.size())
                writeCell(row.cells[i]);
            m_page.close();
        }
        m_page.close();
        if (details)
            writeDetails(row);
    }

    void writeCell(const ReportCell &cell)
    {
        if (cell.fitBar && *cell.fitBar < m_table.fitBars.size() && m_table.axisEndGiB > 0)
            writeFitBar(m_page, m_table.fitBars[*cell.fitBar], m_table.axisEndGiB, 224, 12, {});
        if (cell.swatch)
            writeSwatch(m_page, *cell.swatch);
        m_page.toned({cell.text, cell.tone, cell.mark});
        if (cell.aside.isEmpty())
            return;
        if (!cell.asideBelow)
            m_page.text(QStringLiteral(" "));
        m_page.element("small", cell.aside,
                       {{"class", cell.asideBelow ? QStringLiteral("below") : QString()}});
    }

    void writeDetails(const ReportRow &row)
    {
        m_page.open("tr", {{"class", QStringLiteral("details")}});
        m_page.open("td", {{"colspan", width()}});
        m_page.open("ul", {{"class", QStringLiteral("signs")}});
        for (const ReportText &detail : row.details) {
            m_page.open("li");
            m_page.toned(detail);
            m_page.close();
        }
        m_page.close();
        m_page.close();
        m_page.close();
    }

    HtmlPage &m_page;
    const ReportTable &m_table;
};

} // namespace

void writeHtmlTable(HtmlPage &page, const ReportTable &table, const QString &caption)
{
    TableWriter(page, table).write(caption);
}

} // namespace gpuwise
