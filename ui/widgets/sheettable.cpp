// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sheettable.h"

#include "ui/style/theme.h"
#include "ui/widgets/rowdelegate.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int tableRowHeight = 28;
constexpr int widestColumn = 300; ///< what is longer is elided, and whole in the tool tip
constexpr int leastColumn = 76;
} // namespace

SheetTable::SheetTable(QWidget *parent)
    : QTableWidget(parent)
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setItemDelegate(new RowDelegate(this));
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(20);
    verticalHeader()->setDefaultSectionSize(tableRowHeight);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFont(fontOf(TextRole::Header));
}

void SheetTable::setSheet(const Sheet &sheet)
{
    clear();
    setAccessibleName(sheet.title);
    setColumnCount(static_cast<int>(sheet.header.size()));
    setRowCount(static_cast<int>(sheet.rows.size()));
    m_figures = sheet.rightAligned;
    m_figures.resize(static_cast<std::size_t>(sheet.header.size()), false);
    const auto alignmentOf = [&](int column) {
        const auto at = static_cast<std::size_t>(column);
        const bool right = at < sheet.rightAligned.size() && sheet.rightAligned[at];
        return (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
    };
    for (int column = 0; column < columnCount(); ++column) {
        auto *header = new QTableWidgetItem(sheet.header[column]);
        header->setTextAlignment(alignmentOf(column));
        setHorizontalHeaderItem(column, header);
    }
    for (int row = 0; row < rowCount(); ++row) {
        const QStringList &texts = sheet.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < std::min(columnCount(), static_cast<int>(texts.size())); ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(alignmentOf(column));
            item->setToolTip(inertToolTip(texts[column].left(2000)));
            setItem(row, column, item);
        }
    }
    measureColumns();
    fitColumns();
    if (rowCount() > 0)
        setCurrentCell(0, 0);
    clearSelection();
    scrollToTop();
}

void SheetTable::measureColumns()
{
    const QFontMetrics cells(font());
    const QFontMetrics headers(fontOf(TextRole::Header));
    constexpr int padding = 28; // of the delegate and the header
    m_natural.clear();
    for (int column = 0; column < columnCount(); ++column) {
        int width = headers.horizontalAdvance(horizontalHeaderItem(column)->text());
        for (int row = 0; row < rowCount(); ++row)
            if (const QTableWidgetItem *cell = item(row, column))
                width = std::max(width, cells.horizontalAdvance(cell->text().left(200)));
        m_natural.push_back(std::min(width + padding, widestColumn));
    }
}

void SheetTable::fitColumns()
{
    int figures = 0;
    int words = 0;
    for (std::size_t i = 0; i < m_natural.size(); ++i)
        (m_figures[i] ? figures : words) += m_natural[i];
    const int room = viewport()->width() - figures;
    const double share = words > room && words > 0 ? std::max(0.0, static_cast<double>(room) / words) : 1;
    for (std::size_t i = 0; i < m_natural.size(); ++i) {
        const int wanted = m_figures[i] ? m_natural[i] : static_cast<int>(m_natural[i] * share);
        setColumnWidth(static_cast<int>(i), std::max(wanted, std::min(m_natural[i], leastColumn)));
    }
}

void SheetTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    fitColumns();
}

void SheetTable::changeEvent(QEvent *event)
{
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && columnCount() > 0) {
        measureColumns();
        fitColumns();
    }
}

} // namespace gpuwise
