// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparisonsources.h"

#include "model/tables/comparisontable.h"
#include "ui/compare/compareview.h"
#include "ui/compare/sourcespopup.h"

#include <QTimer>

namespace gpuwise {

namespace {

constexpr int tipDelayMs = 250;

} // namespace

ComparisonSources::ComparisonSources(ComparisonTable &table, CompareView &view, QWidget *page)
    : QObject(page)
    , m_table(table)
    , m_view(view)
    , m_tip(new SourcesTip(page))
    , m_popup(new SourcesPopup(page))
    , m_timer(new QTimer(this))
{
    m_timer->setSingleShot(true);
    m_timer->setInterval(tipDelayMs);
    connect(m_timer, &QTimer::timeout, this, &ComparisonSources::showTip);
    connect(&view, &CompareView::tipAsked, this, [this](const QModelIndex &cell) {
        m_cell = cell;
        m_timer->start();
    });
    connect(&view, &CompareView::tipUnwanted, this, &ComparisonSources::hideTip);
    connect(&table, &ComparisonTable::comparisonChanged, this, &ComparisonSources::hideTip);
    connect(&view, &CompareView::sourcesAsked, this, &ComparisonSources::open);
    connect(m_popup, &SourcesPopup::copied, this, &ComparisonSources::copied);
}

QRect ComparisonSources::cellOnScreen(const QModelIndex &cell) const
{
    const QRect rect = m_view.visualRect(cell);
    return {m_view.viewport()->mapToGlobal(rect.topLeft()), rect.size()};
}

void ComparisonSources::showTip()
{
    if (!m_cell.isValid() || !m_view.isVisible() || m_popup->isVisible())
        return;
    m_tip->showFor(m_table.sourcesAt(m_cell), cellOnScreen(m_cell));
}

SourcesTip *ComparisonSources::showTipOf(const QModelIndex &cell)
{
    m_cell = cell;
    showTip();
    return m_tip;
}

void ComparisonSources::hideTip()
{
    m_timer->stop();
    m_tip->hide();
}

void ComparisonSources::close()
{
    hideTip();
    m_popup->close();
}

void ComparisonSources::open(const QModelIndex &cell)
{
    if (!cell.isValid() || !m_table.rowAt(cell.row()))
        return;
    hideTip();
    m_view.scrollTo(cell);
    m_popup->openFor(m_table.sourcesAt(cell), cellOnScreen(cell));
}

} // namespace gpuwise
