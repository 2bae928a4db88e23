// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tierpainter.h"

#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int inside = 8;    ///< between a chip's border and its texts
constexpr int iconSize = 14; ///< of a verdict
constexpr int markSize = 12; ///< of what is said by a small sign
constexpr int stripHeight = 6;
constexpr int textGap = 8;
constexpr int letterPoints = 20;

QFont letterFont()
{
    QFont font = fontOf(TextRole::Title);
    font.setPointSizeF(font.pointSizeF() * letterPoints / 16);
    return font;
}

int drawText(QPainter &painter, const QRect &rect, int flags, const QString &text)
{
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, flags | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    return painter.fontMetrics().horizontalAdvance(shown);
}

void drawIcon(QPainter &painter, int x, const QRect &line, const QString &name, const QColor &ink, int size,
              const TierPaint &paint)
{
    painter.drawPixmap(x, line.center().y() - size / 2 + 1,
                       tintedPixmap(name, ink, size, paint.devicePixelRatio));
}

void paintGround(QPainter &painter, const QRect &rect, const TierItemState &state, const Tokens &t)
{
    paintBox(painter, rect, state.hovered ? t.alternate : t.base, t.controlBorder);
    if (state.focused)
        paintFocus(painter, rect, t);
}

/// Name at the left, score at the right with a sign before it where something keeps the card down.
void paintNameLine(QPainter &painter, const QRect &line, const TierChip &chip, const TierPaint &paint)
{
    const Tokens &t = *paint.tokens;
    painter.setFont(fontOf(TextRole::Body));
    painter.setPen(t.secondaryText);
    int right = drawText(painter, line, Qt::AlignRight, chip.score);
    if (chip.capped) {
        right += markSize + 3;
        drawIcon(painter, line.right() + 1 - right, line, QStringLiteral("info"), t.secondaryText, markSize,
                 paint);
    }
    painter.setFont(fontOf(TextRole::Key));
    painter.setPen(t.text);
    drawText(painter, line.adjusted(0, 0, -right - textGap, 0), Qt::AlignLeft, chip.name);
}

/// Verdict and speed at the left, price at the right with a clock where it is old.
void paintFactLine(QPainter &painter, const QRect &line, const TierChip &chip, const TierPaint &paint)
{
    const Tokens &t = *paint.tokens;
    const bool dated = chip.tag == PriceTag::Stale || chip.tag == PriceTag::Old;
    painter.setFont(fontOf(TextRole::Caption));
    painter.setPen(chip.old ? t.secondaryText : dated ? t.caution.ink : t.text);
    int right = drawText(painter, line, Qt::AlignRight, chip.price);
    if (dated) {
        right += markSize + 3;
        drawIcon(painter, line.right() + 1 - right, line, QStringLiteral("clock"), t.caution.ink, markSize,
                 paint);
    }
    drawIcon(painter, line.left(), line, verdictIconName(chip.verdict), t.of(chip.verdict).ink, iconSize,
             paint);
    painter.setPen(t.text);
    drawText(painter, line.adjusted(iconSize + 5, 0, -right - textGap, 0), Qt::AlignLeft, chip.speed);
}

} // namespace

TierMetrics tierMetrics()
{
    TierMetrics m;
    m.chipHeight = 6 + lineHeightOf(TextRole::Key) + lineHeightOf(TextRole::Caption) + 4 + stripHeight + 8;
    m.rowHeight = std::max(m.rowHeight, lineHeightOf(TextRole::Body) + 8);
    m.titleHeight = std::max(m.titleHeight, lineHeightOf(TextRole::Section) + 20);
    return m;
}

void paintScoreStrip(QPainter &painter, const QRectF &rect, std::span<const double> points,
                     const TierPaint &paint)
{
    const Tokens &t = *paint.tokens;
    painter.fillRect(rect, t.gridLine);
    double x = rect.left();
    for (std::size_t i = 0; i < points.size() && i < t.series.size(); ++i) {
        const double width = points[i] * rect.width();
        // A pixel of the ground parts two of them.
        if (width > 1)
            painter.fillRect(QRectF(x, rect.top(), width - 1, rect.height()), t.series[i]);
        x += width;
    }
}

void paintLane(QPainter &painter, const TierGeometry::Lane &place, const TierLane &lane,
               const TierPaint &paint)
{
    const Tokens &t = *paint.tokens;
    painter.fillRect(place.head, t.alternate);
    const QRect text = place.head.adjusted(12, 8, -6, -8);
    if (lane.kind == TierLane::Kind::Below) {
        painter.setFont(fontOf(TextRole::Section));
        painter.setPen(t.text);
        const int width = drawText(painter, text, Qt::AlignLeft, lane.name);
        painter.setFont(fontOf(TextRole::Caption));
        painter.setPen(t.secondaryText);
        drawText(painter, text.adjusted(width + 12, 0, 0, 0), Qt::AlignLeft, lane.caption);
    } else {
        const bool letter = lane.kind == TierLane::Kind::Tier;
        painter.setFont(letter ? letterFont() : fontOf(TextRole::Key));
        painter.setPen(t.text);
        QRect used;
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, lane.name, &used);
        painter.setFont(fontOf(TextRole::Caption));
        painter.setPen(t.secondaryText);
        painter.drawText(text.adjusted(0, used.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop, lane.caption);
        if (lane.chips.empty()) {
            const QRect rest(place.head.right() + 12, place.rect.top(), place.rect.width(),
                             place.rect.height());
            painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, lane.nothing);
        }
        painter.fillRect(QRect(place.head.right(), place.head.top(), 1, place.head.height()), t.gridLine);
    }
    painter.fillRect(QRect(place.rect.left(), place.rect.bottom(), place.rect.width(), 1), t.panelBorder);
}

void paintTierChip(QPainter &painter, const QRect &rect, const TierChip &chip, const TierItemState &state,
                   const TierPaint &paint)
{
    paintGround(painter, rect, state, *paint.tokens);
    const int left = rect.left() + inside;
    const int width = rect.width() - 2 * inside;
    const QRect name(left, rect.top() + 6, width, lineHeightOf(TextRole::Key));
    const QRect facts(left, name.bottom() + 1, width, lineHeightOf(TextRole::Caption));
    paintNameLine(painter, name, chip, paint);
    paintFactLine(painter, facts, chip, paint);
    paintScoreStrip(painter, QRectF(left, facts.bottom() + 5, width, stripHeight), chip.points, paint);
}

void paintLeftOutRow(QPainter &painter, const QRect &rect, const TierChip &chip, const TierItemState &state,
                     const TierPaint &paint)
{
    const Tokens &t = *paint.tokens;
    if (state.hovered)
        painter.fillRect(rect, t.alternate);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
    const QString icon = chip.verdict == Verdict::No ? verdictIconName(Verdict::No) : QStringLiteral("minus");
    drawIcon(painter, rect.left() + 12, rect, icon, t.of(chip.verdict).ink, iconSize, paint);
    const int left = rect.left() + 12 + iconSize + 8;
    const int width = rect.right() - 8 - left;
    const int name = width * 24 / 100;
    const int why = chip.change.isEmpty() ? width - name : width * 44 / 100;
    painter.setFont(fontOf(TextRole::Body));
    painter.setPen(t.text);
    drawText(painter, QRect(left, rect.top(), name - textGap, rect.height()), Qt::AlignLeft, chip.name);
    painter.setFont(fontOf(TextRole::Caption));
    drawText(painter, QRect(left + name, rect.top(), why - textGap, rect.height()), Qt::AlignLeft, chip.why);
    painter.setPen(t.secondaryText);
    drawText(painter, QRect(left + name + why, rect.top(), width - name - why, rect.height()), Qt::AlignLeft,
             chip.change);
    if (state.focused)
        paintFocus(painter, rect, t, 0);
}

} // namespace gpuwise
