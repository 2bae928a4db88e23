// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitview.h"

#include "model/charts/axisticks.h"
#include "model/words/words.h"
#include "ui/fit/fitdelegate.h"
#include "ui/fit/fitgeometry.h"
#include "ui/fit/fitheader.h"
#include "ui/style/theme.h"
#include "ui/widgets/termtip.h"
#include "ui/widgets/textlabel.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int pixelsPerTick = 36;
constexpr int longestName = 200;
} // namespace

FitView::FitView(FitRows &rows, QWidget *parent)
    : QTableView(parent)
    , m_rows(rows)
    , m_delegate(new FitDelegate(this))
    , m_header(new FitHeader(*m_delegate, this))
{
    setObjectName(QStringLiteral("fitView"));
    setHorizontalHeader(m_header);
    setItemDelegate(m_delegate);
    setModel(&rows);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the bars keep their length while one filters
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFrameShape(QFrame::StyledPanel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(m_delegate->sizeHint({}, {}).height());
    connect(this, &QAbstractItemView::doubleClicked, this, &FitView::cardsActivated);
}

void FitView::renewAxis()
{
    std::vector<FitBar> bars;
    bars.reserve(static_cast<std::size_t>(m_rows.rowCount()));
    for (int i = 0; i < m_rows.rowCount(); ++i)
        bars.push_back(m_rows.row(i).bar);
    const double end = bars.empty() ? 0 : fitAxisEnd(bars);
    m_delegate->setAxis(end, axisTicks(end, std::max(2, columnWidth(FitTable::BarColumn) / pixelsPerTick)));
    m_header->viewport()->update();
    viewport()->update();
}

double FitView::axisEndGiB() const
{
    return m_delegate->axisEndGiB();
}

std::optional<CardGroup> FitView::currentCards() const
{
    return currentIndex().isValid() ? std::optional(m_rows.row(currentIndex().row()).fit.cards())
                                    : std::nullopt;
}

bool FitView::select(const CardGroup &cards)
{
    const int row = m_rows.rowOf(cards);
    if (row < 0)
        return false;
    setCurrentIndex(m_rows.index(row, std::max(0, currentIndex().column())));
    return true;
}

void FitView::arrangeColumns()
{
    const QFontMetrics key(fontOf(TextRole::Key));
    const QFontMetrics header(fontOf(TextRole::Header));
    const QFontMetrics caption(fontOf(TextRole::Caption));
    const auto head = [&](int column) {
        return header.horizontalAdvance(m_rows.headerData(column, Qt::Horizontal).toString()) + 16;
    };
    int word = 0;
    for (const Verdict verdict : {Verdict::Fits, Verdict::Tight, Verdict::No, Verdict::Unknown})
        word = std::max(word, key.horizontalAdvance(verdictWord(verdict)));
    Fit worst;
    worst.verdict = Verdict::Tight;
    worst.marginBytes = -fromGiB(88.8);
    word = std::max(word, caption.horizontalAdvance(marginPhrase(worst, QLocale())));
    FitColumnNeeds needs;
    const int detail = caption.horizontalAdvance(
        m_rows.index(0, FitTable::CardColumn).data(FitTable::DetailRole).toString());
    needs.card = std::clamp(width() / 4, std::clamp(detail + 2 * fitCellPadding + 4, 140, 180), longestName);
    needs.verdict = word + fitIconSide + 6 + 2 * fitCellPadding;
    needs.speed = std::max(head(FitTable::SpeedColumn), key.horizontalAdvance(QStringLiteral("1,234"))) +
                  2 * fitCellPadding;
    needs.value = std::max(head(FitTable::ValueColumn),
                           caption.horizontalAdvance(QStringLiteral("≈ CNY 88,888, used")) + 18) +
                  2 * fitCellPadding;
    const auto widths = fitColumnWidths(viewport()->width(), needs);
    for (int column = 0; column < FitTable::ColumnCount; ++column) {
        const int wide = widths[static_cast<std::size_t>(column)];
        setColumnHidden(column, wide == 0);
        if (wide > 0)
            setColumnWidth(column, wide);
    }
    verticalHeader()->setDefaultSectionSize(m_delegate->sizeHint({}, {}).height());
    renewAxis();
}

void FitView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row() || !current.isValid())
        Q_EMIT cardsChanged();
}

void FitView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    arrangeColumns();
}

void FitView::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT cardsActivated();
        return;
    }
    QTableView::keyPressEvent(event);
}

void FitView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        arrangeColumns();
}

void FitView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    if (!currentIndex().isValid() && m_rows.rowCount() > 0)
        setCurrentIndex(m_rows.index(0, 0));
}

bool FitView::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QTableView::viewportEvent(event);
    const auto &help = *static_cast<QHelpEvent *>(event);
    const QModelIndex index = indexAt(help.pos());
    if (!index.isValid()) {
        QToolTip::hideText();
        return true;
    }
    if (index.column() == FitTable::BarColumn) {
        const FitBar &bar = m_rows.row(index.row()).bar;
        if (showTermTip(help, bar, m_delegate->barGeometry(visualRect(index), bar), viewport()))
            return true;
    }
    QToolTip::showText(help.globalPos(), inertToolTip(index.data(Qt::ToolTipRole).toString()), viewport());
    return true;
}

} // namespace gpuwise
