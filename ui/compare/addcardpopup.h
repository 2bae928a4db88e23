// SPDX-License-Identifier: GPL-3.0-or-later
//
// Under "Add card": a search field, how many of the card, and the cards that match. Stays open so that
// several cards can be added in a row.
#pragma once

#include "ui/cardchoice/cardsearchpopup.h"

namespace gpuwise {

class Session;

class AddCardPopup final : public CardSearchPopup
{
    Q_OBJECT
public:
    explicit AddCardPopup(Session &session, QWidget *parent = nullptr);
    void openUnder(QWidget *button);

protected:
    void take(const CardGroup &cards, const QModelIndex &index) override;
    QString noteText() const override;
    void retranslate() override;

private:
    void showTaken();

    Session &m_session;
};

} // namespace gpuwise
