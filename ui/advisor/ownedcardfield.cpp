// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/ownedcardfield.h"

#include "model/session/whynot.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/namecompletion.h"

#include <QComboBox>
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
    , m_refusal(nullptr)
{
    m_card->setObjectName(QStringLiteral("ownedCombo"));
    m_count->setObjectName(QStringLiteral("ownedCount"));
    m_card->setEditable(true);
    m_card->setInsertPolicy(QComboBox::NoInsert);
    m_card->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_card->setMinimumContentsLength(18);
    completeByParts(*m_card);
    m_refusal = new EntryRefusal(m_card->lineEdit(), [this] { showCards(); });
    selectAllOnFocus(m_card->lineEdit());
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
    const bool changed = cards != m_cards;
    m_cards = cards;
    if (changed || !m_refusal->isRefused())
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

/// A part of a name is enough where it names one card. An empty field means none.
void OwnedCardField::finishTyping()
{
    if (!m_card->lineEdit()->isModified())
        return;
    const QString text = m_card->currentText().trimmed();
    std::optional<CardGroup> named;
    if (!text.isEmpty() && text != m_card->itemText(nothing)) {
        named = cardsNamed(m_catalogue, text);
        if (!named)
            return m_refusal->refuse(tr("“%1” names no single card. Choose one from the list.").arg(text));
    }
    if (named && named->count == 1 && m_cards && m_cards->gpuId == named->gpuId)
        named->count = m_cards->count; // the name says nothing of the number
    const bool same = named == m_cards;
    m_cards = named;
    showCards();
    if (!same)
        Q_EMIT cardsPicked(m_cards);
}

void OwnedCardField::showCards()
{
    m_showing = true;
    m_refusal->accept();
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
