// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/addcardpopup.h"

#include "model/session/session.h"
#include "model/tables/cardchoices.h"
#include "ui/widgets/searchfield.h"

#include <QModelIndex>

namespace gpuwise {

AddCardPopup::AddCardPopup(Session &session, QWidget *parent)
    : CardSearchPopup(session.catalogue(), QStringLiteral("addCardPopup"), QStringLiteral("addCard"), parent)
    , m_session(session)
{
    connect(this, &CardSearchPopup::countChosen, this, &AddCardPopup::showTaken);
    connect(&session, &Session::shortlistChanged, this, &AddCardPopup::showTaken);
    connect(&session, &Session::catalogueChanged, this, &CardSearchPopup::reload);
    AddCardPopup::retranslate();
}

void AddCardPopup::openUnder(QWidget *button)
{
    clearSearch();
    showUnder(button);
}

void AddCardPopup::showTaken()
{
    QSet<QString> taken;
    for (const CardGroup &group : m_session.shortlist())
        if (group.count == count())
            taken.insert(group.gpuId);
    choices()->setTaken(taken);
    renewNote();
}

QString AddCardPopup::noteText() const
{
    return m_session.shortlist().size() >= Session::maxShortlist
               ? tr("The comparison is full: remove a card first.")
               : tr("Enter or a click adds the card; Esc closes.");
}

/// It stays open: a comparison is more than one card.
void AddCardPopup::take(const CardGroup &cards, const QModelIndex &index)
{
    if (index.data(CardChoices::TakenRole).toBool())
        return;
    m_session.addCard(cards);
    search()->selectAll();
    search()->setFocus();
}

void AddCardPopup::retranslate()
{
    CardSearchPopup::retranslate();
    setAccessibleName(tr("Add a card to the comparison"));
    showTaken();
}

} // namespace gpuwise
