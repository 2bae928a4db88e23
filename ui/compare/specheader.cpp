// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/specheader.h"

#include "model/guide/guideterms.h"
#include "model/tables/comparisontable.h"
#include "ui/compare/cellgeometry.h"
#include "ui/compare/comparecelldelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int leastWidth = 156;
constexpr int mostWidth = 232;
constexpr int unitGap = 10;
} // namespace

SpecHeader::SpecHeader(QWidget *parent)
    : QHeaderView(Qt::Vertical, parent)
{
    setObjectName(QStringLiteral("compareSpecHeader"));
    setSectionsClickable(false);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
}

QSize SpecHeader::sizeHint() const
{
    int width = leastWidth;
    if (const QAbstractItemModel *table = model()) {
        const QFontMetrics names(fontOf(TextRole::Body));
        const QFontMetrics units(fontOf(TextRole::Caption));
        for (int line = 0; line < count(); ++line) {
            if (table->headerData(line, Qt::Vertical, ComparisonTable::SectionRole).toBool())
                continue;
            const QString name = table->headerData(line, Qt::Vertical).toString();
            const QString unit = table->headerData(line, Qt::Vertical, ComparisonTable::UnitRole).toString();
            width = std::max(width, names.horizontalAdvance(name) + 2 * compareCellPadding +
                                        (unit.isEmpty() ? 0 : unitGap + units.horizontalAdvance(unit)));
        }
    }
    return {std::min(width, mostWidth), 0};
}

QStringList SpecHeader::guideEntries() const
{
    QStringList entries;
    for (int line = 0; line < count(); ++line)
        entries << entryOf(line);
    return entries;
}

QString SpecHeader::guideEntryAt(const QPoint &at) const
{
    return entryOf(logicalIndexAt(at));
}

QString SpecHeader::entryOf(int line) const
{
    const auto *table = qobject_cast<const ComparisonTable *>(model());
    const ComparisonRow *row = table && line >= 0 ? table->rowAt(line) : nullptr;
    return row ? guideEntryFor(*row) : QString();
}

void SpecHeader::paintSection(QPainter *painter, const QRect &rect, int line) const
{
    const Tokens &t = tokensOf(this);
    const QAbstractItemModel *table = model();
    const auto header = [&](int role) { return table->headerData(line, Qt::Vertical, role); };
    painter->save();
    painter->fillRect(rect, t.alternate);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
    painter->setClipRect(rect);
    if (header(ComparisonTable::SectionRole).toBool()) {
        paintSectionTitle(*painter, rect, rect.left(),
                          {header(Qt::DisplayRole).toString(), header(ComparisonTable::NoteRole).toString(),
                           header(ComparisonTable::OpenRole).toBool()},
                          t);
        painter->restore();
        return;
    }
    painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), t.controlBorder);
    const QRect box = rect.adjusted(compareCellPadding, 0, -compareCellPadding, -1);
    const QString unit = header(ComparisonTable::UnitRole).toString();
    const QFont nameFont = fontOf(TextRole::Body);
    const QFont unitFont = fontOf(TextRole::Caption);
    const int unitWidth = unit.isEmpty() ? 0 : QFontMetrics(unitFont).horizontalAdvance(unit);
    const int base = baselineIn(box, QFontMetrics(nameFont));
    painter->setFont(nameFont);
    painter->setPen(t.text);
    painter->drawText(QPoint(box.left(), base),
                      painter->fontMetrics().elidedText(header(Qt::DisplayRole).toString(), Qt::ElideRight,
                                                        box.width() - (unitWidth ? unitWidth + unitGap : 0)));
    painter->setFont(unitFont);
    painter->setPen(t.secondaryText);
    painter->drawText(QPoint(box.right() + 1 - unitWidth, base), unit);
    painter->restore();
}

void SpecHeader::mousePressEvent(QMouseEvent *event)
{
    const int line = logicalIndexAt(event->pos());
    if (line >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT rowClicked(line);
}

bool SpecHeader::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int line = logicalIndexAt(help->pos());
        if (line >= 0)
            QToolTip::showText(
                help->globalPos(),
                inertToolTip(model()->headerData(line, Qt::Vertical, Qt::ToolTipRole).toString()),
                viewport());
        return true;
    }
    return QHeaderView::viewportEvent(event);
}

} // namespace gpuwise
