// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/cardheader.h"

#include "model/tables/comparisontable.h"
#include "ui/compare/cellgeometry.h"
#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace gpuwise {

namespace {
constexpr int headerHeight = 46;
constexpr int tagPadding = 6;
} // namespace

CardHeader::CardHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("compareCardHeader"));
    setSectionsClickable(false);
    setSectionsMovable(false); // the session keeps the order, not the view
    setSectionResizeMode(QHeaderView::Fixed);
    setMouseTracking(true);
    setMinimumSectionSize(compareMinimumColumn);
    setContextMenuPolicy(Qt::DefaultContextMenu);
}

QSize CardHeader::sizeHint() const
{
    const int text = lineHeightOf(TextRole::Key) + lineHeightOf(TextRole::Caption) + 8;
    return {compareMinimumColumn, std::max(headerHeight, text)};
}

QRect CardHeader::sectionRect(int column) const
{
    return {sectionViewportPosition(column), 0, sectionSize(column), height()};
}

static CardHeaderGeometry geometryOf(const QRect &section, int tagWidth)
{
    return layoutCardHeader(section,
                            {lineHeightOf(TextRole::Key), lineHeightOf(TextRole::Caption), tagWidth});
}

QRect CardHeader::removeButtonRect(int column) const
{
    return geometryOf(sectionRect(column), 0).remove;
}

void CardHeader::paintSection(QPainter *painter, const QRect &rect, int column) const
{
    const Tokens &t = tokensOf(this);
    const QAbstractItemModel *table = model();
    const auto header = [&](int role) { return table->headerData(column, Qt::Horizontal, role); };
    const bool baseline = header(ComparisonTable::BaselineRole).toBool();
    painter->save();
    painter->fillRect(rect, baseline ? t.alternate : t.base);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.controlBorder);
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height() - 1), t.gridLine);

    const QString tag = baseline ? tr("Baseline", "tag of a card") : QString();
    const QFont tagFont = fontOf(TextRole::Header);
    const int tagWidth =
        tag.isEmpty() ? 0 : QFontMetrics(tagFont).horizontalAdvance(tag) + 2 * tagPadding + 1;
    const CardHeaderGeometry g = geometryOf(rect, tagWidth);
    if (!g.tag.isNull()) {
        paintBox(*painter, g.tag, t.base, t.panelBorder, 1, tagRadius);
        painter->setFont(tagFont);
        painter->setPen(t.text);
        painter->drawText(g.tag, Qt::AlignCenter, tag);
    }
    painter->setFont(fontOf(TextRole::Key));
    painter->setPen(t.text);
    QString name = header(Qt::DisplayRole).toString();
    if (painter->fontMetrics().horizontalAdvance(name) > g.name.width())
        name = shortCardName(name); // the family is what can be missed
    painter->drawText(g.name, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideMiddle, g.name.width()));
    QRect meta = g.meta;
    if (header(ComparisonTable::OverBudgetRole).toBool()) {
        const QString over = tr("over budget", "tag of a card");
        const int wide = QFontMetrics(tagFont).horizontalAdvance(over) + 2 * tagPadding + 1;
        const QRect box(std::max(meta.left(), meta.right() + 1 - wide), meta.top(),
                        std::min(wide, meta.width()), meta.height());
        const auto &caution = t.of(Verdict::Tight);
        paintBox(*painter, box, caution.fill, {}, 0, tagRadius);
        painter->setFont(tagFont);
        painter->setPen(caution.ink);
        painter->drawText(box, Qt::AlignCenter,
                          painter->fontMetrics().elidedText(over, Qt::ElideRight, box.width() - 4));
        meta.setRight(box.left() - 6);
    }
    painter->setFont(fontOf(TextRole::Caption));
    painter->setPen(t.secondaryText);
    painter->drawText(meta, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(header(ComparisonTable::MetaRole).toString(),
                                                        Qt::ElideRight, meta.width()));
    const bool hovered = column == m_hovered;
    if (hovered)
        paintBox(*painter, g.remove, t.selection, {}, 0);
    const QRect cross(g.remove.center().x() - 7, g.remove.center().y() - 7, 16, 16);
    painter->drawPixmap(
        cross.topLeft(),
        tintedPixmap(QStringLiteral("close"), hovered ? t.text : t.secondaryText, 16, devicePixelRatioF()));
    painter->restore();
}

void CardHeader::paintEvent(QPaintEvent *event)
{
    QHeaderView::paintEvent(event);
    if (!m_dragging || m_gap < 0)
        return;
    const int x = m_gap < count() ? sectionViewportPosition(m_gap)
                                  : sectionViewportPosition(count() - 1) + sectionSize(count() - 1);
    QPainter painter(viewport());
    painter.fillRect(QRect(x - 2, 0, 3, height()), tokensOf(this).accent);
}

int CardHeader::gapAt(int x) const
{
    return count() == 0 ? 0 : dropGap(x, sectionViewportPosition(0), sectionSize(0), count());
}

void CardHeader::setHovered(int column)
{
    if (column == m_hovered)
        return;
    m_hovered = column;
    viewport()->update();
}

void CardHeader::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->button() == Qt::LeftButton ? logicalIndexAt(event->pos()) : -1;
    m_pressedAt = event->pos();
    m_pressedRemove = m_pressed >= 0 && removeButtonRect(m_pressed).contains(event->pos());
    m_dragging = false;
}

void CardHeader::mouseMoveEvent(QMouseEvent *event)
{
    const int under = logicalIndexAt(event->pos());
    setHovered(under >= 0 && removeButtonRect(under).contains(event->pos()) ? under : -1);
    if (m_pressed < 0 || m_pressedRemove || !event->buttons().testFlag(Qt::LeftButton))
        return;
    if (!m_dragging && (event->pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragging = true;
    setCursor(Qt::ClosedHandCursor);
    m_gap = gapAt(event->pos().x());
    viewport()->update();
}

void CardHeader::mouseReleaseEvent(QMouseEvent *event)
{
    const int pressed = std::exchange(m_pressed, -1);
    const bool dragged = std::exchange(m_dragging, false);
    const int gap = std::exchange(m_gap, -1);
    unsetCursor();
    viewport()->update();
    if (pressed < 0)
        return;
    if (m_pressedRemove) {
        if (removeButtonRect(pressed).contains(event->pos()))
            Q_EMIT removeAsked(pressed);
    } else if (dragged) {
        const int place = placeInGap(pressed, gap);
        if (place != pressed)
            Q_EMIT moveAsked(pressed, place);
    }
}

void CardHeader::leaveEvent(QEvent *event)
{
    setHovered(-1);
    QHeaderView::leaveEvent(event);
}

void CardHeader::contextMenuEvent(QContextMenuEvent *event)
{
    const int column = logicalIndexAt(event->pos());
    if (column >= 0)
        Q_EMIT menuAsked(column, event->globalPos());
}

bool CardHeader::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int column = logicalIndexAt(help->pos());
        if (column < 0)
            return true;
        const QString name = model()->headerData(column, Qt::Horizontal).toString();
        QToolTip::showText(help->globalPos(),
                           inertToolTip(removeButtonRect(column).contains(help->pos())
                                            ? tr("Remove %1").arg(name)
                                            : tr("%1. Drag to reorder.").arg(name)),
                           viewport());
        return true;
    }
    return QHeaderView::viewportEvent(event);
}

} // namespace gpuwise
