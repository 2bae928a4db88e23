// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tierview.h"

#include "ui/style/theme.h"
#include "ui/tiers/tierpainter.h"
#include "ui/widgets/textlabel.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

TierView::TierView(TierTable &table, QWidget *parent)
    : QListView(parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("tierView"));
    setModel(&table);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    connect(this, &QAbstractItemView::clicked, this, &TierView::activate);
}

void TierView::setBoard(const TierBoard &board)
{
    if (board == m_table.board() && !board.lanes.empty())
        return;
    const QModelIndex before = currentIndex();
    const QString current = before.isValid() ? m_table.chip(before.row()).cards.gpuId : QString();
    const int scrolled = verticalScrollBar()->value();
    m_hovered = -1;
    m_table.setBoard(board);
    doItemsLayout();
    if (const int row = m_table.rowOf(current); row >= 0)
        selectionModel()->setCurrentIndex(m_table.index(row), QItemSelectionModel::NoUpdate);
    verticalScrollBar()->setValue(scrolled); // what is looked at stays; the current card may move away
}

void TierView::scrollToLane(TierLane::Kind kind)
{
    const auto &lanes = m_table.board().lanes;
    for (std::size_t i = 0; i < lanes.size() && i < m_geometry.lanes.size(); ++i)
        if (lanes[i].kind == kind) {
            verticalScrollBar()->setValue(m_geometry.lanes[i].rect.top());
            return;
        }
}

void TierView::doItemsLayout()
{
    std::vector<TierLaneShape> shapes;
    for (const TierLane &lane : m_table.board().lanes)
        shapes.push_back({static_cast<int>(lane.chips.size()), lane.kind == TierLane::Kind::Below});
    m_geometry = layoutTiers(shapes, viewport()->width(), tierMetrics());
    updateGeometries();
    viewport()->update();
}

void TierView::updateGeometries()
{
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(tierMetrics().rowHeight);
    verticalScrollBar()->setRange(0, std::max(0, m_geometry.height - viewport()->height()));
}

int TierView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect TierView::visualRect(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (!index.isValid() || row >= m_geometry.items.size())
        return {};
    return m_geometry.items[row].translated(0, -verticalOffset());
}

QModelIndex TierView::indexAt(const QPoint &point) const
{
    const int row = m_geometry.itemAt(point + QPoint(0, verticalOffset()));
    return row >= 0 && row < m_table.rowCount() ? m_table.index(row) : QModelIndex();
}

void TierView::scrollTo(const QModelIndex &index, ScrollHint)
{
    const QRect rect = visualRect(index);
    if (!rect.isValid())
        return;
    const int margin = tierMetrics().padding;
    QScrollBar *bar = verticalScrollBar();
    if (rect.top() < margin)
        bar->setValue(bar->value() + rect.top() - margin);
    else if (rect.bottom() > viewport()->height() - margin)
        bar->setValue(bar->value() + rect.bottom() - viewport()->height() + margin);
}

QModelIndex TierView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = std::min(m_table.rowCount(), static_cast<int>(m_geometry.items.size()));
    if (count == 0)
        return {};
    const int row = currentIndex().row();
    if (row < 0)
        return m_table.index(0);
    const auto page = [&](int step) {
        const int top = m_geometry.items[static_cast<std::size_t>(row)].top();
        int to = row;
        for (int next = m_geometry.nextRow(to, step); next != to; next = m_geometry.nextRow(to, step)) {
            to = next;
            if (std::abs(m_geometry.items[static_cast<std::size_t>(to)].top() - top) >= viewport()->height())
                break;
        }
        return to;
    };
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        return m_table.index(m_geometry.beside(row, -1));
    case MoveRight:
    case MoveNext:
        return m_table.index(m_geometry.beside(row, 1));
    case MoveUp:
        return m_table.index(m_geometry.nextRow(row, -1));
    case MoveDown:
        return m_table.index(m_geometry.nextRow(row, 1));
    case MovePageUp:
        return m_table.index(page(-1));
    case MovePageDown:
        return m_table.index(page(1));
    case MoveHome:
        return m_table.index(0);
    case MoveEnd:
        break;
    }
    return m_table.index(count - 1);
}

void TierView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        activate(currentIndex());
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void TierView::activate(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT cardActivated(m_table.chip(index.row()).cards.gpuId);
}

void TierView::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_table.rowCount() > 0 && event->reason() != Qt::MouseFocusReason)
        setCurrentIndex(m_table.index(0));
    viewport()->update();
}

void TierView::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->setCursor(row >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

bool TierView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const QModelIndex index = indexAt(help->pos());
        if (index.isValid())
            QToolTip::showText(help->globalPos(), inertToolTip(m_table.chip(index.row()).spoken), viewport(),
                               visualRect(index));
        else
            QToolTip::hideText();
        return true;
    }
    if (event->type() == QEvent::MouseMove)
        setHovered(indexAt(static_cast<QMouseEvent *>(event)->position().toPoint()).row());
    else if (event->type() == QEvent::Leave)
        setHovered(-1);
    return QListView::viewportEvent(event);
}

void TierView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    doItemsLayout();
}

void TierView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        doItemsLayout();
}

void TierView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    const TierPaint paint{&tokensOf(this), devicePixelRatioF()};
    painter.fillRect(event->rect(), paint.tokens->base);
    const QRect seen = event->rect().translated(0, verticalOffset());
    painter.translate(0, -verticalOffset());
    const auto &lanes = m_table.board().lanes;
    for (std::size_t i = 0; i < lanes.size() && i < m_geometry.lanes.size(); ++i)
        if (m_geometry.lanes[i].rect.intersects(seen))
            paintLane(painter, m_geometry.lanes[i], lanes[i], paint);
    const int rows = std::min(m_table.rowCount(), static_cast<int>(m_geometry.items.size()));
    for (int row = 0; row < rows; ++row) {
        const QRect &rect = m_geometry.items[static_cast<std::size_t>(row)];
        if (!rect.intersects(seen))
            continue;
        const TierItemState state{row == m_hovered, hasFocus() && row == currentIndex().row()};
        const auto lane = static_cast<std::size_t>(m_table.laneOf(row));
        if (lanes[lane].kind == TierLane::Kind::Below)
            paintLeftOutRow(painter, rect, m_table.chip(row), state, paint);
        else
            paintTierChip(painter, rect, m_table.chip(row), state, paint);
    }
}

} // namespace gpuwise
