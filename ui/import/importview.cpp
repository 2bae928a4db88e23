// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importview.h"

#include "model/tables/importtable.h"
#include "ui/style/theme.h"
#include "ui/widgets/rowdelegate.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int leastRowHeight = 28;
constexpr int padding = 24;
constexpr int measuredRows = 200; ///< enough to see how wide values are
constexpr int widestName = 180;
constexpr int leastResult = 240;
constexpr int longestTip = 2000;

class VerdictDelegate final : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &,
                   const QModelIndex &index) override
    {
        if (event->type() != QEvent::ToolTip)
            return false;
        const QString text = index.data().toString().left(longestTip); // foreign: never rich text
        QToolTip::showText(event->globalPos(), text.isEmpty() ? QString() : inertToolTip(text), view);
        return true;
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RowDelegate::initStyleOption(option, index);
        if (index.column() != ImportTable::VerdictColumn)
            return;
        const Tokens &tokens = tokensOf(option->palette);
        const auto verdict = static_cast<RowVerdict>(index.data(ImportTable::VerdictRole).toInt());
        const QColor ink = verdict == RowVerdict::Bad                ? tokens.bad.ink
                           : verdict == RowVerdict::TakenWithWarning ? tokens.caution.ink
                           : verdict == RowVerdict::Taken            ? tokens.good.ink
                                                                     : tokens.secondaryText;
        option->palette.setColor(QPalette::Text, ink);
    }
};

} // namespace

ImportView::ImportView(ImportTable &table, QWidget *parent)
    : QTableView(parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("importRows"));
    setModel(&table);
    setItemDelegate(new VerdictDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(20);
    verticalHeader()->setDefaultSectionSize(std::max(leastRowHeight, lineHeightOf(TextRole::Body) + 8));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setFont(fontOf(TextRole::Header));
    connect(&table, &QAbstractItemModel::modelReset, this, &ImportView::fitColumns);
}

int ImportView::widthFor(int column) const
{
    const QFontMetrics cells(font());
    int width = QFontMetrics(horizontalHeader()->font())
                    .horizontalAdvance(m_table.headerData(column, Qt::Horizontal).toString());
    for (int row = 0; row < std::min(m_table.rowCount(), measuredRows); ++row)
        width =
            std::max(width, cells.horizontalAdvance(m_table.index(row, column).data().toString().left(160)));
    return width + padding;
}

void ImportView::fitColumns()
{
    int left = viewport()->width();
    for (int column = 0; column < ImportTable::ResultColumn; ++column) {
        const int width = std::min(widthFor(column), widestName);
        setColumnWidth(column, width);
        left -= width;
    }
    setColumnWidth(ImportTable::ResultColumn,
                   std::max({left, leastResult, widthFor(ImportTable::ResultColumn)}));
}

void ImportView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void ImportView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitColumns();
}

} // namespace gpuwise
