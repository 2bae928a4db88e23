// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints a cell of the comparison from the model's roles: a figure with what qualifies it, a fit bar, or a
// section's title.
#pragma once

#include "ui/tokens.h"

#include <QStyledItemDelegate>

namespace gpuwise {

class CompareCellDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    explicit CompareCellDelegate(QObject *parent = nullptr);

    /// Section titles begin over the frozen column: their text continues in the cells, shifted by its width.
    void setFrozenWidth(int width) { m_frozenWidth = width; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintValue(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintFit(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;

    int m_frozenWidth = 0;
};

struct SectionTitle
{
    QString name;
    QString note;
    bool open = true;
};
/// Chevron, name and note, from `left` on; the row header and the cells draw the two halves of one text.
void paintSectionTitle(QPainter &painter, const QRect &row, int left, const SectionTitle &title,
                       const Tokens &tokens);
/// Where text stands so that fonts of two sizes share a line.
int baselineIn(const QRect &rect, const QFontMetrics &metrics);

} // namespace gpuwise
