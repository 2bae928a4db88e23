// SPDX-License-Identifier: GPL-3.0-or-later
//
// One pick: role and name, then four blocks that align across the cards: fit, speed, cost, reasons.
#pragma once

#include "model/session/pickview.h"
#include "ui/widgets/panel.h"

#include <vector>

class QPushButton;

namespace gpuwise {

class PickCard final : public Panel
{
    Q_OBJECT
public:
    explicit PickCard(QWidget *parent = nullptr);

    void setPick(const PickView &view, double axisEndGiB, double speedScaleEnd, bool inShortlist);
    const PickView &view() const { return m_view; }
    /// The blocks whose heights are made equal across a row of cards.
    const std::vector<QWidget *> &blocks() const { return m_blocks; }

Q_SIGNALS:
    void compareAsked(const gpuwise::CardGroup &cards);
    void detailsAsked(std::size_t option);

private:
    void clear();
    QWidget *addBlock(bool divided);
    void fillHead();
    void fillFit(double axisEndGiB);
    void fillSpeed(double speedScaleEnd);
    void fillCost();
    void fillReasons();
    void fillButtons(bool inShortlist);

    PickView m_view;
    std::vector<QWidget *> m_blocks;
};

} // namespace gpuwise
