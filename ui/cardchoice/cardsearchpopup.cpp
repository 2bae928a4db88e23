// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cardchoice/cardsearchpopup.h"

#include "model/tables/cardchoices.h"
#include "ui/cardchoice/cardchoicedelegate.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int popupWidth = 420;
constexpr int popupHeight = 420;
constexpr int counts[] = {1, 2, 4, 8};
} // namespace

CardSearchPopup::CardSearchPopup(const Catalogue &catalogue, const QString &name, const QString &parts,
                                 QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_choices(new CardChoices(catalogue, this))
    , m_search(new SearchField(this))
    , m_count(new Segmented(this))
    , m_list(new QListView(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(name);
    m_search->setObjectName(parts + QStringLiteral("Search"));
    m_list->setObjectName(parts + QStringLiteral("List"));
    m_count->setObjectName(parts + QStringLiteral("Count"));
    for (const int n : counts)
        m_count->addChoice(n, QString(), parts + QStringLiteral("Count%1").arg(n));
    m_count->setChoice(1);
    layOut();
    connect(m_search, &QLineEdit::textChanged, this, &CardSearchPopup::filter);
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        const int last = std::max(0, m_choices->rowCount() - 1);
        m_list->setCurrentIndex(m_choices->index(std::clamp(m_list->currentIndex().row() + rows, 0, last)));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { takeAt(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &CardSearchPopup::takeAt);
    connect(m_list, &QListView::activated, this, &CardSearchPopup::takeAt);
    connect(m_count, &Segmented::choicePicked, this, [this] {
        Q_EMIT countChosen();
        m_search->setFocus();
    });
}

void CardSearchPopup::layOut()
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_list->setModel(m_choices);
    m_list->setItemDelegate(new CardChoiceDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    m_foot = new QHBoxLayout;
    m_foot->setSpacing(8);
    m_foot->addWidget(m_note, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addLayout(m_foot);
    setFixedSize(popupWidth, popupHeight);
}

void CardSearchPopup::reload()
{
    m_choices->reload();
}

int CardSearchPopup::count() const
{
    return m_count->choice();
}

void CardSearchPopup::setCount(int count)
{
    const bool offered = std::find(std::begin(counts), std::end(counts), count) != std::end(counts);
    m_count->setChoice(offered ? count : 1);
}

void CardSearchPopup::clearSearch()
{
    m_search->clear();
}

void CardSearchPopup::showUnder(QWidget *button)
{
    QPoint at = button->mapToGlobal(QPoint(0, button->height() + 2));
    if (const QScreen *screen = button->screen()) {
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
        at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    }
    move(at);
    show();
    m_search->setFocus();
}

void CardSearchPopup::filter(const QString &text)
{
    m_choices->setFilter(text);
    m_search->setCount(tr("%1 of %2", "cards that match").arg(m_choices->rowCount()).arg(m_choices->total()));
    if (m_choices->rowCount() > 0)
        m_list->setCurrentIndex(m_choices->index(0));
    renewNote();
}

void CardSearchPopup::renewNote()
{
    m_note->setText(m_choices->rowCount() > 0 ? noteText()
                                              : tr("No card matches “%1”.").arg(m_search->text()));
}

void CardSearchPopup::takeAt(const QModelIndex &index)
{
    if (index.isValid())
        take({index.data(CardChoices::GpuIdRole).toString(), count()}, index);
}

void CardSearchPopup::retranslate()
{
    m_search->setPlaceholderText(tr("Search cards"));
    m_search->setAccessibleName(tr("Search cards"));
    m_list->setAccessibleName(tr("Cards that match"));
    m_count->setAccessibleName(tr("Number of cards"));
    for (const int n : counts) {
        m_count->setChoiceText(n, tr("%1×", "that many cards together").arg(n));
        m_count->setChoiceToolTip(n, n == 1 ? tr("One card") : tr("%1 cards together").arg(n));
    }
    filter(m_search->text());
}

void CardSearchPopup::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
