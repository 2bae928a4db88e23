// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/cardpickpopup.h"

#include "model/domain/catalogue.h"
#include "model/tables/cardchoices.h"
#include "ui/compare/cardchoicedelegate.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int popupWidth = 420;
constexpr int popupHeight = 420;
constexpr int counts[] = {1, 2, 4, 8};
} // namespace

CardPickPopup::CardPickPopup(const Catalogue &catalogue, const QString &objectName, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_choices(new CardChoices(catalogue, this))
    , m_search(new SearchField(this))
    , m_count(new Segmented(this))
    , m_list(new QListView(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_default(new QPushButton(this))
{
    setObjectName(objectName);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_search->setObjectName(objectName + QStringLiteral("Search"));
    m_list->setObjectName(objectName + QStringLiteral("List"));
    m_default->setObjectName(objectName + QStringLiteral("Default"));
    for (const int n : counts)
        m_count->addChoice(n, QString(), objectName + QStringLiteral("Count%1").arg(n));
    m_list->setModel(m_choices);
    m_list->setItemDelegate(new CardChoiceDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_note, 1);
    foot->addWidget(m_default);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addLayout(foot);
    setFixedSize(popupWidth, popupHeight);

    connect(m_search, &QLineEdit::textChanged, this, &CardPickPopup::filter);
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        const int last = std::max(0, m_choices->rowCount() - 1);
        m_list->setCurrentIndex(m_choices->index(std::clamp(m_list->currentIndex().row() + rows, 0, last)));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { pick(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &CardPickPopup::pick);
    connect(m_list, &QListView::activated, this, &CardPickPopup::pick);
    connect(m_default, &QPushButton::clicked, this, [this] {
        close();
        Q_EMIT defaultAsked();
    });
    retranslate();
    filter({});
}

void CardPickPopup::reload()
{
    m_choices->reload();
}

void CardPickPopup::setDefaultText(const QString &text)
{
    m_default->setText(text);
}

void CardPickPopup::openUnder(QWidget *button, const CardGroup &now, bool chosen)
{
    m_search->clear();
    m_default->setVisible(chosen);
    const bool offered = std::find(std::begin(counts), std::end(counts), now.count) != std::end(counts);
    m_count->setChoice(offered ? now.count : 1);
    for (int row = 0; row < m_choices->rowCount(); ++row)
        if (m_choices->index(row).data(CardChoices::GpuIdRole).toString() == now.gpuId)
            m_list->setCurrentIndex(m_choices->index(row));
    QPoint at = button->mapToGlobal(QPoint(0, button->height() + 2));
    if (const QScreen *screen = button->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(at);
    show();
    m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
    m_search->setFocus();
}

void CardPickPopup::filter(const QString &text)
{
    m_choices->setFilter(text);
    m_search->setCount(tr("%1 of %2", "cards that match").arg(m_choices->rowCount()).arg(m_choices->total()));
    if (m_choices->rowCount() > 0)
        m_list->setCurrentIndex(m_choices->index(0));
    m_note->setText(m_choices->rowCount() > 0 ? tr("Enter or a click takes the card; Esc closes.")
                                              : tr("No card matches “%1”.").arg(text));
}

void CardPickPopup::pick(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const CardGroup cards{index.data(CardChoices::GpuIdRole).toString(), m_count->choice()};
    close();
    Q_EMIT picked(cards);
}

void CardPickPopup::retranslate()
{
    m_search->setPlaceholderText(tr("Search cards"));
    m_search->setAccessibleName(tr("Search cards"));
    m_list->setAccessibleName(tr("Cards that match"));
    m_count->setAccessibleName(tr("Number of cards"));
    for (const int n : counts) {
        m_count->setChoiceText(n, tr("%1×", "that many cards together").arg(n));
        m_count->setChoiceToolTip(n, n == 1 ? tr("One card") : tr("%1 cards together").arg(n));
    }
    setAccessibleName(tr("Choose the card"));
    filter(m_search->text());
}

void CardPickPopup::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
