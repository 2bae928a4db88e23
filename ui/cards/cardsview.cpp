// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/cardsview.h"

#include "model/guide/guideterms.h"
#include "model/tables/cardtable.h"
#include "ui/cards/cardcelldelegate.h"
#include "ui/cards/filterheader.h"
#include "ui/style/theme.h"
#include "ui/widgets/emptystate.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int leastRowHeight = 28;
constexpr int cellPadding = 20;   ///< both sides, and an icon's air
constexpr int iconRoom = 20;      ///< of verdicts and old prices
constexpr int sortMarkRoom = 16;  ///< before the name of the column
constexpr int measuredRows = 80;  ///< enough to see how wide values are
constexpr int leastColumn = 68;   ///< room for a filter such as ">=1000"
constexpr int widestColumn = 190; ///< what is longer is elided
constexpr int widestName = 220;

} // namespace

CardsView::CardsView(CardTable &table, QWidget *parent)
    : QTableView(parent)
    , m_table(table)
    , m_filters(new FilterHeader(table, this))
    , m_empty(new EmptyState(QStringLiteral("cards"), viewport()))
{
    setObjectName(QStringLiteral("cardsTable"));
    setHorizontalHeader(m_filters);
    setModel(&table);
    setItemDelegate(new CardCellDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setCornerButtonEnabled(false);
    auto *corner = new QWidget(this); // between two scroll bars: ground, not a button
    corner->setAutoFillBackground(true);
    corner->setBackgroundRole(QPalette::Base);
    setCornerWidget(corner);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(leastRowHeight);
    verticalHeader()->setDefaultSectionSize(std::max(leastRowHeight, lineHeightOf(TextRole::Body) + 8));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_filters->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->button()->setObjectName(QStringLiteral("cardsClearHere"));
    m_empty->hide();
    connect(m_empty->button(), &QPushButton::clicked, this, &CardsView::clearAsked);
    connect(&table, &QAbstractItemModel::modelReset, this, &CardsView::afterReset);
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        Q_EMIT cardOpened(index.data(CardTable::GpuIdRole).toString());
    });
    connect(m_filters, &FilterHeader::downAsked, this, [this] {
        setFocus(Qt::OtherFocusReason);
        if (!currentIndex().isValid() && m_table.rowCount() > 0)
            setCurrentIndex(m_table.index(0, 0));
    });
    m_filters->makeFields();
    retranslate();
}

void CardsView::chooseCard(const QString &gpuId)
{
    const bool changed = gpuId != m_chosen;
    m_chosen = gpuId;
    const int row = m_table.rowOf(gpuId);
    if (row >= 0) {
        const QModelIndex index = m_table.index(row, std::max(0, currentIndex().column()));
        if (index.row() != currentIndex().row())
            setCurrentIndex(index);
        if (!viewport()->rect().contains(visualRect(index.siblingAtColumn(0)).center()))
            scrollTo(index, QAbstractItemView::PositionAtCenter);
    } else {
        selectionModel()->clear();
    }
    if (changed)
        Q_EMIT cardChosen(gpuId);
}

void CardsView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (!current.isValid())
        return;
    const QString id = current.data(CardTable::GpuIdRole).toString();
    if (id == m_chosen)
        return;
    m_chosen = id;
    Q_EMIT cardChosen(id);
}

/// A filter made the model anew: the chosen card stays chosen, also while it is not shown.
void CardsView::afterReset()
{
    const int row = m_table.rowOf(m_chosen);
    if (row >= 0) {
        setCurrentIndex(m_table.index(row, 0));
        scrollTo(m_table.index(row, 0));
    } else {
        scrollToTop();
    }
    showEmpty();
}

void CardsView::showEmpty()
{
    m_empty->setGeometry(viewport()->rect());
    m_empty->setVisible(m_table.rowCount() == 0);
}

void CardsView::fitColumns()
{
    const QFontMetrics names(fontOf(TextRole::Header));
    const QFontMetrics cells(fontOf(TextRole::Body));
    const QFontMetrics verdicts(fontOf(TextRole::Key));
    for (int section = 0; section < m_table.columnCount(); ++section) {
        const CardColumn &column = cardTableColumns()[static_cast<std::size_t>(m_table.columnAt(section))];
        const QFontMetrics &metrics = column.figure == CardFigure::Fit ? verdicts : cells;
        const bool icons = column.figure == CardFigure::Fit || column.figure == CardFigure::PriceDate;
        int wide = leastColumn;
        for (int row = 0; row < std::min(measuredRows, m_table.rowCount()); ++row)
            wide = std::max(
                wide, metrics.horizontalAdvance(m_table.index(row, section).data().toString().left(60)) +
                          cellPadding + (icons ? iconRoom : 0));
        wide = std::min(wide, section == 0 ? widestName : widestColumn);
        const QString name = m_table.headerData(section, Qt::Horizontal).toString();
        wide = std::max(wide, names.horizontalAdvance(name) + cellPadding + sortMarkRoom);
        setColumnWidth(section, wide);
        if (section == 0)
            m_nameWidth = wide;
    }
    stretchName();
}

/// Room that is left over goes to the names.
void CardsView::stretchName()
{
    if (m_nameWidth == 0 || m_table.columnCount() == 0)
        return;
    int others = 0;
    for (int section = 1; section < m_table.columnCount(); ++section)
        others += columnWidth(section);
    setColumnWidth(0, std::max(m_nameWidth, viewport()->width() - others));
}

int CardsView::nameShift() const
{
    return m_filters->pinnedShift();
}

QModelIndex CardsView::indexAt(const QPoint &at) const
{
    const bool name = nameShift() > 0 && at.x() < columnWidth(0);
    return QTableView::indexAt(name ? at - QPoint(nameShift(), 0) : at);
}

QRect CardsView::visualRect(const QModelIndex &index) const
{
    const QRect rect = QTableView::visualRect(index);
    return index.column() == 0 ? rect.translated(nameShift(), 0) : rect;
}

void CardsView::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    const int sideways = horizontalScrollBar()->value();
    QTableView::scrollTo(index, hint);
    if (index.column() == 0) { // it is in sight wherever the others are
        horizontalScrollBar()->setValue(sideways);
        return;
    }
    const int hidden = nameShift() > 0 ? columnWidth(0) - columnViewportPosition(index.column()) : 0;
    if (hidden > 0)
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - hidden);
}

/// The names once more, over what has scrolled under them.
void CardsView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (nameShift() <= 0 || m_table.rowCount() == 0)
        return;
    QPainter painter(viewport());
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int first = std::max(0, rowAt(event->rect().top()));
    for (int row = first; row < m_table.rowCount(); ++row) {
        const QModelIndex name = m_table.index(row, 0);
        option.rect = visualRect(name);
        if (option.rect.top() > event->rect().bottom())
            break;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(name));
        option.state.setFlag(QStyle::State_HasFocus, hasFocus() && name == currentIndex());
        itemDelegate()->paint(&painter, option, name);
    }
    painter.fillRect(QRect(columnWidth(0) - 1, 0, 1, viewport()->height()), tokensOf(this).controlBorder);
}

void CardsView::scrollContentsBy(int dx, int dy)
{
    QTableView::scrollContentsBy(dx, dy);
    if (dx != 0) { // what was moved along with the rest is painted anew
        m_filters->followScroll();
        viewport()->update();
    }
}

void CardsView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    stretchName();
    showEmpty();
}

void CardsView::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT cardOpened(currentIndex().data(CardTable::GpuIdRole).toString());
        return;
    }
    QTableView::keyPressEvent(event);
}

void CardsView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos()); // the viewport's
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("cardsMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    Q_EMIT menuAsked(menu, index.data(CardTable::GpuIdRole).toString());
    if (const QString entry = entryOf(index); !entry.isEmpty())
        addGuideAction(menu, this, entry);
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

void CardsView::retranslate()
{
    setAccessibleName(tr("Cards"));
    m_empty->setSentence(tr("No card matches the search and the filters."));
    m_empty->button()->setText(tr("Clear filters"));
    m_filters->retranslate();
}

QStringList CardsView::guideEntries() const
{
    return m_filters->guideEntries();
}

QString CardsView::guideEntryAt(const QPoint &at) const
{
    return entryOf(indexAt(viewport()->mapFrom(this, at)));
}

QString CardsView::guideEntryNow() const
{
    return entryOf(currentIndex());
}

/// Of the column that a cell stands in.
QString CardsView::entryOf(const QModelIndex &index) const
{
    return index.isValid()
               ? guideEntryFor(cardTableColumns()[static_cast<std::size_t>(m_table.columnAt(index.column()))])
               : QString();
}

} // namespace gpuwise
