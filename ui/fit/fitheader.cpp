// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitheader.h"

#include "model/guide/guideterms.h"
#include "model/tables/fittable.h"
#include "model/words/format.h"
#include "ui/fit/fitdelegate.h"
#include "ui/fit/fitgeometry.h"
#include "ui/style/flatpaint.h"
#include "ui/style/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int headerHeight = 30;
constexpr int markWidth = 14;
} // namespace

FitHeader::FitHeader(const FitDelegate &delegate, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_delegate(delegate)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setSortIndicatorShown(true);
    setMinimumSectionSize(20);
}

QSize FitHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), std::max(headerHeight, lineHeightOf(TextRole::Header) + 8)};
}

QStringList FitHeader::guideEntries() const
{
    QStringList entries;
    for (int column = 0; column < FitTable::ColumnCount; ++column)
        entries << guideEntryFor(static_cast<FitTable::Column>(column));
    return entries;
}

QString FitHeader::guideEntryAt(const QPoint &at) const
{
    const int column = logicalIndexAt(at);
    return column < 0 ? QString() : guideEntryFor(static_cast<FitTable::Column>(column));
}

void FitHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    const Tokens &t = tokensOf(this);
    painter->save();
    painter->fillRect(rect, t.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.controlBorder);
    const bool sorted = logicalIndex == sortIndicatorSection();
    if (logicalIndex == FitTable::BarColumn) {
        paintAxis(*painter, rect, sorted);
        painter->restore();
        return;
    }
    const bool right = logicalIndex == FitTable::SpeedColumn || logicalIndex == FitTable::ValueColumn;
    const QRect inner = rect.adjusted(fitCellPadding, 0, -fitCellPadding, -1);
    painter->setFont(fontOf(TextRole::Header));
    const QString text =
        painter->fontMetrics().elidedText(model()->headerData(logicalIndex, Qt::Horizontal).toString(),
                                          Qt::ElideRight, inner.width() - (sorted ? markWidth : 0));
    const int wide = painter->fontMetrics().horizontalAdvance(text);
    int x = right ? inner.right() + 1 - wide : inner.left();
    if (sorted) {
        const int mark = right ? x - markWidth : x;
        paintChevron(*painter, QRect(mark, inner.top(), markWidth - 3, inner.height()),
                     sortIndicatorOrder() == Qt::AscendingOrder ? Qt::UpArrow : Qt::DownArrow, t.text);
        x = right ? x : x + markWidth;
    }
    painter->setPen(t.text);
    painter->drawText(QRect(x, inner.top(), wide + 2, inner.height()), Qt::AlignLeft | Qt::AlignVCenter,
                      text);
    painter->restore();
}

void FitHeader::paintAxis(QPainter &painter, const QRect &rect, bool sorted) const
{
    const Tokens &t = tokensOf(this);
    painter.setFont(fontOf(TextRole::Header));
    painter.setPen(t.secondaryText);
    const QFontMetrics metrics = painter.fontMetrics();
    const QString unit = tr("GiB", "unit of an axis");
    const int unitLeft = rect.right() - fitCellPadding / 2 - metrics.horizontalAdvance(unit);
    const QRect unitRect(unitLeft, rect.top(), rect.right() - unitLeft, rect.height() - 1);
    painter.drawText(unitRect, Qt::AlignLeft | Qt::AlignVCenter, unit);
    const auto &ticks = m_delegate.ticks();
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const QString text = formatTrimmed(ticks[i], 0, QLocale());
        const double x = fitTickX(rect, ticks[i], m_delegate.axisEndGiB());
        const int wide = metrics.horizontalAdvance(text);
        const double left = i == 0 ? x : x - wide / 2.0;
        if (left + wide + 4 > unitLeft)
            break; // its line says enough
        painter.drawText(QRectF(left, rect.top(), wide + 2, rect.height() - 1),
                         Qt::AlignLeft | Qt::AlignVCenter, text);
        if (i == 0 && sorted)
            paintChevron(painter, QRectF(x + wide + 3, rect.top(), markWidth - 3, rect.height() - 1),
                         sortIndicatorOrder() == Qt::AscendingOrder ? Qt::UpArrow : Qt::DownArrow, t.text);
    }
}

} // namespace gpuwise
