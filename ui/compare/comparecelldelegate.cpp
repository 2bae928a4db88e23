// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparecelldelegate.h"

#include "model/charts/fitbargeometry.h"
#include "model/tables/comparisontable.h"
#include "ui/compare/cellgeometry.h"
#include "ui/fitbarpainter.h"
#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QWidget>

#include <cmath>

namespace gpuwise {

namespace {

constexpr int iconSide = 16;
constexpr int crossSide = 14;
constexpr int markSide = 14;

FitBarMetrics barMetrics()
{
    FitBarMetrics metrics;
    metrics.trackHeight = 12;
    return metrics;
}

int barHeight()
{
    return static_cast<int>(std::ceil(barMetrics().height()));
}

double pixelRatio(const QPainter &painter)
{
    return painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
}

void paintDiamond(QPainter &painter, const QRect &box, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF centre = QRectF(box).center();
    const double reach = box.width() / 2.0;
    painter.drawPolygon(QPolygonF() << centre + QPointF(0, -reach) << centre + QPointF(reach, 0)
                                    << centre + QPointF(0, reach) << centre + QPointF(-reach, 0));
    painter.restore();
}

void paintDashedUnderline(QPainter &painter, const QRect &text, int baseline, const QColor &colour)
{
    QPen pen(colour, 1, Qt::CustomDashLine);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    const double y = baseline + 3.5;
    painter.drawLine(QPointF(text.left(), y), QPointF(text.right() + 1, y));
}

/// The widest verdict and margin of the row: so all its bars get one length, hence one scale, whatever their
/// words are.
FitCellContent widestFit(const QModelIndex &index, const QFont &wordFont, const QFont &marginFont)
{
    const QFontMetrics words(wordFont);
    const QFontMetrics margins(marginFont);
    FitCellContent content{iconSide, 0, 0};
    for (int column = 0; column < index.model()->columnCount(); ++column) {
        const QModelIndex cell = index.siblingAtColumn(column);
        content.word = std::max(
            content.word, words.horizontalAdvance(cell.data(ComparisonTable::ValueRole).toString()) + 1);
        content.margin = std::max(
            content.margin, margins.horizontalAdvance(cell.data(ComparisonTable::DetailRole).toString()));
    }
    return content;
}

QString elided(const QFontMetrics &metrics, const QString &text, int width)
{
    return metrics.horizontalAdvance(text) <= width ? text : metrics.elidedText(text, Qt::ElideRight, width);
}

} // namespace

CompareCellDelegate::CompareCellDelegate(QObject *parent)
    : QStyledItemDelegate(parent)
{}

QSize CompareCellDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool fit = index.data(ComparisonTable::KindRole).toInt() == static_cast<int>(CellKind::Fit) &&
                     !index.data(ComparisonTable::SectionRole).toBool();
    const int text = lineHeightOf(TextRole::Body);
    return {compareMinimumColumn, std::max(fit ? compareFitRowHeight : compareRowHeight,
                                           fit ? text + lineHeightOf(TextRole::Caption) + 2 : text + 7)};
}

void CompareCellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const bool section = index.data(ComparisonTable::SectionRole).toBool();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool baseline = index.data(ComparisonTable::BaselineRole).toBool();
    painter->save();
    painter->fillRect(option.rect, selected ? t.selection : section || baseline ? t.alternate : t.base);
    const QRect rect = option.rect;
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
    if (section) {
        const SectionTitle title{index.data(Qt::DisplayRole).toString(),
                                 index.data(ComparisonTable::NoteRole).toString(),
                                 index.data(ComparisonTable::OpenRole).toBool()};
        painter->setClipRect(rect);
        paintSectionTitle(*painter, rect, -m_frozenWidth, title, t);
    } else {
        painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), t.gridLine);
        painter->setClipRect(rect);
        if (index.data(ComparisonTable::KindRole).toInt() == static_cast<int>(CellKind::Fit))
            paintFit(*painter, option, index);
        else
            paintValue(*painter, option, index);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) // a title goes on to the left: no line through it
        paintFocus(*painter, QRectF(rect).adjusted(section ? -4 : 0, 0, -1, -1), t, 0);
    painter->restore();
}

void CompareCellDelegate::paintValue(QPainter &painter, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const auto kind = static_cast<CellKind>(index.data(ComparisonTable::KindRole).toInt());
    const bool best = index.data(ComparisonTable::BestRole).toBool();
    const QString value = index.data(ComparisonTable::ValueRole).toString();
    const QString detail = index.data(ComparisonTable::DetailRole).toString();
    const QString percent = index.data(ComparisonTable::PercentRole).toString();
    const bool known = kind == CellKind::Value;
    const QFont valueFont = fontOf(best ? TextRole::Key : TextRole::Body);
    const QFont detailFont = fontOf(TextRole::Body);
    const QFont percentFont = fontOf(TextRole::Caption);
    const bool stale = known && index.data(ComparisonTable::PriceAgeRole).toInt() > 0;

    CellContent content;
    content.value = QFontMetrics(valueFont).horizontalAdvance(value);
    content.detail = detail.isEmpty() ? 0 : QFontMetrics(detailFont).horizontalAdvance(detail);
    content.icon = kind == CellKind::NotSupported ? crossSide : 0;
    const bool claimed = index.data(ComparisonTable::ClaimedRole).toBool();
    const bool own = index.data(ComparisonTable::OwnRole).toBool();
    content.mark = stale || own || claimed ? markSide : 0;
    content.percent = percent.isEmpty() ? 0 : QFontMetrics(percentFont).horizontalAdvance(percent);
    const CellGeometry g = layoutCell(option.rect, content);

    const double ratio = pixelRatio(painter);
    if (best)
        paintDiamond(painter, g.best, t.accent);
    if (!g.icon.isNull())
        painter.drawPixmap(g.icon.topLeft(),
                           tintedPixmap(QStringLiteral("close"), t.secondaryText, crossSide, ratio));
    painter.setFont(valueFont);
    painter.setPen(known ? t.text : t.secondaryText);
    const QString shown = elided(painter.fontMetrics(), value, g.value.width());
    const int base = baselineIn(g.value, painter.fontMetrics());
    painter.drawText(QPoint(g.value.left(), base), shown);
    if (kind == CellKind::NotPublished || kind == CellKind::NoPrice || kind == CellKind::NotKnown)
        paintDashedUnderline(painter, g.value, base, t.controlBorder);
    painter.setPen(t.secondaryText);
    if (!g.detail.isNull()) {
        painter.setFont(detailFont);
        painter.drawText(QPoint(g.detail.left(), base), detail);
    }
    if (!g.mark.isNull())
        painter.drawPixmap(g.mark.topLeft(),
                           stale ? tintedPixmap(QStringLiteral("clock"), t.caution.ink, markSide, ratio)
                           : own ? tintedPixmap(QStringLiteral("pencil"), t.accent, markSide, ratio)
                                 : tintedPixmap(QStringLiteral("info"), t.secondaryText, markSide, ratio));
    if (!g.percent.isNull()) {
        painter.setFont(percentFont);
        painter.setPen(t.secondaryText);
        painter.drawText(QPoint(g.percent.left(), base), percent);
    }
}

void CompareCellDelegate::paintFit(QPainter &painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Tokens &t = tokensOf(option.palette);
    const auto verdict = static_cast<Verdict>(index.data(ComparisonTable::VerdictRole).toInt());
    const QString word = index.data(ComparisonTable::ValueRole).toString();
    const QString margin = index.data(ComparisonTable::DetailRole).toString();
    const QFont wordFont = fontOf(TextRole::Key);
    const QFont marginFont = fontOf(TextRole::Caption);
    const FitCellGeometry g = layoutFitCell(option.rect, widestFit(index, wordFont, marginFont), barHeight());

    const double ratio = pixelRatio(painter);
    if (!g.bar.isNull()) {
        const auto bar = index.data(ComparisonTable::FitBarRole).value<FitBar>();
        const double axisEnd = index.data(ComparisonTable::FitAxisRole).toDouble();
        if (axisEnd > 0)
            paintFitBar(painter, layoutFitBar(bar, axisEnd, g.bar.topLeft(), g.bar.width(), barMetrics()),
                        {&t, 1, ratio});
    }
    const QColor ink = t.of(verdict).ink;
    painter.drawPixmap(g.icon.topLeft(), tintedPixmap(verdictIconName(verdict), ink, iconSide, ratio));
    painter.setFont(wordFont);
    painter.setPen(ink);
    const int base = baselineIn(g.word, painter.fontMetrics());
    painter.drawText(QPoint(g.word.left(), base), elided(painter.fontMetrics(), word, g.word.width()));
    if (!g.margin.isNull()) {
        painter.setFont(marginFont);
        painter.setPen(t.secondaryText);
        const QFontMetrics metrics = painter.fontMetrics();
        const int marginBase = g.stacked ? baselineIn(g.margin, metrics) : base;
        const int x = g.stacked ? g.margin.left() : g.margin.right() + 1 - metrics.horizontalAdvance(margin);
        painter.drawText(QPoint(x, marginBase), elided(metrics, margin, g.margin.width()));
    }
}

int baselineIn(const QRect &rect, const QFontMetrics &metrics)
{
    return rect.top() + (rect.height() - metrics.height()) / 2 + metrics.ascent();
}

void paintSectionTitle(QPainter &painter, const QRect &row, int left, const SectionTitle &title,
                       const Tokens &t)
{
    const QRect chevron(left + compareCellPadding, row.top(), 16, row.height() - 1);
    paintChevron(painter, chevron, title.open ? Qt::DownArrow : Qt::RightArrow, t.secondaryText);
    painter.setFont(fontOf(TextRole::Key));
    painter.setPen(t.text);
    const int base = baselineIn(chevron, painter.fontMetrics());
    int x = chevron.right() + 1 + 4;
    painter.drawText(QPoint(x, base), title.name);
    x += painter.fontMetrics().horizontalAdvance(title.name) + 10;
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(t.secondaryText);
    painter.drawText(QPoint(x, base), title.note);
}

} // namespace gpuwise
