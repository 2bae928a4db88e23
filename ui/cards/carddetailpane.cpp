// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/carddetailpane.h"

#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "ui/cards/cardhead.h"
#include "ui/cards/cardlines.h"
#include "ui/cards/factlist.h"
#include "ui/cards/pricehistorybox.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>

namespace gpuwise {

CardDetailPane::CardDetailPane(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_head(new CardHead(session, this))
    , m_empty(new EmptyState(QStringLiteral("cards"), this))
    , m_pitfalls(new PitfallLines(this))
    , m_specs(new FactList(this))
    , m_software(new FactList(this))
    , m_runs(new FactList(this))
    , m_runsRule(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_notes(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_claims(new ClaimLines(this))
    , m_prices(new PriceHistoryBox(this))
    , m_power(new PowerLines(this))
    , m_similar(new SimilarLines(this))
{
    setObjectName(QStringLiteral("cardDetailPane"));
    m_specs->setObjectName(QStringLiteral("cardSpecs"));
    m_software->setObjectName(QStringLiteral("cardSoftware"));
    m_runs->setObjectName(QStringLiteral("cardRuns"));
    column()->setContentsMargins(1, 1, 1, 1);
    column()->setSpacing(0);
    column()->addWidget(m_head);
    auto *line = new Divider(this);
    column()->addWidget(line);
    m_scroll = new PageScroll(makeSections(), this);
    column()->addWidget(m_scroll, 1);
    column()->addWidget(m_empty, 1);
    connect(&session, &Session::catalogueChanged, this, &CardDetailPane::renew);
    connect(&session, &Session::workloadChanged, this, &CardDetailPane::followWorkload);
    connect(&session, &Session::pcChanged, this, &CardDetailPane::renew);
    connect(&session, &Session::shortlistChanged, m_head, &CardHead::refreshButtons);
    connect(&session, &Session::favouritesChanged, m_head, &CardHead::refreshButtons);
    connect(m_head, &CardHead::cardAsked, this, &CardDetailPane::cardAsked);
    connect(m_head, &CardHead::messageAsked, this, &CardDetailPane::messageAsked);
    connect(m_head, &CardHead::starAsked, this, &CardDetailPane::starAsked);
    connect(m_similar, &SimilarLines::cardAsked, this, &CardDetailPane::cardAsked);
    retranslate();
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
    letHeightFollowWidth(*section);
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
    addSection(column, m_pitfallsTitle)->addWidget(m_pitfalls);
    QVBoxLayout *runs = addSection(column, m_runsTitle);
    runs->addWidget(m_runs);
    runs->addWidget(m_runsRule);
    QVBoxLayout *specs = addSection(column, m_specsTitle);
    specs->addWidget(m_specs);
    specs->addWidget(m_notes);
    addSection(column, m_claimsTitle)->addWidget(m_claims);
    addSection(column, m_pricesTitle)->addWidget(m_prices);
    addSection(column, m_softwareTitle)->addWidget(m_software);
    addSection(column, m_powerTitle)->addWidget(m_power);
    addSection(column, m_similarTitle)->addWidget(m_similar);
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
    m_head->showCard(m_shown);
    m_notes->setText(m_shown.notes);
    m_notes->setVisible(!m_shown.notes.isEmpty());
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
    m_pitfalls->setPitfalls(m_shown.pitfalls);
    m_claims->setClaims(m_shown.claims);
    m_power->setPower(m_shown.power);
    m_similar->setSimilar(m_shown.similar, m_shown.similarityRule);
    m_softwareTitle->parentWidget()->setVisible(!m_shown.software.rows.empty());
    orderTabsAsLaidOut(*this); // some lines are new
}

/// The model and the task change the verdict alone.
void CardDetailPane::followWorkload()
{
    if (m_stale || !isVisible() || m_budget != m_session.workload().budget) {
        renew();
        return;
    }
    judgeCard(m_session, QLocale(), &m_shown);
    m_head->showFit(m_shown);
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
