// SPDX-License-Identifier: GPL-3.0-or-later
//
// The cards side by side, with their bars, and two charts: speed and price.
#include "model/charts/fitbargeometry.h"
#include "model/domain/useroverlay.h"
#include "model/report/cells.h"
#include "model/report/comparisontexts.h"
#include "model/report/reportbasis.h"
#include "model/tables/comparisonmarks.h"
#include "model/tables/comparisonnotes.h"
#include "model/tables/comparisonparts.h"
#include "model/tables/comparisonverdict.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Report)
};

/// The title rents and the column is bought: its price and costs are another matter.
bool isOnlyIfBought(const ReportBasis &basis, const ComparisonColumn &column)
{
    const Option *chosen = basis.chosen();
    return chosen && chosen->mode == OptionMode::Rent && column.mode != OptionMode::Rent;
}

QString columnAside(const ReportBasis &basis, const ComparisonColumn &column, bool baseline)
{
    const QString word = optionModeWord(column.mode);
    const QString mode =
        isOnlyIfBought(basis, column) ? Words::tr("if bought, %1", "new or used").arg(word) : word;
    return baseline ? QCoreApplication::translate("Report", "%1, baseline", "how it is bought").arg(mode)
                    : mode;
}

/// Rows in which nothing is known say nothing; but that no card has a link is worth knowing to who buys
/// several.
bool saysSomething(const ComparisonRow &row)
{
    if (row.field == ComparisonField::FitMargin)
        return true;
    const bool link = row.field == ComparisonField::Spec && row.spec == SpecField::LinkGBps;
    return std::any_of(row.cells.begin(), row.cells.end(), [link](const ComparisonCell &cell) {
        return cell.isKnown() || (link && cell.state == FactState::NotSupported);
    });
}

/// The price of a single new card is the price of the column.
bool repeatsPrice(const Comparison &comparison, const ComparisonRow &row)
{
    if (row.field != ComparisonField::PriceNew && row.field != ComparisonField::PriceUsed)
        return false;
    const auto price = std::find_if(comparison.rows.begin(), comparison.rows.end(),
                                    [](const ComparisonRow &r) { return r.field == ComparisonField::Price; });
    if (price == comparison.rows.end() || price->cells.size() != row.cells.size())
        return false;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        if (row.cells[i].number != price->cells[i].number)
            return false;
    return true;
}

/// When the value of a cell was read; for usable memory the reading itself knows.
QDate readOn(const ReportBasis &basis, const ComparisonRow &row, const ComparisonCell &cell)
{
    if (cell.readOn.isValid() || row.field != ComparisonField::UsablePerCard)
        return cell.readOn;
    for (const UsableMemory &reading : basis.catalogue.usableMemory)
        if (reading.source == cell.source && reading.readOn.isValid())
            return reading.readOn;
    return {};
}

class TableMaker
{
public:
    explicit TableMaker(ReportBasis &basis)
        : m_basis(basis)
        , m_comparison(basis.comparison)
    {}

    ReportTable make()
    {
        m_table.sideBySide = true;
        m_table.columns.push_back(textColumn({}));
        for (std::size_t i = 0; i < m_comparison.columns.size(); ++i) {
            const ComparisonColumn &column = m_comparison.columns[i];
            m_table.columns.push_back(
                {groupName(m_basis.catalogue, column.cards),
                 columnAside(m_basis, column, i == m_comparison.baseline && m_comparison.columns.size() > 1),
                 ReportAlign::Number, 0});
            if (column.judged)
                m_table.fitBars.push_back(fitBarOf(column.judged->decidingMemory(),
                                                   column.judged->decidingFit(), column.cards.count));
        }
        m_table.axisEndGiB = fitAxisEndForPicks(m_table.fitBars);
        for (const ComparisonSection section : comparisonSections)
            if (section != ComparisonSection::Claims) // a section of the report of their own
                addSection(section);
        return std::move(m_table);
    }

private:
    void addSection(ComparisonSection section)
    {
        std::vector<ReportRow> rows;
        for (const ComparisonRow *row : m_comparison.rowsOf(section, m_basis.request.onlyDifferent)) {
            if (!saysSomething(*row) || repeatsPrice(m_comparison, *row))
                continue;
            rows.push_back(makeRow(*row));
            if (row->field == ComparisonField::Price)
                rows.push_back(priceDates(*row));
        }
        if (rows.empty())
            return;
        m_table.rows.push_back({ReportRowKind::Group, {textCell(sectionName(section))}, {}});
        std::move(rows.begin(), rows.end(), std::back_inserter(m_table.rows));
    }

    ReportRow makeRow(const ComparisonRow &row)
    {
        const QString title = rowName(row);
        ReportRow out{ReportRowKind::Values, {}, {}};
        const bool fit = row.field == ComparisonField::FitMargin;
        out.cells.push_back(textCell(title, paperUnit(row, m_comparison.currency)));
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const ComparisonColumn &column = m_comparison.columns[i];
            const ComparisonCell &cell = row.cells[i];
            out.cells.push_back(comparisonCell(row, cell, column, m_comparison.currency, m_basis.locale));
            if (isOwnCell(m_basis.catalogue, cell))
                markAsOwn(out.cells.back());
            if (fit && column.judged && m_table.axisEndGiB > 0)
                out.cells.back().fitBar = barIndex(i);
            if (cell.isKnown())
                m_basis.sources.add(cell.source, readOn(m_basis, row, cell), column.gpu->name, title);
        }
        return out;
    }

    static void markAsOwn(ReportCell &cell)
    {
        cell.aside =
            cell.aside.isEmpty()
                ? ownWord()
                : QCoreApplication::translate("Report", "%1, %2", "difference, that a value is the user's")
                      .arg(cell.aside, ownWord());
    }

    /// Bars exist for judged columns only.
    std::size_t barIndex(std::size_t column) const
    {
        return static_cast<std::size_t>(std::count_if(
            m_comparison.columns.begin(), m_comparison.columns.begin() + static_cast<std::ptrdiff_t>(column),
            [](const ComparisonColumn &c) { return c.judged.has_value(); }));
    }

    ReportRow priceDates(const ComparisonRow &row) const
    {
        ReportRow out{ReportRowKind::Values,
                      {textCell(QCoreApplication::translate("Report", "Date of the price"))},
                      {}};
        for (const ComparisonCell &cell : row.cells) {
            if (!cell.price) {
                out.cells.push_back(quietCell({}));
                continue;
            }
            const bool monthOnly = cell.price->newest && cell.price->newest->monthOnly;
            ReportCell date = textCell(formatDate(cell.price->asOf, monthOnly));
            if (cell.price->age != PriceAge::Fresh) {
                date.aside = priceTagWord(PriceTag::Stale);
                date.mark = ReportMark::Warning;
            }
            if (cell.price->offers > 1) { // then one month is not the whole truth
                QStringList below{priceDateText(*cell.price)};
                if (!date.aside.isEmpty())
                    below.prepend(date.aside);
                date.aside = below.join(Words::tr(", ", "between remarks on a price"));
                date.asideBelow = true;
            }
            out.cells.push_back(std::move(date));
        }
        return out;
    }

    ReportBasis &m_basis;
    const Comparison &m_comparison;
    ReportTable m_table;
};

std::optional<ReportBars> chartOf(const ReportBasis &basis, ComparisonField field)
{
    const Comparison &comparison = basis.comparison;
    const auto row = std::find_if(comparison.rows.begin(), comparison.rows.end(),
                                  [field](const ComparisonRow &r) { return r.field == field; });
    if (row == comparison.rows.end() ||
        std::none_of(row->cells.begin(), row->cells.end(),
                     [](const ComparisonCell &c) { return c.number.has_value(); }))
        return std::nullopt;
    ReportBars chart;
    chart.title = rowName(*row);
    chart.unit = paperUnit(*row, comparison.currency);
    for (std::size_t i = 0; i < row->cells.size(); ++i) {
        const ComparisonCell &cell = row->cells[i];
        ReportBars::Bar bar;
        bar.name = shortCardName(groupName(basis.catalogue, comparison.columns[i].cards));
        bar.value = cell.number;
        bar.band = cell.band;
        bar.baseline = i == comparison.baseline;
        bar.text = comparisonCell(*row, cell, comparison.columns[i], comparison.currency, basis.locale).text;
        chart.bars.push_back(std::move(bar));
    }
    return chart;
}

ReportBarPair charts(const ReportBasis &basis)
{
    ReportBarPair pair;
    if (basis.comparison.columns.size() < 2)
        return pair;
    for (const ComparisonField field : {ComparisonField::Speed, ComparisonField::Price}) {
        std::optional<ReportBars> chart = chartOf(basis, field);
        if (!chart)
            continue;
        const bool bands =
            std::any_of(chart->bars.begin(), chart->bars.end(), [](const auto &b) { return b.band; });
        if (bands)
            chart->unit =
                QCoreApplication::translate("Report", "%1; the line is the band", "unit").arg(chart->unit);
        pair.charts.push_back(std::move(*chart));
    }
    return pair;
}

/// What was shipped stays visible where the user corrected it.
QStringList corrections(const Catalogue &catalogue, const Comparison &comparison, const QLocale &locale)
{
    QStringList lines;
    for (const ComparisonRow &row : comparison.rows) {
        if (row.field != ComparisonField::Spec)
            continue;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const SpecConflict *shipped = shippedBeside(catalogue, *comparison.columns[i].gpu, row.spec);
            if (!shipped || !row.cells[i].isKnown())
                continue;
            const QString unit = paperUnit(row, comparison.currency);
            const auto withUnit = [&unit](const QString &value) {
                return unit.isEmpty() ? value : QString(value % u' ' % unit);
            };
            lines << QCoreApplication::translate("Report", "%1, %2: %3 is yours; %4 was shipped.",
                                                 "card, property, own value, shipped value")
                         .arg(comparison.columns[i].gpu->name, rowName(row),
                              withUnit(cellText(row, row.cells[i], comparison.currency, locale)),
                              withUnit(shipped->text));
        }
    }
    lines.removeDuplicates(); // one card in several numbers
    return lines;
}

/// What the comparison comes to, unless the report decides otherwise: it also weighs buying against renting,
/// and whoever signs reads one decision, not two.
QString verdictThatAgrees(const ReportBasis &basis)
{
    const Option *chosen = basis.chosen();
    const auto best = judgeComparison(basis.catalogue, basis.resolved, basis.comparison).best;
    if (best && (!chosen || chosen->cards != basis.comparison.columns[*best].cards))
        return {};
    return comparisonVerdict(basis.catalogue, basis.resolved, basis.comparison, basis.locale);
}

} // namespace

ReportSection comparisonSection(ReportBasis &basis)
{
    ReportSection section;
    section.id = ReportSectionId::Comparison;
    section.heading = QCoreApplication::translate("Report", "Side by side");
    const Comparison &comparison = basis.comparison;
    if (comparison.columns.empty())
        return section;
    if (comparison.columns.size() > 1)
        section.blocks.emplace_back(quietParagraph(
            QCoreApplication::translate(
                "Report", "Percentages are differences to the baseline, %1; ≈ is one smaller than the error "
                          "of the estimate. A diamond marks the best value of a row.")
                .arg(groupName(basis.catalogue, comparison.columns[comparison.baseline].cards))));
    if (std::any_of(comparison.columns.begin(), comparison.columns.end(),
                    [&](const ComparisonColumn &column) { return isOnlyIfBought(basis, column); }))
        section.blocks.emplace_back(quietParagraph(
            Words::tr("The decision is to rent. Price, date and cost of work are here what they are if the "
                      "cards are bought; rents stand under \"Buying and renting\".")));
    if (std::any_of(comparison.columns.begin(), comparison.columns.end(),
                    [](const ComparisonColumn &column) { return column.judged && column.judged->hardest; }))
        section.blocks.emplace_back(quietParagraph(
            Words::tr("Fit and memory are of what leaves the least room on each card: the model, or one of "
                      "the exercises of learning.")));
    if (const QString verdict = verdictThatAgrees(basis); !verdict.isEmpty())
        section.blocks.emplace_back(quietParagraph(verdict));
    section.blocks.emplace_back(TableMaker(basis).make());
    for (const QString &correction : corrections(basis.catalogue, comparison, basis.locale))
        section.blocks.emplace_back(quietParagraph(correction));
    const QStringList notes = comparisonNotes(basis.catalogue, comparison, basis.task(), basis.locale);
    for (const QString &note : notes)
        section.blocks.emplace_back(quietParagraph(note));
    ReportBarPair pair = charts(basis);
    if (!pair.charts.empty())
        section.blocks.emplace_back(std::move(pair));
    return section;
}

} // namespace gpuwise
