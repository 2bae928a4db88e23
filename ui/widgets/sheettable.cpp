// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sheettable.h"

#include "ui/style/theme.h"
#include "ui/widgets/rowdelegate.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyle>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int tableRowHeight = 28;
constexpr int widestColumn = 300; ///< what is longer is elided, and whole in the tool tip
constexpr double mostStretch = 1.8;
constexpr int leastColumn = 120; ///< of words; from here on the table scrolls
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
    m_least.assign(m_figures.size(), 0);
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

void SheetTable::setLeastWidth(int column, int width)
{
    m_least[static_cast<std::size_t>(column)] = width;
    measureColumns();
    fitColumns();
}

void SheetTable::measureColumns()
{
    const QFontMetrics cells(font());
    const QFontMetrics headers(fontOf(TextRole::Header));
    // Of the delegate and the header, on both sides; a pixel for what a width in whole pixels leaves out.
    const int padding = 2 * (style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1) + 1;
    m_natural.clear();
    for (int column = 0; column < columnCount(); ++column) {
        int width = headers.horizontalAdvance(horizontalHeaderItem(column)->text());
        for (int row = 0; row < rowCount(); ++row)
            if (const QTableWidgetItem *cell = item(row, column))
                width = std::max(width, cells.horizontalAdvance(cell->text().left(200)));
        const int least = m_least[static_cast<std::size_t>(column)];
        m_natural.push_back(std::max(least, std::min(width + padding, widestColumn)));
    }
}

void SheetTable::fitColumns()
{
    int cap = widestColumn;
    const auto widthOf = [&](std::size_t column) {
        return m_figures[column] || m_least[column] > 0 ? m_natural[column]
                                                        : std::min(m_natural[column], cap);
    };
    const auto total = [&] {
        int sum = 0;
        for (std::size_t i = 0; i < m_natural.size(); ++i)
            sum += widthOf(i);
        return sum;
    };
    while (cap > leastColumn && total() > viewport()->width()) // the widest words give way first
        --cap;
    // Room that is left over goes to all columns alike, until the eye loses the row.
    const int used = std::max(1, total());
    const double wider = std::clamp(static_cast<double>(viewport()->width()) / used, 1.0, mostStretch);
    for (std::size_t i = 0; i < m_natural.size(); ++i)
        setColumnWidth(static_cast<int>(i), static_cast<int>(widthOf(i) * wider));
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
