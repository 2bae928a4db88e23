// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitdelegate.h"

#include "model/tables/fittable.h"
#include "ui/fit/fitgeometry.h"
#include "ui/fitbarpainter.h"
#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>

#include <cmath>

namespace gpuwise {

namespace {

constexpr int rowHeight = 43;
constexpr int clockSide = 14;

FitBarMetrics metrics()
{
    FitBarMetrics m;
    m.trackHeight = fitTrackHeight;
    return m;
}

bool isFigure(int column)
{
    return column == FitTable::SpeedColumn || column == FitTable::ValueColumn;
}

} // namespace

double fitTickX(const QRect &cell, double gib, double axisEndGiB)
{
    const QRect box = fitBarBox(cell, fitTrackHeight);
    return axisEndGiB > 0 ? box.left() + gib / axisEndGiB * box.width() : box.left();
}

void FitDelegate::setAxis(double endGiB, std::vector<double> ticks)
{
    m_axisEndGiB = endGiB;
    m_ticks = std::move(ticks);
}

FitBarGeometry FitDelegate::barGeometry(const QRect &cell, const FitBar &bar) const
{
    const QRect box = fitBarBox(cell, static_cast<int>(std::ceil(metrics().height())));
    return layoutFitBar(bar, m_axisEndGiB, box.topLeft(), box.width(), metrics());
}

QSize FitDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {100, std::max(rowHeight, lineHeightOf(TextRole::Body) + lineHeightOf(TextRole::Caption) + 5)};
}

void FitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const QRect &rect = option.rect;
    painter->save();
    painter->fillRect(rect, option.state.testFlag(QStyle::State_Selected) ? t.selection : t.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
    painter->setClipRect(rect);
    if (index.column() == FitTable::BarColumn)
        paintBar(*painter, option, index);
    else
        paintLines(*painter, option, index);
    if (option.state.testFlag(QStyle::State_HasFocus))
        paintFocus(*painter, QRectF(rect).adjusted(0, 0, 0, -1), t, 0);
    painter->restore();
}

void FitDelegate::paintBar(QPainter &painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    for (const double tick : m_ticks)
        painter.fillRect(QRectF(std::round(fitTickX(option.rect, tick, m_axisEndGiB)), option.rect.top(), 1,
                                option.rect.height() - 1),
                         t.gridLine);
    const auto bar = index.data(FitTable::BarRole).value<FitBar>();
    paintFitBar(painter, barGeometry(option.rect, bar), {&t, 1, painter.device()->devicePixelRatioF()});
}

void FitDelegate::paintLines(QPainter &painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const int column = index.column();
    const bool isVerdict = column == FitTable::VerdictColumn;
    const bool known = index.data(FitTable::KnownRole).toBool();
    const bool stale = index.data(FitTable::StaleRole).toBool();
    const QString text = index.data(Qt::DisplayRole).toString();
    const QString detail = index.data(FitTable::DetailRole).toString();
    const double ratio = painter.device()->devicePixelRatioF();
    const int firstHeight = lineHeightOf(TextRole::Body);
    const int secondHeight = detail.isEmpty() ? 0 : lineHeightOf(TextRole::Caption);
    const FitCellLines lines =
        layoutFitLines(option.rect, firstHeight, secondHeight, isVerdict ? fitIconSide + 6 : 0);
    const Qt::Alignment side = (isFigure(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;

    QColor ink = known ? t.text : t.secondaryText;
    if (isVerdict) {
        const auto verdict = static_cast<Verdict>(index.data(FitTable::VerdictRole).toInt());
        ink = t.of(verdict).ink;
        painter.drawPixmap(lines.first.left() - fitIconSide - 6,
                           lines.first.top() + (firstHeight - fitIconSide) / 2,
                           tintedPixmap(verdictIconName(verdict), ink, fitIconSide, ratio));
    }
    painter.setFont(fontOf(isVerdict || (isFigure(column) && known) ? TextRole::Key : TextRole::Body));
    painter.setPen(ink);
    painter.drawText(lines.first, static_cast<int>(side),
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, lines.first.width()));
    if (detail.isEmpty())
        return;
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    const QString shown = painter.fontMetrics().elidedText(detail, Qt::ElideRight, lines.second.width());
    painter.drawText(lines.second, static_cast<int>(side), shown);
    if (stale) {
        const int left =
            lines.second.right() + 1 - painter.fontMetrics().horizontalAdvance(shown) - clockSide - 4;
        painter.drawPixmap(left, lines.second.top() + (secondHeight - clockSide) / 2,
                           tintedPixmap(QStringLiteral("clock"), t.caution.ink, clockSide, ratio));
    }
}

} // namespace gpuwise
