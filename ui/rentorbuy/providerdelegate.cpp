// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/providerdelegate.h"

#include "model/tables/pricetags.h"
#include "ui/style/theme.h"
#include "ui/widgets/tag.h"

#include <QPainter>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int beside = 11; ///< a tag: as beside the text of other cells
constexpr int behind = 4;

PriceTag tagAt(const QModelIndex &index)
{
    return static_cast<PriceTag>(index.data(ProviderDelegate::TagRole).toInt());
}

} // namespace

int ProviderDelegate::widthFor(const QString &tagWord)
{
    return beside + tagSize(tagWord).width() + behind;
}

void ProviderDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    if (index.data(OldRole).toBool())
        option->palette.setColor(QPalette::Text, tokensOf(option->palette).disabledText);
    if (index.data(StaleRole).toBool())
        option->palette.setColor(QPalette::Text, tokensOf(option->palette).caution.ink);
    if (tagAt(index) != PriceTag::None)
        option->text.clear(); // the tag has it
}

void ProviderDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    const PriceTag tag = tagAt(index);
    if (tag == PriceTag::None)
        return;
    const bool aged = tag == PriceTag::Stale || tag == PriceTag::Old;
    const QString word = index.data(Qt::DisplayRole).toString();
    const QSize size = tagSize(word);
    const QRect rect(option.rect.left() + beside, option.rect.center().y() - size.height() / 2,
                     std::min(size.width(), option.rect.width() - beside), size.height());
    painter->save();
    paintTag(*painter, rect, tokensOf(option.palette),
             {aged ? Verdict::Tight : Verdict::Unknown,
              aged ? QStringLiteral("clock") : QStringLiteral("info"), word, tag == PriceTag::Converted});
    painter->restore();
}

} // namespace gpuwise
