// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/factlist.h"

#include "ui/style/flatpaint.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/textlabel.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int icon = 14;
constexpr int gap = 10;
constexpr qsizetype longestText = 300;

int factHeight()
{
    return lineHeightOf(TextRole::Body) + lineHeightOf(TextRole::Caption) + 8;
}

class FactDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, factHeight()};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tokensOf(option.palette);
        const QRect &rect = option.rect;
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_Active))
            painter->fillRect(rect, t.alternate);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.gridLine);
        QRect line(rect.left(), rect.top() + 3, rect.width(), lineHeightOf(TextRole::Body));
        const QVariant verdict = index.data(FactList::VerdictRole);
        const bool unknown = index.data(FactList::UnknownRole).toBool();
        const QColor ink = verdict.isValid() ? t.of(static_cast<Verdict>(verdict.toInt())).ink
                           : unknown         ? t.secondaryText
                                             : t.text;
        painter->setFont(fontOf(unknown ? TextRole::Body : TextRole::Key));
        const QString value = painter->fontMetrics().elidedText(index.data(FactList::ValueRole).toString(),
                                                                Qt::ElideRight, rect.width() * 3 / 5);
        const int wide = painter->fontMetrics().horizontalAdvance(value);
        painter->setPen(ink);
        painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, value);
        line.setRight(line.right() - wide - gap);
        if (verdict.isValid()) {
            const QString name = verdictIconName(static_cast<Verdict>(verdict.toInt()));
            painter->drawPixmap(line.right() + gap - icon - 5, line.top() + (line.height() - icon) / 2,
                                tintedPixmap(name, ink, icon, painter->device()->devicePixelRatioF()));
            line.setRight(line.right() - icon - 5);
        }
        painter->setFont(fontOf(TextRole::Body));
        painter->setPen(t.text);
        const auto draw = [&](const QRect &place, const QString &text) {
            painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
        };
        draw(line, index.data().toString());
        painter->setFont(fontOf(TextRole::Caption));
        painter->setPen(t.secondaryText);
        draw(QRect(rect.left(), rect.top() + 3 + lineHeightOf(TextRole::Body), rect.width(),
                   lineHeightOf(TextRole::Caption)),
             index.data(FactList::UnderRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus))
            paintFocus(*painter, QRectF(rect).adjusted(-1, 0, 0, -1), t, 0);
        painter->restore();
    }
};

} // namespace

FactList::FactList(QWidget *parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new FactDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FactList::setFacts(const Sheet &sheet, const QStringList &tips, const std::vector<Verdict> &verdicts)
{
    clear();
    setAccessibleName(sheet.title);
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const QStringList &texts = sheet.rows[row];
        auto *item = new QListWidgetItem(texts[0].left(longestText), this);
        item->setData(ValueRole, texts[1].left(longestText));
        item->setData(UnderRole, texts[2].left(longestText));
        if (row < verdicts.size())
            item->setData(VerdictRole, static_cast<int>(verdicts[row]));
        const auto at = static_cast<qsizetype>(row);
        if (at < tips.size())
            item->setToolTip(inertToolTip(tips[at].left(2000)));
        item->setData(Qt::AccessibleTextRole, tr("%1: %2; %3", "name, value, where it comes from")
                                                  .arg(texts[0].left(longestText), texts[1].left(longestText),
                                                       texts[2].left(longestText)));
    }
    setFixedHeight(std::max(1, count() * factHeight() + 2));
}

void FactList::setKnown(const std::vector<bool> &known)
{
    for (int row = 0; row < std::min(count(), static_cast<int>(known.size())); ++row)
        item(row)->setData(UnknownRole, !known[static_cast<std::size_t>(row)]);
}

void FactList::setEntries(const QStringList &entryIds)
{
    for (int row = 0; row < std::min(count(), static_cast<int>(entryIds.size())); ++row)
        item(row)->setData(EntryRole, entryIds[row]);
}

QStringList FactList::guideEntries() const
{
    QStringList entries;
    for (int row = 0; row < count(); ++row)
        entries << item(row)->data(EntryRole).toString();
    return entries;
}

QString FactList::guideEntryAt(const QPoint &at) const
{
    const QListWidgetItem *row = itemAt(viewport()->mapFrom(this, at));
    return row ? row->data(EntryRole).toString() : QString();
}

QString FactList::guideEntryNow() const
{
    return currentItem() ? currentItem()->data(EntryRole).toString() : QString();
}

} // namespace gpuwise
