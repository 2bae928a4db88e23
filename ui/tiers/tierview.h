// SPDX-License-Identifier: GPL-3.0-or-later
//
// The board: lanes of chips that scroll together. A list view with a layout of its own, so that keys and
// screen readers find an ordinary list, and only what is in sight is painted.
#pragma once

#include "model/tables/tiertable.h"
#include "ui/tiers/tiergeometry.h"

#include <QListView>

namespace gpuwise {

class TierView final : public QListView
{
    Q_OBJECT
public:
    explicit TierView(TierTable &table, QWidget *parent = nullptr);

    void setBoard(const TierBoard &board); ///< keeps the current card and the place
    const TierGeometry &geometryOfItems() const { return m_geometry; }
    void scrollToLane(TierLane::Kind kind);

    QRect visualRect(const QModelIndex &index) const override;
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;
    QModelIndex indexAt(const QPoint &point) const override;
    void doItemsLayout() override;

Q_SIGNALS:
    void cardActivated(const QString &gpuId); ///< clicked, or Enter or Space while it is the current one

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void updateGeometries() override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    int horizontalOffset() const override { return 0; }
    int verticalOffset() const override;

private:
    void activate(const QModelIndex &index);
    void setHovered(int row);

    TierTable &m_table;
    TierGeometry m_geometry;
    int m_hovered = -1;
};

} // namespace gpuwise
