// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/claimdelegate.h"

#include "model/claims/claimtable.h"
#include "model/words/words.h"
#include "ui/style/icons.h"
#include "ui/style/theme.h"
#include "ui/widgets/tag.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int padding = 8;
constexpr int mostLines = 2;

/// As wide as the widest verdict, so that the texts begin in one line.
int tagColumn()
{
    int widest = 0;
    for (const ClaimVerdict verdict :
         {ClaimVerdict::True, ClaimVerdict::False, ClaimVerdict::Partly, ClaimVerdict::Low,
          ClaimVerdict::High, ClaimVerdict::Depends, ClaimVerdict::Unverified})
        widest = std::max(widest, tagSize(claimVerdictWord(verdict)).width());
    return widest;
}

void paintText(QPainter &painter, const QRect &rect, const QString &text, const QFont &font)
{
    const QFontMetrics metrics(font);
    QTextLayout layout(text, font);
    layout.beginLayout();
    std::vector<QString> lines;
    for (int i = 0; i < mostLines; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(rect.width());
        const bool last = i + 1 == mostLines;
        lines.push_back(last ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, rect.width())
                             : text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    const int height = lineHeightOf(TextRole::Body);
    int top = rect.top() + (rect.height() - height * static_cast<int>(lines.size())) / 2;
    for (const QString &line : lines) {
        painter.drawText(QRect(rect.left(), top, rect.width(), height), Qt::AlignLeft | Qt::AlignVCenter,
                         line);
        top += height;
    }
}

} // namespace

Verdict coloursOfClaim(ClaimVerdict verdict)
{
    switch (verdict) {
    case ClaimVerdict::True:
        return Verdict::Fits;
    case ClaimVerdict::False:
        return Verdict::No;
    case ClaimVerdict::Unverified:
        return Verdict::Unknown;
    default:
        return Verdict::Tight;
    }
}

QSize ClaimDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, mostLines * lineHeightOf(TextRole::Body) + padding};
}

void ClaimDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    QStyleOptionViewItem box = option;
    initStyleOption(&box, index);
    box.text.clear();
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &box, painter, option.widget);
    const Tokens &tokens = tokensOf(option.palette);
    const auto verdict = static_cast<ClaimVerdict>(index.data(ClaimTable::VerdictRole).toInt());
    const Verdict colours = coloursOfClaim(verdict);
    const QString word = claimVerdictWord(verdict);
    const QSize size = tagSize(word);
    painter->save();
    const QRect inner = option.rect.adjusted(padding, 0, -padding, -1);
    paintTag(*painter, QRect({inner.left(), inner.center().y() - size.height() / 2}, size), tokens,
             {colours, verdictIconName(colours), word});
    const bool selected = option.state & QStyle::State_Selected;
    painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->setFont(fontOf(TextRole::Body));
    paintText(*painter, inner.adjusted(tagColumn() + padding, 0, 0, 0), index.data().toString(),
              fontOf(TextRole::Body));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      tokens.gridLine);
    painter->restore();
}

} // namespace gpuwise
