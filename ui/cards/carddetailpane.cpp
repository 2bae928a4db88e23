// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/carddetailpane.h"

#include "model/charts/fitbargeometry.h"
#include "model/guide/guideterms.h"
#include "model/session/favourites.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "ui/cards/factlist.h"
#include "ui/cards/owndialog.h"
#include "ui/cards/pricehistorybox.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/fitbarwidget.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/verdictlabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int barHeight = 14;
constexpr int mostNameLines = 3; ///< lines

TextLabel *makeText(const QString &text, TextRole role, Ink ink, TextLabel::Flow flow, QWidget *parent)
{
    auto *label = new TextLabel(role, ink, flow, parent);
    label->setText(text);
    return label;
}

/// Widgets of a card that is no longer shown; one of them may be the button that was just clicked.
void clearLines(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void letHeightFollowWidth(QWidget *widget)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget->setSizePolicy(policy);
}

Verdict coloursOf(ClaimVerdict verdict)
{
    return verdict == ClaimVerdict::True         ? Verdict::Fits
           : verdict == ClaimVerdict::False      ? Verdict::No
           : verdict == ClaimVerdict::Unverified ? Verdict::Unknown
                                                 : Verdict::Tight;
}

} // namespace

CardDetailPane::CardDetailPane(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_name(new TextLabel(TextRole::CardName, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_meta(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_compare(new QPushButton(iconNamed(QStringLiteral("plus")), QString(), this))
    , m_own(new QPushButton(iconNamed(QStringLiteral("person")), QString(), this))
    , m_star(new QPushButton(iconNamed(QStringLiteral("star")), QString(), this))
    , m_mine(new MenuButton(this))
    , m_bar(new FitBarWidget(barHeight, this))
    , m_verdict(new VerdictLabel(VerdictLabel::Shape::Compact, this))
    , m_fitFor(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_empty(new EmptyState(QStringLiteral("cards"), this))
    , m_specs(new FactList(this))
    , m_software(new FactList(this))
    , m_runs(new FactList(this))
    , m_runsRule(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_notes(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_prices(new PriceHistoryBox(this))
{
    setObjectName(QStringLiteral("cardDetailPane"));
    m_specs->setObjectName(QStringLiteral("cardSpecs"));
    m_software->setObjectName(QStringLiteral("cardSoftware"));
    m_runs->setObjectName(QStringLiteral("cardRuns"));
    column()->setContentsMargins(1, 1, 1, 1);
    column()->setSpacing(0);
    m_head = makeHead();
    column()->addWidget(m_head);
    auto *line = new Divider(this);
    column()->addWidget(line);
    m_scroll = new PageScroll(makeSections(), this);
    column()->addWidget(m_scroll, 1);
    column()->addWidget(m_empty, 1);
    connect(&session, &Session::catalogueChanged, this, &CardDetailPane::renew);
    connect(&session, &Session::workloadChanged, this, &CardDetailPane::followWorkload);
    connect(&session, &Session::pcChanged, this, &CardDetailPane::renew);
    connect(&session, &Session::shortlistChanged, this, &CardDetailPane::refreshButtons);
    connect(&session, &Session::favouritesChanged, this, &CardDetailPane::refreshButtons);
    retranslate();
}

QWidget *CardDetailPane::makeHead()
{
    auto *head = new QWidget(this);
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
    connect(m_mine->choices(), &QMenu::aboutToShow, this, &CardDetailPane::fillMine);
    m_verdict->setObjectName(QStringLiteral("cardVerdict"));
    m_fitRow = new QWidget(head);
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
    auto *column = new QVBoxLayout(head);
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
    letHeightFollowWidth(head);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_session.addCard({m_card, 1}); });
    connect(m_own, &QPushButton::clicked, this, &CardDetailPane::own);
    return head;
}

QVBoxLayout *CardDetailPane::addSection(QVBoxLayout *column, TextLabel *&title)
{
    auto *section = new QWidget(column->parentWidget());
    title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, section);
    auto *inner = new QVBoxLayout(section);
    inner->setContentsMargins(15, 10, 15, 10);
    inner->setSpacing(6);
    inner->addWidget(title);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(6);
    inner->addLayout(lines);
    letHeightFollowWidth(section);
    if (column->count() > 0)
        column->addWidget(new Divider(column->parentWidget()));
    column->addWidget(section);
    return lines;
}

QWidget *CardDetailPane::makeSections()
{
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 8);
    column->setSpacing(0);
    m_pitfalls = addSection(column, m_pitfallsTitle);
    QVBoxLayout *runs = addSection(column, m_runsTitle);
    runs->addWidget(m_runs);
    runs->addWidget(m_runsRule);
    QVBoxLayout *specs = addSection(column, m_specsTitle);
    specs->addWidget(m_specs);
    specs->addWidget(m_notes);
    m_claims = addSection(column, m_claimsTitle);
    addSection(column, m_pricesTitle)->addWidget(m_prices);
    addSection(column, m_softwareTitle)->addWidget(m_software);
    m_power = addSection(column, m_powerTitle);
    m_similar = addSection(column, m_similarTitle);
    column->addStretch(1);
    return content;
}

void CardDetailPane::showCard(const QString &gpuId)
{
    if (gpuId == m_card && !m_stale)
        return;
    const bool other = gpuId != m_card;
    m_card = gpuId;
    renew();
    if (other)
        m_scroll->verticalScrollBar()->setValue(0);
}

void CardDetailPane::renew()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void CardDetailPane::refresh()
{
    m_stale = false;
    m_budget = m_session.workload().budget;
    m_shown = cardDetails(m_session, m_card, QLocale());
    const bool any = !m_shown.gpuId.isEmpty();
    m_head->setVisible(any);
    m_scroll->setVisible(any);
    m_empty->setVisible(!any);
    if (!any)
        return;
    m_name->setText(m_shown.name);
    m_meta->setText(m_shown.meta);
    m_notes->setText(m_shown.notes);
    m_notes->setVisible(!m_shown.notes.isEmpty());
    refreshFit();
    m_specs->setFacts(m_shown.specs, m_shown.specSources);
    m_specs->setKnown(m_shown.specKnown);
    QStringList entries;
    for (const SpecField field : m_shown.specFields)
        entries << guideEntryFor(field);
    m_specs->setEntries(entries);
    m_runs->setFacts(m_shown.runs, m_shown.runNotes, m_shown.runVerdicts);
    m_runsRule->setText(m_shown.runsRule);
    m_runsTitle->parentWidget()->setVisible(!m_shown.runs.rows.empty());
    m_software->setFacts(m_shown.software, m_shown.softwareNotes, m_shown.softwareVerdicts);
    m_prices->setHistories(m_shown.prices);
    fillPitfalls();
    fillClaims();
    fillPower();
    fillSimilar();
    m_softwareTitle->parentWidget()->setVisible(!m_shown.software.rows.empty());
    refreshButtons();
    orderTabsAsLaidOut(*this); // some lines are new
}

void CardDetailPane::refreshFit()
{
    m_fitRow->setVisible(m_shown.fit.has_value());
    if (!m_shown.fit)
        return;
    m_bar->setBar(*m_shown.fit, fitAxisEndForPicks({&*m_shown.fit, 1}), m_shown.name);
    m_verdict->setFit(m_shown.fit->fit);
    m_fitFor->setText(m_shown.fitFor);
}

/// The model and the task change the verdict alone.
void CardDetailPane::followWorkload()
{
    if (m_stale || !isVisible() || m_budget != m_session.workload().budget) {
        renew();
        return;
    }
    judgeCard(m_session, QLocale(), &m_shown);
    refreshFit();
}

void CardDetailPane::refreshButtons()
{
    const CardGroup one{m_card, 1};
    const auto &list = m_session.shortlist();
    const bool there = std::find(list.begin(), list.end(), one) != list.end();
    const bool full = list.size() >= Session::maxShortlist;
    m_compare->setText(there  ? tr("In comparison")
                       : full ? tr("The comparison is full")
                              : tr("Add to comparison"));
    m_compare->setEnabled(!there && !full);
    m_compare->setAccessibleName(tr("%1: %2", "button, card").arg(m_compare->text(), m_shown.name.left(200)));
    const auto &owned = m_session.workload().budget.owned;
    const bool mine = owned && owned->gpuId == m_card;
    m_own->setChecked(mine);
    m_own->setText(mine ? tr("You own this") : tr("I own this"));
    m_own->setAccessibleName(tr("%1: %2", "button, card").arg(m_own->text(), m_shown.name.left(200)));
    m_own->setToolTip(tr("What you own is judged first: keep it, use it differently, or replace it."));
    m_mine->setText(tr("Add or correct", "prices and values of a card"));
    m_mine->setToolTip(
        tr("Prices, values and cards of your own: they are kept on this computer and marked as yours."));
    m_mine->setAccessibleName(tr("%1: %2", "button, card").arg(m_mine->text(), m_shown.name.left(200)));
    m_mine->setVisible(m_session.canChangeOwnData());
    m_star->setVisible(m_session.canChangeOwnData());
    m_star->setChecked(isFavourite(m_session, m_card));
    m_star->setText(tr("Favourite"));
    m_star->setToolTip(tr("Mark this card, to find it again by the filter above the table (Ctrl+D)"));
    m_star->setAccessibleName(tr("%1: %2", "button, card").arg(m_star->text(), m_shown.name.left(200)));
}

void CardDetailPane::own()
{
    BudgetAnswer budget = m_session.workload().budget;
    const bool mine = budget.owned && budget.owned->gpuId == m_card;
    budget.owned = mine ? std::nullopt : std::optional(CardGroup{m_card, 1});
    m_session.setBudget(budget);
    refreshButtons();
}

void CardDetailPane::fillMine()
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

void CardDetailPane::openForm(OwnFormKind kind)
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

void CardDetailPane::removeMine(const UserEdits &edits)
{
    const QString problem = m_session.changeOwnData(edits, EditKind::RemoveOwn);
    Q_EMIT messageAsked(problem.isEmpty() ? tr("Removed. It can be undone.") : problem);
}

void CardDetailPane::fillPitfalls()
{
    clearLines(m_pitfalls);
    for (const CardDetails::Pitfall &pitfall : m_shown.pitfalls) {
        const bool warns = pitfall.kind == NoteKind::Warning;
        auto *line =
            new NoteRow(warns                             ? QStringLiteral("tight")
                        : pitfall.kind == NoteKind::ToAsk ? QStringLiteral("unknown")
                                                          : QStringLiteral("info"),
                        warns ? Ink::Caution : Ink::Secondary, pitfall.text, m_pitfallsTitle->parentWidget());
        line->label()->setToolTip(inertToolTip(pitfall.sources));
        m_pitfalls->addWidget(line);
    }
    if (m_shown.pitfalls.empty())
        m_pitfalls->addWidget(makeText(tr("No rule of the catalogue speaks against this card."),
                                       TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap,
                                       m_pitfallsTitle->parentWidget()));
}

void CardDetailPane::fillClaims()
{
    clearLines(m_claims);
    QWidget *parent = m_claimsTitle->parentWidget();
    for (const CardDetails::Claimed &claim : m_shown.claims) {
        auto *row = new QWidget(parent);
        auto *tag = new Tag(row);
        const Verdict colours = coloursOf(claim.verdict);
        tag->setMark(colours, verdictIconName(colours), claimVerdictWord(claim.verdict));
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(tag);
        head->addStretch(1);
        head->addWidget(GuideLink::toClaim(claim.id, claim.said, row));
        column->addLayout(head);
        column->addWidget(makeText(tr("Guides say: %1", "a claim").arg(claim.said), TextRole::Key, Ink::Text,
                                   TextLabel::Flow::Wrap, row));
        column->addWidget(makeText(claim.answer, TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, row));
        letHeightFollowWidth(row);
        m_claims->addWidget(row);
    }
    if (m_shown.claims.empty())
        m_claims->addWidget(makeText(tr("The guides that were read claim nothing about this card."),
                                     TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, parent));
}

void CardDetailPane::fillPower()
{
    clearLines(m_power);
    QWidget *parent = m_powerTitle->parentWidget();
    if (!m_shown.power.lines.empty()) {
        auto *table = new QWidget(parent);
        auto *grid = new QGridLayout(table);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(4);
        grid->setColumnStretch(0, 1);
        int row = 0;
        for (const DetailLine &line : m_shown.power.lines) {
            grid->addWidget(makeText(line.name, TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, table),
                            row, 0, Qt::AlignTop);
            TextLabel *value =
                makeText(line.value, TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, table);
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            grid->addWidget(value, row++, 1, Qt::AlignTop | Qt::AlignRight);
            if (line.how.isEmpty())
                continue;
            grid->addWidget(
                makeText(line.how, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, table), row++, 0,
                1, 2);
        }
        letHeightFollowWidth(table);
        m_power->addWidget(table);
    }
    for (const QString &sentence : m_shown.power.sentences)
        m_power->addWidget(makeText(sentence, TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, parent));
}

void CardDetailPane::fillSimilar()
{
    clearLines(m_similar);
    QWidget *parent = m_similarTitle->parentWidget();
    int number = 0;
    for (const CardDetails::Similar &similar : m_shown.similar) {
        auto *row = new QWidget(parent);
        auto *button = new QPushButton(row);
        button->setObjectName(QStringLiteral("similarCard%1").arg(number++));
        button->setFlat(true);
        QString text = button->fontMetrics().elidedText(similar.name, Qt::ElideRight, 300);
        button->setText(text.replace(u'&', QStringLiteral("&&")));
        button->setAccessibleName(
            tr("Go to %1, %2", "card, how it differs").arg(similar.name.left(200), similar.how));
        connect(button, &QPushButton::clicked, this, [this, id = similar.gpuId] { Q_EMIT cardAsked(id); });
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(button, 0, Qt::AlignLeft);
        constexpr int buttonPadding = 8; // the line begins under the name
        auto *how = new QHBoxLayout;
        how->setContentsMargins(buttonPadding, 0, 0, 0);
        how->addWidget(makeText(similar.how, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, row));
        column->addLayout(how);
        letHeightFollowWidth(row);
        m_similar->addWidget(row);
    }
    m_similar->addWidget(makeText(m_shown.similar.empty()
                                      ? tr("Without a published memory size nothing can be compared.")
                                      : m_shown.similarityRule,
                                  TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, parent));
}

void CardDetailPane::retranslate()
{
    m_pitfallsTitle->setText(tr("Pitfalls"));
    m_runsTitle->setText(tr("What it runs"));
    m_specsTitle->setText(tr("Specifications and sources"));
    m_claimsTitle->setText(tr("Claims checked"));
    m_pricesTitle->setText(tr("Price history"));
    m_softwareTitle->setText(tr("Software"));
    m_powerTitle->setText(tr("Power and place"));
    m_similarTitle->setText(tr("Similar cards"));
    m_empty->setSentence(tr("Choose a card in the table to see all that is known of it."));
    setAccessibleName(tr("Details of the chosen card"));
    renew();
}

void CardDetailPane::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardDetailPane::showEvent(QShowEvent *event)
{
    Panel::showEvent(event);
    if (m_stale)
        refresh();
}

} // namespace gpuwise
