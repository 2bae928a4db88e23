// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the cells and headers of the comparison table say.
#include "model/session/session.h"
#include "model/tables/comparisonmarks.h"
#include "model/tables/comparisontable.h"
#include "model/tables/comparisonverdict.h"
#include "model/tables/comparisonwords.h"
#include "model/words/format.h"
#include "model/words/sourcewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace gpuwise {

QVariant ComparisonTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[static_cast<std::size_t>(index.row())];
    return line.row < 0 ? sectionData(line, role) : cellData(line, index.column(), role);
}

QVariant ComparisonTable::sectionData(const Line &line, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return sectionTitle(line.section);
    case SectionRole:
        return true;
    case OpenRole:
        return isOpen(line.section);
    case NoteRole:
        return sectionNote(line.section, m_session.resolved(), QLocale());
    case Qt::AccessibleTextRole:
        return isOpen(line.section) ? QCoreApplication::translate("Comparison", "%1, section, open")
                                          .arg(sectionTitle(line.section))
                                    : QCoreApplication::translate("Comparison", "%1, section, closed")
                                          .arg(sectionTitle(line.section));
    default:
        return {};
    }
}

QVariant ComparisonTable::cellData(const Line &line, int column, int role) const
{
    const ComparisonRow &row = m_comparison.rows[static_cast<std::size_t>(line.row)];
    const auto at = static_cast<std::size_t>(column);
    const ComparisonCell &cell = row.cells[at];
    const QLocale locale;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, cell, m_comparison.currency, locale);
    case KindRole:
        return static_cast<int>(cellKind(row, cell));
    case ValueRole:
        return cellParts(row, cell, m_comparison.currency, locale).value;
    case DetailRole:
        if (cell.price && cellKind(row, cell) == CellKind::Value) // the day is in the tip
            return priceDetail(row, *cell.price, true);
        return cellParts(row, cell, m_comparison.currency, locale).detail;
    case PercentRole:
        return percentText(cell, locale);
    case BestRole:
        return cell.best;
    case BaselineRole:
        return at == m_comparison.baseline;
    case FitBarRole:
        return row.field == ComparisonField::FitMargin ? QVariant::fromValue(m_fitBars[at]) : QVariant();
    case FitAxisRole:
        return row.field == ComparisonField::FitMargin ? QVariant(m_fitAxisEnd) : QVariant();
    case VerdictRole:
        return static_cast<int>(cell.verdict);
    case PriceAgeRole:
        return cell.price ? QVariant(static_cast<int>(cell.price->age)) : QVariant();
    case ClaimedRole:
        return !cell.claims.empty();
    case OwnRole:
        return isOwnCell(m_session.catalogue(), cell);
    case NumberRole:
        return cell.number ? QVariant(*cell.number) : QVariant();
    case SectionRole:
        return false;
    case Qt::ToolTipRole: // the window shows it laid out; screen readers and tests read this
    case Qt::AccessibleDescriptionRole:
        return sourcesOf(m_session.catalogue(), m_comparison, row, at, locale).plainText();
    case Qt::AccessibleTextRole:
        return spokenCell(row, column);
    default:
        return {};
    }
}

QString ComparisonTable::spokenCell(const ComparisonRow &row, int column) const
{
    const auto at = static_cast<std::size_t>(column);
    const ComparisonCell &cell = row.cells[at];
    const QLocale locale;
    const QString name = groupName(m_session.catalogue(), m_comparison.columns[at].cards);
    if (row.field == ComparisonField::FitMargin)
        return fitBarSentence(name, m_fitBars[at], locale);
    const QString unit = cell.number ? shortUnit(row, m_comparison.currency) : QString();
    const QString text = cellText(row, cell, m_comparison.currency, locale);
    QStringList parts{
        QCoreApplication::translate("Comparison", "%1, %2: %3", "card, row, value")
            .arg(name, rowName(row), unit.isEmpty() ? text : QStringLiteral("%1 %2").arg(text, unit))};
    if (cell.percent)
        parts << (cell.tied
                      ? QCoreApplication::translate("Comparison", "too close to the baseline to tell apart")
                      : QCoreApplication::translate("Comparison", "%1 against the baseline")
                            .arg(percentText(cell, locale)));
    if (cell.best)
        parts << QCoreApplication::translate("Comparison", "best in row");
    if (cell.price && cell.price->age != PriceAge::Fresh)
        parts << QCoreApplication::translate("Comparison", "stale price");
    if (isOwnCell(m_session.catalogue(), cell))
        parts << ownWord();
    if (!cell.claims.empty())
        parts << QCoreApplication::translate("Comparison", "guides say something about this");
    return parts.join(QCoreApplication::translate("Comparison", ", ", "between parts of a spoken cell"));
}

QVariant ComparisonTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    const int count = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= count)
        return {};
    return orientation == Qt::Horizontal ? columnHeader(section, role) : lineHeader(section, role);
}

QVariant ComparisonTable::columnHeader(int column, int role) const
{
    const auto at = static_cast<std::size_t>(column);
    const ComparisonColumn &shown = m_comparison.columns[at];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return groupName(m_session.catalogue(), shown.cards);
    case MetaRole:
        return columnMeta(shown, QLocale());
    case OverBudgetRole:
        return isOverBudget(m_comparison, shown);
    case BaselineRole:
        return at == m_comparison.baseline;
    case Qt::AccessibleTextRole: {
        QString name = groupName(m_session.catalogue(), shown.cards);
        if (isOverBudget(m_comparison, shown))
            name = QCoreApplication::translate("Comparison", "%1, over budget").arg(name);
        return at == m_comparison.baseline
                   ? QCoreApplication::translate("Comparison", "%1, baseline").arg(name)
                   : name;
    }
    default:
        return {};
    }
}

QVariant ComparisonTable::lineHeader(int line, int role) const
{
    const Line &shown = m_lines[static_cast<std::size_t>(line)];
    if (shown.row < 0)
        return sectionData(shown, role);
    const ComparisonRow &row = m_comparison.rows[static_cast<std::size_t>(shown.row)];
    switch (role) {
    case Qt::DisplayRole:
        return rowName(row);
    case UnitRole:
        return shortUnit(row, m_comparison.currency);
    case SectionRole:
        return false;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString unit = shortUnit(row, m_comparison.currency);
        return unit.isEmpty() ? rowName(row) : QStringLiteral("%1, %2").arg(rowName(row), unit);
    }
    default:
        return {};
    }
}

} // namespace gpuwise
