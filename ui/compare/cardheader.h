// SPDX-License-Identifier: GPL-3.0-or-later
//
// The heads of the compared cards: name, size and how it is bought, the mark of the baseline, an x that
// removes the card. Dragging a head asks for another place; the view's keys do the same without a mouse.
#pragma once

#include <QHeaderView>

namespace gpuwise {

class CardHeader final : public QHeaderView
{
    Q_OBJECT
public:
    explicit CardHeader(QWidget *parent = nullptr);

    QRect removeButtonRect(int column) const; ///< in the viewport: what a click on the x means
    QSize sizeHint() const override;

Q_SIGNALS:
    void removeAsked(int column);
    void moveAsked(int from, int to);
    void menuAsked(int column, const QPoint &globalPosition);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int column) const override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    QRect sectionRect(int column) const;
    int gapAt(int x) const;
    void setHovered(int column);

    int m_pressed = -1;
    bool m_pressedRemove = false;
    bool m_dragging = false;
    QPoint m_pressedAt;
    int m_gap = -1;
    int m_hovered = -1; ///< column whose x is under the mouse
};

} // namespace gpuwise
