// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/cardhead.h"

#include "model/charts/fitbargeometry.h"
#include "model/session/carddetails.h"
#include "model/session/favourites.h"
#include "model/session/session.h"
#include "ui/cards/owndialog.h"
#include "ui/style/icons.h"
#include "ui/widgets/fitbarwidget.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/verdictlabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int barHeight = 14;
constexpr int mostNameLines = 3; ///< lines

} // namespace

CardHead::CardHead(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_name(new TextLabel(TextRole::CardName, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_meta(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_compare(new QPushButton(iconNamed(QStringLiteral("plus")), QString(), this))
    , m_own(new QPushButton(iconNamed(QStringLiteral("person")), QString(), this))
    , m_star(new QPushButton(iconNamed(QStringLiteral("star")), QString(), this))
    , m_mine(new MenuButton(this))
    , m_fitRow(new QWidget(this))
    , m_bar(new FitBarWidget(barHeight, m_fitRow))
    , m_verdict(new VerdictLabel(VerdictLabel::Shape::Compact, m_fitRow))
    , m_fitFor(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, m_fitRow))
{
    layOut();
}

void CardHead::layOut()
{
    m_name->setObjectName(QStringLiteral("cardName"));
    m_name->setMaximumLines(mostNameLines);
    m_meta->setMaximumLines(2);
    m_compare->setObjectName(QStringLiteral("cardAddToCompare"));
    m_own->setObjectName(QStringLiteral("cardOwn"));
    m_own->setCheckable(true);
    m_mine->setObjectName(QStringLiteral("cardMine"));
    m_star->setObjectName(QStringLiteral("cardStar"));
    m_star->setCheckable(true);
    connect(m_star, &QPushButton::clicked, this, [this] {
        Q_EMIT starAsked(m_card);
        refreshButtons(); // as it was, when it could not be saved
    });
    connect(m_mine->choices(), &QMenu::aboutToShow, this, &CardHead::fillMine);
    m_verdict->setObjectName(QStringLiteral("cardVerdict"));
    auto *fit = new QVBoxLayout(m_fitRow);
    fit->setContentsMargins(0, 4, 0, 0);
    fit->setSpacing(2);
    auto *verdict = new QHBoxLayout;
    verdict->setSpacing(8);
    verdict->addWidget(m_verdict);
    verdict->addStretch(1);
    verdict->addWidget(m_fitFor);
    fit->addLayout(verdict);
    fit->addWidget(m_bar);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_compare);
    buttons->addWidget(m_own);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(15, 11, 15, 11);
    column->setSpacing(4);
    column->addWidget(m_name);
    column->addWidget(m_meta);
    column->addWidget(m_fitRow);
    column->addSpacing(4);
    column->addLayout(buttons);
    auto *mine = new QHBoxLayout;
    mine->setSpacing(8);
    mine->addWidget(m_mine);
    mine->addWidget(m_star);
    mine->addStretch(1);
    column->addLayout(mine);
    letHeightFollowWidth(*this);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_session.addCard({m_card, 1}); });
    connect(m_own, &QPushButton::clicked, this, &CardHead::own);
}

void CardHead::showCard(const CardDetails &details)
{
    m_card = details.gpuId;
    m_shownName = details.name;
    m_name->setText(details.name);
    m_meta->setText(details.meta);
    showFit(details);
    refreshButtons();
}

void CardHead::showFit(const CardDetails &details)
{
    m_fitRow->setVisible(details.fit.has_value());
    if (!details.fit)
        return;
    m_bar->setBar(*details.fit, fitAxisEndForPicks({&*details.fit, 1}), details.name);
    m_verdict->setFit(details.fit->fit);
    m_fitFor->setText(details.fitFor);
}

void CardHead::refreshButtons()
{
    const QString name = m_shownName.left(200);
    const CardGroup one{m_card, 1};
    const auto &list = m_session.shortlist();
    const bool there = std::find(list.begin(), list.end(), one) != list.end();
    const bool full = list.size() >= Session::maxShortlist;
    m_compare->setText(there  ? tr("In comparison")
                       : full ? tr("The comparison is full")
                              : tr("Add to comparison"));
    m_compare->setEnabled(!there && !full);
    m_compare->setAccessibleName(tr("%1: %2", "button, card").arg(m_compare->text(), name));
    const auto &owned = m_session.workload().budget.owned;
    const bool mine = owned && owned->gpuId == m_card;
    m_own->setChecked(mine);
    m_own->setText(mine ? tr("You own this") : tr("I own this"));
    m_own->setAccessibleName(tr("%1: %2", "button, card").arg(m_own->text(), name));
    m_own->setToolTip(tr("What you own is judged first: keep it, use it differently, or replace it."));
    m_mine->setText(tr("Add or correct", "prices and values of a card"));
    m_mine->setToolTip(
        tr("Prices, values and cards of your own: they are kept on this computer and marked as yours."));
    m_mine->setAccessibleName(tr("%1: %2", "button, card").arg(m_mine->text(), name));
    m_mine->setVisible(m_session.canChangeOwnData());
    m_star->setVisible(m_session.canChangeOwnData());
    m_star->setChecked(isFavourite(m_session, m_card));
    m_star->setText(tr("Favourite"));
    m_star->setToolTip(tr("Mark this card, to find it again by the filter above the table (Ctrl+D)"));
    m_star->setAccessibleName(tr("%1: %2", "button, card").arg(m_star->text(), name));
}

void CardHead::own()
{
    BudgetAnswer budget = m_session.workload().budget;
    const bool mine = budget.owned && budget.owned->gpuId == m_card;
    budget.owned = mine ? std::nullopt : std::optional(CardGroup{m_card, 1});
    m_session.setBudget(budget);
    refreshButtons();
}

void CardHead::fillMine()
{
    QMenu *menu = m_mine->choices();
    menu->clear();
    const auto add = [&](const QString &text, const char *name, OwnFormKind kind) {
        QAction *action = menu->addAction(text, this, [this, kind] { openForm(kind); });
        action->setObjectName(QString::fromLatin1(name));
    };
    add(tr("Add a price…"), "addOwnPrice", OwnFormKind::Price);
    if (isOwnId(m_card))
        add(tr("Change this card of yours…"), "changeOwnCard", OwnFormKind::ChangeCard);
    else
        add(tr("Correct a value…"), "correctValue", OwnFormKind::Correction);
    add(tr("Own card from this one…"), "addOwnCard", OwnFormKind::NewCard);
    const auto removals = ownRemovals(m_session, m_card, QLocale());
    if (!removals.empty())
        menu->addSeparator();
    for (const OwnRemoval &removal : removals) {
        QString text = removal.text;
        QAction *action = menu->addAction(text.replace(u'&', QStringLiteral("&&")), this,
                                          [this, edits = removal.edits] { removeMine(edits); });
        action->setObjectName(QStringLiteral("removeOwn"));
    }
}

void CardHead::openForm(OwnFormKind kind)
{
    auto *dialog = new OwnDialog(m_session, kind, m_card, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, kind] {
        Q_EMIT messageAsked(tr("Saved. It can be undone."));
        const auto &cards = m_session.ownData().cards;
        if (kind == OwnFormKind::NewCard && !cards.empty())
            Q_EMIT cardAsked(cards.back().id);
    });
    dialog->open();
}

void CardHead::removeMine(const UserEdits &edits)
{
    const QString problem = m_session.changeOwnData(edits, EditKind::RemoveOwn);
    Q_EMIT messageAsked(problem.isEmpty() ? tr("Removed. It can be undone.") : problem);
}

} // namespace gpuwise
