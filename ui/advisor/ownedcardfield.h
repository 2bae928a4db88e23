// SPDX-License-Identifier: GPL-3.0-or-later
//
// "I already own": a card found by typing, and how many of it.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QSpinBox;

namespace gpuwise {

class EntryRefusal;

class OwnedCardField final : public QWidget
{
    Q_OBJECT
public:
    explicit OwnedCardField(const Catalogue &catalogue, QWidget *parent = nullptr);

    void reload(); ///< the catalogue's contents are others
    void setCards(const std::optional<CardGroup> &cards);
    QComboBox *cardCombo() const { return m_card; }
    EntryRefusal *refusal() const { return m_refusal; }

Q_SIGNALS:
    void cardsPicked(const std::optional<gpuwise::CardGroup> &cards);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void pick();
    void finishTyping();
    void showCards();

    const Catalogue &m_catalogue;
    QComboBox *m_card;
    QSpinBox *m_count;
    EntryRefusal *m_refusal;
    std::optional<CardGroup> m_cards;
    bool m_showing = false;
};

} // namespace gpuwise
