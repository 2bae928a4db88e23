// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/addcardpopup.h"

#include "model/session/session.h"
#include "model/tables/cardchoices.h"
#include "ui/compare/cardchoicedelegate.h"
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

AddCardPopup::AddCardPopup(Session &session, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_session(session)
    , m_choices(new CardChoices(session.catalogue(), this))
    , m_search(new SearchField(this))
    , m_count(new Segmented(this))
    , m_list(new QListView(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(QStringLiteral("addCardPopup"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_search->setObjectName(QStringLiteral("addCardSearch"));
    m_list->setObjectName(QStringLiteral("addCardList"));
    m_count->setObjectName(QStringLiteral("addCardCount"));
    for (const int n : counts)
        m_count->addChoice(n, QString());
    m_count->setChoice(1);
    m_list->setModel(m_choices);
    m_list->setItemDelegate(new CardChoiceDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);

    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_search, 1);
    top->addWidget(m_count);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(8);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    setFixedSize(popupWidth, popupHeight);

    connect(m_search, &QLineEdit::textChanged, this, &AddCardPopup::filter);
    connect(m_search, &SearchField::moveAsked, this, [this](int rows) {
        const int row =
            std::clamp(m_list->currentIndex().row() + rows, 0, std::max(0, m_choices->rowCount() - 1));
        m_list->setCurrentIndex(m_choices->index(row));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { add(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &AddCardPopup::add);
    connect(m_list, &QListView::activated, this, &AddCardPopup::add);
    connect(m_count, &Segmented::choicePicked, this, [this] {
        showTaken();
        m_search->setFocus();
    });
    connect(&session, &Session::shortlistChanged, this, &AddCardPopup::showTaken);
    connect(&session, &Session::catalogueChanged, m_choices, &CardChoices::reload);
    retranslate();
    filter({});
}

int AddCardPopup::count() const
{
    return m_count->choice();
}

void AddCardPopup::openUnder(QWidget *button)
{
    m_search->clear();
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

void AddCardPopup::filter(const QString &text)
{
    m_choices->setFilter(text);
    showCount();
    if (m_choices->rowCount() > 0)
        m_list->setCurrentIndex(m_choices->index(0));
    showTaken();
}

void AddCardPopup::showCount()
{
    m_search->setCount(tr("%1 of %2", "cards that match").arg(m_choices->rowCount()).arg(m_choices->total()));
}

void AddCardPopup::showTaken()
{
    QSet<QString> taken;
    for (const CardGroup &group : m_session.shortlist())
        if (group.count == count())
            taken.insert(group.gpuId);
    m_choices->setTaken(taken);
    if (m_choices->rowCount() == 0)
        m_note->setText(tr("No card matches “%1”.").arg(m_search->text()));
    else if (m_session.shortlist().size() >= Session::maxShortlist)
        m_note->setText(tr("The comparison is full: remove a card first."));
    else
        m_note->setText(tr("Enter or a click adds the card; Esc closes."));
}

void AddCardPopup::add(const QModelIndex &index)
{
    if (!index.isValid() || index.data(CardChoices::TakenRole).toBool())
        return;
    m_session.addCard({index.data(CardChoices::GpuIdRole).toString(), count()});
    m_search->selectAll();
    m_search->setFocus();
}

void AddCardPopup::retranslate()
{
    m_search->setPlaceholderText(tr("Search cards"));
    m_search->setAccessibleName(tr("Search cards"));
    m_list->setAccessibleName(tr("Cards that match"));
    m_count->setAccessibleName(tr("Number of cards"));
    for (const int n : counts) {
        m_count->setChoiceText(n, tr("%1×", "that many cards together").arg(n));
        m_count->setChoiceToolTip(n, n == 1 ? tr("One card") : tr("%1 cards together").arg(n));
    }
    setAccessibleName(tr("Add a card to the comparison"));
    showCount();
    showTaken();
}

void AddCardPopup::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
