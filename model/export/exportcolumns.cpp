// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/export/exportcolumns.h"

#include "model/export/exportwords.h"

#include <algorithm>

namespace gpuwise {

namespace {

struct Reader
{
    const ReportTable &table;
    const QLocale &locale;

    std::optional<ShownNumber> number(const ReportRow &row, std::size_t column) const
    {
        if (column >= row.cells.size() || table.columns[column].align != ReportAlign::Number)
            return std::nullopt;
        return shownNumber(row.cells[column].text, locale);
    }

    /// The unit that all figures of a row (or of a column) show; none: they differ, or there are no figures.
    template <typename NumberAt> std::optional<QString> commonUnit(std::size_t count, NumberAt numberAt) const
    {
        std::optional<QString> unit;
        for (std::size_t i = 0; i < count; ++i) {
            const std::optional<ShownNumber> shown = numberAt(i);
            if (!shown)
                continue;
            if (unit && *unit != shown->unit)
                return std::nullopt;
            unit = shown->unit;
        }
        return unit;
    }
};

ExportCell valueCell(const ReportCell &cell, const std::optional<ShownNumber> &shown, bool asNumber)
{
    ExportCell out{cell.text, {}, 0, cell.tone == ReportTone::Strong || cell.mark == ReportMark::Best};
    if (shown && asNumber) {
        out.number = shown->value;
        out.decimals = shown->decimals;
    }
    return out;
}

/// What stands beside the value: band, difference, sign of the best.
QString detailOf(const ReportCell &cell, const std::optional<ShownNumber> &shown, bool asNumber)
{
    QStringList parts;
    if (shown && asNumber && shown->about)
        parts << QStringLiteral("≈");
    if (cell.mark == ReportMark::Best)
        parts << ExportWords::best();
    if (!cell.aside.isEmpty())
        parts << cell.aside;
    return parts.join(QStringLiteral(" "));
}

QString headerOf(const ReportColumn &column)
{
    return column.aside.isEmpty() ? column.title : ExportWords::withAside(column.title, column.aside);
}

class Builder
{
public:
    Builder(const ReportTable &table, const QLocale &locale)
        : m_table(table)
        , m_reader{table, locale}
    {}

    ExportTable build(const QString &title)
    {
        m_out.title = title;
        makeHeader();
        QString group;
        for (const ReportRow &row : m_table.rows) {
            if (row.kind == ReportRowKind::Group)
                group = row.cells.empty() ? QString() : row.cells.front().text;
            else
                addRow(row, group);
        }
        return withoutEmptyColumns(std::move(m_out));
    }

private:
    void makeHeader()
    {
        m_out.header << ExportWords::group();
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            QString name = headerOf(m_table.columns[i]);
            m_columnUnit.push_back(std::nullopt);
            if (m_table.sideBySide && i == 0) {
                m_out.header << (name.isEmpty() ? ExportWords::subject() : name) << ExportWords::unit();
                continue;
            }
            if (!m_table.sideBySide) {
                m_columnUnit.back() = m_reader.commonUnit(m_table.rows.size(), [&](std::size_t row) {
                    return m_reader.number(m_table.rows[row], i);
                });
                if (m_columnUnit.back() && !m_columnUnit.back()->isEmpty())
                    name = ExportWords::inUnit(name, *m_columnUnit.back());
            }
            m_out.header << name << ExportWords::detailOf(m_table.columns[i].title);
        }
        m_out.header << ExportWords::remarks();
    }

    void addRow(const ReportRow &row, const QString &group)
    {
        std::optional<QString> rowUnit;
        if (m_table.sideBySide)
            rowUnit = m_reader.commonUnit(row.cells.size(),
                                          [&](std::size_t column) { return m_reader.number(row, column); });
        // A unit in the row's name and another one behind its figures: they stay as they are shown.
        const QString named = row.cells.empty() ? QString() : row.cells.front().aside;
        if (rowUnit && !rowUnit->isEmpty() && !named.isEmpty())
            rowUnit.reset();
        std::vector<ExportCell> cells{{group, {}, 0, false}};
        for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
            const ReportCell cell = i < row.cells.size() ? row.cells[i] : ReportCell{};
            const auto shown = m_reader.number(row, i);
            const bool asNumber = m_table.sideBySide ? rowUnit.has_value() : m_columnUnit[i].has_value();
            cells.push_back(valueCell(cell, shown, asNumber));
            if (m_table.sideBySide && i == 0)
                cells.push_back({named.isEmpty() ? rowUnit.value_or(QString()) : named, {}, 0, false});
            else
                cells.push_back({detailOf(cell, shown, asNumber), {}, 0, false});
        }
        QStringList remarks;
        for (const ReportText &detail : row.details)
            remarks << detail.text;
        cells.push_back({remarks.join(u'\n'), {}, 0, false});
        m_out.rows.push_back(std::move(cells));
    }

    const ReportTable &m_table;
    Reader m_reader;
    std::vector<std::optional<QString>> m_columnUnit;
    ExportTable m_out;
};

} // namespace

ExportTable exportColumns(const ReportTable &table, const QString &title, const QLocale &locale)
{
    return Builder(table, locale).build(title);
}

ExportTable withoutEmptyColumns(ExportTable table)
{
    for (qsizetype i = table.header.size(); i-- > 0;) {
        const auto at = static_cast<std::size_t>(i);
        const bool empty = std::all_of(table.rows.begin(), table.rows.end(), [at](const auto &row) {
            return row[at].text.isEmpty() && !row[at].number;
        });
        if (!empty)
            continue;
        table.header.removeAt(i);
        for (auto &row : table.rows)
            row.erase(row.begin() + i);
    }
    return table;
}

} // namespace gpuwise
