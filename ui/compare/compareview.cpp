// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareview.h"

#include "model/tables/comparisontable.h"
#include "ui/compare/cardheader.h"
#include "ui/compare/cellgeometry.h"
#include "ui/compare/comparecelldelegate.h"
#include "ui/compare/specheader.h"
#include "ui/style/theme.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

namespace gpuwise {

namespace {

/// The corner where the two headers meet names the first column.
class CornerLabel final : public QWidget
{
public:
    using QWidget::QWidget;
    void setText(const QString &text)
    {
        m_text = text;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Tokens &t = tokensOf(this);
        painter.fillRect(rect(), t.base);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.controlBorder);
        painter.fillRect(QRect(width() - 1, 0, 1, height() - 1), t.controlBorder);
        painter.setFont(fontOf(TextRole::Header));
        painter.setPen(t.text);
        painter.drawText(rect().adjusted(compareCellPadding, 0, -4, -1), Qt::AlignLeft | Qt::AlignVCenter,
                         m_text);
    }

private:
    QString m_text;
};

} // namespace

CompareView::CompareView(ComparisonTable &table, QWidget *parent)
    : QTableView(parent)
    , m_table(table)
    , m_cardHeader(new CardHeader(this))
    , m_specHeader(new SpecHeader(this))
    , m_delegate(new CompareCellDelegate(this))
    , m_corner(new CornerLabel(this))
{
    setObjectName(QStringLiteral("compareTableView"));
    setHorizontalHeader(m_cardHeader);
    setVerticalHeader(m_specHeader);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setWordWrap(false);
    setFrameShape(QFrame::StyledPanel);
    auto *foot = new QWidget(this); // where the scroll bars meet
    foot->setBackgroundRole(QPalette::Base);
    foot->setAutoFillBackground(true);
    setCornerWidget(foot);
    setModel(&table);

    for (auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved,
                        &QAbstractItemModel::columnsInserted, &QAbstractItemModel::columnsRemoved})
        connect(&table, signal, this, &CompareView::arrangeLater);
    connect(&table, &QAbstractItemModel::columnsMoved, this, &CompareView::arrangeLater);
    connect(&table, &QAbstractItemModel::headerDataChanged, this, &CompareView::arrangeLater);
    connect(m_cardHeader, &CardHeader::removeAsked, this, &CompareView::removeAsked);
    connect(m_cardHeader, &CardHeader::moveAsked, this, &CompareView::moveAsked);
    connect(m_cardHeader, &CardHeader::menuAsked, this,
            [this](int column, const QPoint &at) { showMenu(column, {}, at); });
    connect(this, &QAbstractItemView::entered, this, &CompareView::tipUnwanted); // it is about another cell
    connect(this, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex &index) {
        if (m_table.rowAt(index.row()))
            Q_EMIT sourcesAsked(index);
    });
    connect(m_specHeader, &SpecHeader::rowClicked, this, [this](int line) {
        if (!m_table.rowAt(line))
            toggleSection(line);
        else
            setCurrentIndex(m_table.index(line, std::max(0, currentCard())));
    });
    // Titles of sections stand still while the cells scroll sideways: what was blitted is drawn again.
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(horizontalScrollBar(), &QScrollBar::valueChanged, this, &CompareView::tipUnwanted);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CompareView::tipUnwanted);
    arrange();
}

int CompareView::currentCard() const
{
    return currentIndex().isValid() ? currentIndex().column() : -1;
}

QString CompareView::guideEntryNow() const
{
    return m_specHeader->entryOf(currentIndex().row());
}

void CompareView::setCornerText(const QString &text)
{
    static_cast<CornerLabel *>(m_corner)->setText(text);
}

int CompareView::wholeHeight() const
{
    const bool sideways = horizontalScrollBar()->maximum() > 0;
    return m_cardHeader->sizeHint().height() + m_specHeader->length() + 2 * frameWidth() +
           (sideways ? horizontalScrollBar()->sizeHint().height() : 0);
}

void CompareView::arrangeLater()
{
    if (m_arranging)
        return;
    m_arranging = true;
    QTimer::singleShot(0, this, [this] {
        m_arranging = false;
        arrange();
    });
}

void CompareView::arrange()
{
    clearSpans();
    const int columns = m_table.columnCount();
    for (int line = 0; line < m_table.rowCount() && columns > 0; ++line) {
        const QModelIndex first = m_table.index(line, 0);
        const int height = m_delegate->sizeHint({}, first).height();
        if (m_specHeader->sectionSize(line) != height)
            m_specHeader->resizeSection(line, height);
        if (columns > 1 && !m_table.rowAt(line))
            setSpan(line, 0, 1, columns);
    }
    // Where even the widest columns leave room over, the table ends with its frame after the last card.
    const int bar = verticalScrollBar()->isVisible() ? verticalScrollBar()->sizeHint().width() : 0;
    setMaximumWidth(columns > 0 ? m_specHeader->sizeHint().width() + columns * compareMaximumColumn +
                                      2 * frameWidth() + bar
                                : QWIDGETSIZE_MAX);
    const int width = compareColumnWidth(viewport()->width(), columns);
    for (int column = 0; column < columns; ++column)
        if (m_cardHeader->sectionSize(column) != width)
            m_cardHeader->resizeSection(column, width);
    updateGeometries();
    updateGeometry();
    viewport()->update();
}

void CompareView::updateGeometries()
{
    QTableView::updateGeometries();
    m_delegate->setFrozenWidth(m_specHeader->width());
    m_corner->setGeometry(m_specHeader->x(), m_cardHeader->y(), m_specHeader->width(),
                          m_cardHeader->height());
    m_corner->raise();
}

void CompareView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    arrangeLater();
}

void CompareView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        arrangeLater();
}

void CompareView::toggleSection(int line)
{
    const ComparisonSection section = m_table.sectionAt(line);
    m_table.setOpen(section, !m_table.isOpen(section));
}

bool CompareView::keyPressed(int key, Qt::KeyboardModifiers modifiers)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return false;
    const bool section = !m_table.rowAt(index.row());
    const int column = index.column();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (section)
            toggleSection(index.row());
        else
            Q_EMIT sourcesAsked(index);
        return true;
    case Qt::Key_Delete:
        Q_EMIT removeAsked(column);
        return true;
    case Qt::Key_B:
        if (modifiers != Qt::NoModifier)
            return false;
        Q_EMIT baselineAsked(column);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        if (modifiers != Qt::AltModifier)
            return false;
        const int to = column + (key == Qt::Key_Left ? -1 : 1);
        if (to >= 0 && to < m_table.columnCount())
            Q_EMIT moveAsked(column, to);
        return true;
    }
    case Qt::Key_Escape:
        Q_EMIT tipUnwanted();
        return false;
    default:
        return false;
    }
}

void CompareView::keyPressEvent(QKeyEvent *event)
{
    if (keyPressed(event->key(), event->modifiers() & ~Qt::KeypadModifier)) {
        event->accept();
        return;
    }
    m_keyboardMoved = true;
    QTableView::keyPressEvent(event);
    m_keyboardMoved = false;
}

void CompareView::mousePressEvent(QMouseEvent *event)
{
    Q_EMIT tipUnwanted();
    QTableView::mousePressEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() == Qt::LeftButton && index.isValid() && !m_table.rowAt(index.row()))
        toggleSection(index.row());
}

void CompareView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    showMenu(index.column(), m_table.rowAt(index.row()) ? index : QModelIndex(),
             byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

void CompareView::showMenu(int column, const QModelIndex &index, const QPoint &globalPosition)
{
    Q_EMIT tipUnwanted();
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("compareCardMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const QString &text, const QKeySequence &key, bool enabled, auto act) {
        QAction *action = menu->addAction(text);
        action->setShortcut(key);
        action->setShortcutVisibleInContextMenu(true);
        action->setEnabled(enabled);
        QObject::connect(action, &QAction::triggered, menu, act);
    };
    if (index.isValid()) {
        const QPersistentModelIndex cell(index);
        add(tr("Show all sources"), Qt::Key_Return, true, [this, cell] { Q_EMIT sourcesAsked(cell); });
        if (const QString entry = m_specHeader->entryOf(index.row()); !entry.isEmpty())
            addGuideAction(menu, this, entry);
        menu->addSeparator();
    }
    const bool baseline = m_table.headerData(column, Qt::Horizontal, ComparisonTable::BaselineRole).toBool();
    add(tr("Use as baseline"), Qt::Key_B, !baseline, [this, column] { Q_EMIT baselineAsked(column); });
    add(tr("Move left"), Qt::ALT | Qt::Key_Left, column > 0,
        [this, column] { Q_EMIT moveAsked(column, column - 1); });
    add(tr("Move right"), Qt::ALT | Qt::Key_Right, column + 1 < m_table.columnCount(),
        [this, column] { Q_EMIT moveAsked(column, column + 1); });
    menu->addSeparator();
    add(tr("Remove from the comparison"), Qt::Key_Delete, true,
        [this, column] { Q_EMIT removeAsked(column); });
    menu->popup(globalPosition);
}

void CompareView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT tipUnwanted();
    if (m_keyboardMoved && current.isValid() && m_table.rowAt(current.row()))
        Q_EMIT tipAsked(current);
}

void CompareView::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    Q_EMIT tipUnwanted();
}

bool CompareView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const QModelIndex index = indexAt(static_cast<QHelpEvent *>(event)->pos());
        if (index.isValid() && m_table.rowAt(index.row()))
            Q_EMIT tipAsked(index);
        return true;
    }
    if (event->type() == QEvent::Leave)
        Q_EMIT tipUnwanted();
    return QTableView::viewportEvent(event);
}

} // namespace gpuwise
