// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cardchoice/cardpickpopup.h"

#include "model/tables/cardchoices.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>

namespace gpuwise {

CardPickPopup::CardPickPopup(const Catalogue &catalogue, const QString &objectName, QWidget *parent)
    : CardSearchPopup(catalogue, objectName, objectName, parent)
    , m_default(new QPushButton(this))
{
    m_default->setObjectName(objectName + QStringLiteral("Default"));
    foot()->addWidget(m_default);
    connect(m_default, &QPushButton::clicked, this, [this] {
        close();
        Q_EMIT defaultAsked();
    });
    CardPickPopup::retranslate();
}

void CardPickPopup::setDefaultText(const QString &text)
{
    m_default->setText(text);
}

void CardPickPopup::openUnder(QWidget *button, const CardGroup &now, bool chosen)
{
    clearSearch();
    m_default->setVisible(chosen);
    setCount(now.count);
    for (int row = 0; row < choices()->rowCount(); ++row)
        if (choices()->index(row).data(CardChoices::GpuIdRole).toString() == now.gpuId)
            list()->setCurrentIndex(choices()->index(row));
    showUnder(button);
    list()->scrollTo(list()->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void CardPickPopup::take(const CardGroup &cards, const QModelIndex &)
{
    close();
    Q_EMIT picked(cards);
}

QString CardPickPopup::noteText() const
{
    return tr("Enter or a click takes the card; Esc closes.");
}

void CardPickPopup::retranslate()
{
    CardSearchPopup::retranslate();
    setAccessibleName(tr("Choose the card"));
}

} // namespace gpuwise
