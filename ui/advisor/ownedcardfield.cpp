// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/ownedcardfield.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace gpuwise {

namespace {

constexpr int mostOwned = 64; ///< as many as the command line takes
constexpr int nothing = 0;    ///< index of the first choice

} // namespace

OwnedCardField::OwnedCardField(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_card(new QComboBox(this))
    , m_count(new QSpinBox(this))
{
    m_card->setObjectName(QStringLiteral("ownedCombo"));
    m_count->setObjectName(QStringLiteral("ownedCount"));
    m_card->setEditable(true);
    m_card->setInsertPolicy(QComboBox::NoInsert);
    m_card->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_card->setMinimumContentsLength(18);
    m_card->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_card->completer()->setFilterMode(Qt::MatchContains);
    reload();
    m_count->setRange(1, mostOwned);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_card, 1);
    row->addWidget(m_count);
    connect(m_card, &QComboBox::activated, this, &OwnedCardField::pick);
    connect(m_card->lineEdit(), &QLineEdit::editingFinished, this, &OwnedCardField::finishTyping);
    connect(m_count, &QSpinBox::valueChanged, this, &OwnedCardField::pick);
    retranslate();
    showCards();
}

void OwnedCardField::reload()
{
    m_showing = true;
    m_card->clear();
    m_card->addItem({});
    for (const Gpu &gpu : m_catalogue.gpus)
        m_card->addItem(gpu.name, gpu.id);
    m_showing = false;
    showCards();
}

void OwnedCardField::setCards(const std::optional<CardGroup> &cards)
{
    m_cards = cards;
    showCards();
}

void OwnedCardField::pick()
{
    if (m_showing)
        return;
    const int index = m_card->currentIndex();
    m_cards = index > nothing ? std::optional(CardGroup{m_card->itemData(index).toString(), m_count->value()})
                              : std::nullopt;
    showCards();
    Q_EMIT cardsPicked(m_cards);
}

/// What names no card changes nothing: the field shows the answer again. An empty field means none.
void OwnedCardField::finishTyping()
{
    const QString text = m_card->currentText().trimmed();
    const int index = text.isEmpty() ? nothing : m_card->findText(text, Qt::MatchFixedString);
    if (index < 0)
        return showCards();
    const bool same = m_cards ? m_card->itemData(index).toString() == m_cards->gpuId : index == nothing;
    m_card->setCurrentIndex(index);
    if (!same)
        pick();
}

void OwnedCardField::showCards()
{
    m_showing = true;
    const int index = m_cards ? m_card->findData(m_cards->gpuId) : nothing;
    m_card->setCurrentIndex(std::max(nothing, index));
    m_card->setEditText(m_card->itemText(m_card->currentIndex()));
    m_card->lineEdit()->setCursorPosition(0);
    m_count->setValue(m_cards ? m_cards->count : 1);
    m_count->setEnabled(m_cards.has_value());
    m_showing = false;
}

void OwnedCardField::retranslate()
{
    m_card->setItemText(nothing, tr("nothing yet"));
    m_card->setToolTip(tr("Type a part of its name. What you own is judged first."));
    m_card->setAccessibleName(tr("Card you own"));
    m_count->setAccessibleName(tr("How many you own"));
    m_count->setPrefix(QStringLiteral("× "));
}

void OwnedCardField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showCards();
    }
}

} // namespace gpuwise
