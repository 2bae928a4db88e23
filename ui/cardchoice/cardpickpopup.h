// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list of all cards to search, and how many of the one that is picked: under the button that asks.
#pragma once

#include "ui/cardchoice/cardsearchpopup.h"

class QPushButton;

namespace gpuwise {

class CardPickPopup final : public CardSearchPopup
{
    Q_OBJECT
public:
    CardPickPopup(const Catalogue &catalogue, const QString &objectName, QWidget *parent);

    void setDefaultText(const QString &text); ///< of the button that goes back to the default
    void openUnder(QWidget *button, const CardGroup &now, bool chosen);

Q_SIGNALS:
    void picked(const gpuwise::CardGroup &cards);
    void defaultAsked();

protected:
    void take(const CardGroup &cards, const QModelIndex &index) override;
    QString noteText() const override;
    void retranslate() override;

private:
    QPushButton *m_default;
};

} // namespace gpuwise
