// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/checklistview.h"

#include "model/guide/checklisttext.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "ui/cardchoice/cardpickpopup.h"
#include "ui/guide/checklistrow.h"
#include "ui/style/icons.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int everything = 100; ///< no OptionMode; ids of a button group are not negative
constexpr int widestList = 860;
constexpr QLatin1StringView tickWord("tick"), untickWord("untick"); ///< of session files

void clearColumn(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
}

} // namespace

ChecklistView::ChecklistView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_conclusion(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_card(new QPushButton(iconNamed(QStringLiteral("pencil")), QString(), this))
    , m_popup(new CardPickPopup(session.catalogue(), QStringLiteral("checklistPopup"), this))
    , m_mode(new Segmented(this))
    , m_copy(new QPushButton(iconNamed(QStringLiteral("copy")), QString(), this))
    , m_report(new QPushButton(iconNamed(QStringLiteral("report")), QString(), this))
    , m_groups(new QVBoxLayout)
{
    setObjectName(QStringLiteral("checklistView"));
    m_title->setObjectName(QStringLiteral("checklistTitle"));
    m_conclusion->setObjectName(QStringLiteral("checklistConclusion"));
    m_card->setObjectName(QStringLiteral("checklistCard"));
    m_copy->setObjectName(QStringLiteral("checklistCopy"));
    m_report->setObjectName(QStringLiteral("checklistReport"));
    m_mode->addChoice(everything, {}, QStringLiteral("checklistAll"));
    m_mode->addChoice(static_cast<int>(OptionMode::BuyNew), {}, QStringLiteral("checklistNew"));
    m_mode->addChoice(static_cast<int>(OptionMode::BuyUsed), {}, QStringLiteral("checklistUsed"));
    m_mode->addChoice(static_cast<int>(OptionMode::Rent), {}, QStringLiteral("checklistRent"));
    m_mode->setChoice(everything);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_card);
    buttons->addWidget(m_mode);
    buttons->addStretch(1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_report);
    auto *content = new QWidget(this);
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(12);
    m_groups->setSpacing(12);
    inner->addLayout(m_groups);
    inner->addStretch(1);
    content->setMaximumWidth(widestList);
    m_scroll = new PageScroll(content, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_conclusion);
    column->addLayout(buttons);
    column->addWidget(m_scroll, 1);

    connect(m_card, &QPushButton::clicked, this,
            [this] { m_popup->openUnder(m_card, cardsNow(), m_chosen.has_value()); });
    connect(m_popup, &CardPickPopup::picked, this, &ChecklistView::setCards);
    connect(m_popup, &CardPickPopup::defaultAsked, this, [this] {
        m_chosen.reset();
        refresh();
    });
    connect(m_mode, &Segmented::choicePicked, this, &ChecklistView::refresh);
    connect(m_copy, &QPushButton::clicked, this, &ChecklistView::copy);
    connect(m_report, &QPushButton::clicked, this, &ChecklistView::reportAsked);
    connect(&session, &Session::workloadChanged, this, &ChecklistView::refresh);
    connect(&session, &Session::shortlistChanged, this, &ChecklistView::refresh);
    connect(&session, &Session::catalogueChanged, this, [this] {
        m_popup->reload();
        if (m_chosen && !m_session.catalogue().gpu(m_chosen->gpuId))
            m_chosen.reset(); // a card of the user's that is gone
    });
    retranslate();
}

CardGroup ChecklistView::cardsNow() const
{
    if (m_chosen)
        return *m_chosen;
    const Advice &advice = m_session.advice();
    if (advice.bestValue)
        return advice.options[*advice.bestValue].cards;
    if (!m_session.shortlist().empty())
        return m_session.shortlist().front();
    return {m_session.catalogue().gpus.front().id, 1};
}

void ChecklistView::setCards(const CardGroup &cards)
{
    m_chosen = cards;
    refresh();
}

void ChecklistView::refresh()
{
    m_stale = true;
    if (isVisible())
        fill();
}

void ChecklistView::fill()
{
    m_stale = false;
    const BudgetAnswer &budget = m_session.workload().budget;
    const GuideContext context{m_session.catalogue(), m_session.speeds(), m_session.today(), budget.region,
                               budget.currency,       budget.os,          QLocale()};
    const int mode = m_mode->choice();
    m_list = checklistFor(context, cardsNow(),
                          mode == everything ? std::nullopt : std::optional(static_cast<OptionMode>(mode)));
    m_title->setText(m_list.title);
    m_conclusion->setText(m_list.conclusion);
    m_card->setText(groupName(m_session.catalogue(), m_list.cards));
    const QSet<QString> ticks = ticked();
    clearColumn(m_groups);
    for (const CheckGroup &group : m_list.groups) {
        auto *panel = new Panel(this);
        panel->column()->setSpacing(6);
        auto *title = new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::Wrap, panel);
        title->setText(group.title);
        panel->column()->addWidget(title);
        for (const CheckItem &item : group.items) {
            auto *row = new ChecklistRow(item, ticks.contains(item.id), panel);
            connect(row, &ChecklistRow::ticked, this, &ChecklistView::tick);
            panel->column()->addWidget(row);
        }
        m_groups->addWidget(panel);
    }
    orderTabsAsLaidOut(*this);
}

void ChecklistView::tick(const QString &id, bool on)
{
    m_byHand[m_list.cards.gpuId][id] = on;
}

QSet<QString> ChecklistView::ticked() const
{
    QSet<QString> ticks = knownItems(m_list);
    const auto card = m_byHand.find(m_list.cards.gpuId);
    if (card == m_byHand.end())
        return ticks;
    for (const auto &[id, on] : card->second) {
        if (on)
            ticks.insert(id);
        else
            ticks.remove(id);
    }
    return ticks;
}

QStringList ChecklistView::marks() const
{
    QStringList marks;
    for (const auto &[card, items] : m_byHand)
        for (const auto &[id, on] : items)
            marks << QStringLiteral("%1:%2:%3").arg(on ? tickWord : untickWord, card, id);
    return marks;
}

void ChecklistView::setMarks(const QStringList &marks)
{
    m_byHand.clear();
    for (const QString &mark : marks) {
        const QStringList parts = mark.split(u':');
        const bool known = parts.size() == 3 && (parts[0] == tickWord || parts[0] == untickWord) &&
                           m_session.catalogue().gpu(parts[1]);
        if (known)
            m_byHand[parts[1]][parts[2]] = parts[0] == tickWord;
    }
    refresh();
}

void ChecklistView::copy()
{
    QApplication::clipboard()->setText(checklistText(m_list, GuideTextFormat::Markdown, ticked()));
    Q_EMIT messageAsked(tr("The checklist was copied."));
}

void ChecklistView::retranslate()
{
    m_mode->setChoiceText(everything, tr("All"));
    m_mode->setChoiceText(static_cast<int>(OptionMode::BuyNew), tr("Buy new"));
    m_mode->setChoiceText(static_cast<int>(OptionMode::BuyUsed), tr("Buy used"));
    m_mode->setChoiceText(static_cast<int>(OptionMode::Rent), tr("Rent"));
    m_mode->setAccessibleName(tr("How the card is got"));
    m_copy->setText(tr("Copy"));
    m_report->setText(tr("Report…"));
    m_card->setAccessibleName(tr("Choose the card of the checklist"));
    m_popup->setDefaultText(tr("Back to the best pick"));
    refresh();
}

void ChecklistView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChecklistView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        fill();
}

} // namespace gpuwise
