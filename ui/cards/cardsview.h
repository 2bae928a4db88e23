// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of cards with its filters. Keeps the chosen card through filters and orders; says what to do when
// no card matches. Names stay in sight while the other columns scroll sideways.
#pragma once

#include "ui/widgets/guidehelp.h"

#include <QTableView>

class QMenu;

namespace gpuwise {

class CardTable;
class EmptyState;
class FilterHeader;

class CardsView final : public QTableView, public GuideTerms
{
    Q_OBJECT
public:
    explicit CardsView(CardTable &table, QWidget *parent = nullptr);

    FilterHeader *filters() const { return m_filters; }
    QString chosenCard() const { return m_chosen; } ///< id; empty: none
    void chooseCard(const QString &gpuId);          ///< scrolls to it where it is shown
    void fitColumns();                              ///< widths by what stands in them
    void retranslate();

    QModelIndex indexAt(const QPoint &at) const override;
    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

    QStringList guideEntries() const override;
    QString guideEntryAt(const QPoint &at) const override;
    QString guideEntryNow() const override;
    bool hasOwnMenu() const override { return true; }

Q_SIGNALS:
    void cardChosen(const QString &gpuId);
    void cardOpened(const QString &gpuId);             ///< Enter or a double click
    void clearAsked();                                 ///< of the filters
    void menuAsked(QMenu *menu, const QString &gpuId); ///< to put commands for a card into

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    int nameShift() const; ///< how far the names are held back from scrolling away
    void afterReset();
    QString entryOf(const QModelIndex &index) const;
    void showEmpty();
    void stretchName();

    CardTable &m_table;
    FilterHeader *m_filters;
    EmptyState *m_empty;
    QString m_chosen;
    int m_nameWidth = 0; ///< without the room that is left over
};

} // namespace gpuwise
