// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picks side by side: as many columns as have 264 px each, blocks aligned along each row of cards.
#pragma once

#include "model/session/pickview.h"

#include <QWidget>

#include <vector>

namespace gpuwise {

class PickCard;
class Session;

class PicksGrid final : public QWidget
{
    Q_OBJECT
public:
    explicit PicksGrid(Session &session, QWidget *parent = nullptr);

    void setPicks(const PicksView &all);
    const std::vector<PickCard *> &cards() const { return m_cards; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void detailsAsked(std::size_t option);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    int columnsFor(int width) const;
    int layOut(int width, bool apply) const; ///< the height

    Session &m_session;
    std::vector<PickCard *> m_cards;
};

} // namespace gpuwise
