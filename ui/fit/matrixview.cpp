// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/matrixview.h"

#include "ui/fit/matrixdelegate.h"
#include "ui/fit/matrixheader.h"
#include "ui/style/theme.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int cellHeight = 28;
constexpr int leastCell = 56;
constexpr int mostColumns = 7;
} // namespace

MatrixView::MatrixView(FitMatrixTable &table, QWidget *parent)
    : QTableView(parent)
    , m_table(table)
    , m_corner(new QWidget(this))
{
    setCornerButtonEnabled(false); // nothing is selected as a whole
    setObjectName(QStringLiteral("fitMatrixView"));
    setItemDelegate(new MatrixDelegate(this));
    setHorizontalHeader(new MatrixHeader(Qt::Horizontal, this));
    setVerticalHeader(new MatrixHeader(Qt::Vertical, this));
    setModel(&table);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::SingleSelection);
    m_corner->setBackgroundRole(QPalette::Base);
    m_corner->setAutoFillBackground(true);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(120);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setMinimumSectionSize(30);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setMinimumSectionSize(20);
    connect(this, &QAbstractItemView::doubleClicked, this, &MatrixView::cellActivated);
    arrange();
}

int MatrixView::rowHeadWidth() const
{
    const QFontMetrics metrics(fontOf(TextRole::Caption));
    int wide = 40;
    for (int row = 0; row < m_table.rowCount(); ++row)
        wide = std::max(wide, metrics.horizontalAdvance(
                                  m_table.headerData(row, Qt::Vertical, Qt::DisplayRole).toString()));
    constexpr int headPadding = 10;
    return wide + headPadding;
}

std::size_t MatrixView::columnsThatFit() const
{
    const int cell = std::max(
        leastCell, QFontMetrics(fontOf(TextRole::Caption)).horizontalAdvance(QStringLiteral("8,888")) + 24);
    return static_cast<std::size_t>(std::clamp((width() - rowHeadWidth()) / cell, 3, mostColumns));
}

void MatrixView::arrange()
{
    const int rows = std::max(cellHeight, lineHeightOf(TextRole::Caption) + 8);
    verticalHeader()->setDefaultSectionSize(rows);
    verticalHeader()->setFixedWidth(rowHeadWidth());
    const int head = std::max(cellHeight, horizontalHeader()->sizeHint().height());
    horizontalHeader()->setFixedHeight(head);
    m_corner->setGeometry(0, 0, rowHeadWidth(), head);
    m_corner->raise();
    const int high = head + rows * m_table.rowCount();
    if (high != height() || minimumHeight() != high)
        setFixedHeight(high);
    if (!currentIndex().isValid())
        setCurrentIndex(m_table.askedIndex());
    clearSelection();
}

void MatrixView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT cellChanged();
}

void MatrixView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (static_cast<int>(columnsThatFit()) != m_table.columnCount())
        Q_EMIT roomChanged();
}

void MatrixView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && currentIndex().isValid()) {
        Q_EMIT cellActivated();
        return;
    }
    QTableView::keyPressEvent(event);
}

void MatrixView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        arrange();
}

} // namespace gpuwise
