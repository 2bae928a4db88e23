// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/rentorbuypage.h"

#include "model/session/costentries.h"
#include "model/session/session.h"
#include "ui/cardchoice/cardpickpopup.h"
#include "ui/rentorbuy/costchartpanel.h"
#include "ui/rentorbuy/costfieldrow.h"
#include "ui/rentorbuy/costinputspanel.h"
#include "ui/rentorbuy/providerspanel.h"
#include "ui/style/icons.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int inputsWidth = 330;
constexpr int narrowPage = 900; ///< below: the inputs stand under the chart

void clearLines(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

RentOrBuyPage::RentOrBuyPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_lead(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_own(new QPushButton(iconNamed(QStringLiteral("pencil")), QString(), this))
    , m_rent(new QPushButton(iconNamed(QStringLiteral("pencil")), QString(), this))
    , m_ownPopup(new CardPickPopup(session.catalogue(), QStringLiteral("costOwnPopup"), this))
    , m_rentPopup(new CardPickPopup(session.catalogue(), QStringLiteral("costRentPopup"), this))
    , m_chart(new CostChartPanel(this))
    , m_turnsPanel(new Panel(this))
    , m_turnsTitle(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_turnsPanel))
    , m_turns(new QVBoxLayout)
    , m_providers(new ProvidersPanel(this))
    , m_remarksPanel(new Panel(this))
    , m_remarksTitle(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_remarksPanel))
    , m_remarks(new QVBoxLayout)
    , m_inputs(new CostInputsPanel(session, this))
    , m_body(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("rentOrBuyPage"));
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeHead());
    m_body->setSpacing(12);
    m_body->addWidget(makeAnswers(), 1);
    m_body->addWidget(m_inputs);
    column->addLayout(m_body);
    column->addStretch(1);
    m_scroll = new PageScroll(content, this);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_scroll);
    connectParts();
    retranslate();
}

QWidget *RentOrBuyPage::makeHead()
{
    auto *head = new QWidget(this);
    m_title->setObjectName(QStringLiteral("costTitle"));
    m_lead->setObjectName(QStringLiteral("costLead"));
    m_own->setObjectName(QStringLiteral("costOwnButton"));
    m_rent->setObjectName(QStringLiteral("costRentButton"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_own);
    buttons->addWidget(m_rent);
    buttons->addStretch(1);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_lead);
    column->addSpacing(8);
    column->addLayout(buttons);
    letHeightFollowWidth(*head);
    return head;
}

QWidget *RentOrBuyPage::makeAnswers()
{
    auto *answers = new QWidget(this);
    m_turnsPanel->setObjectName(QStringLiteral("costTurnsPanel"));
    m_turns->setSpacing(2);
    m_turnsPanel->column()->addWidget(m_turnsTitle);
    m_turnsPanel->column()->addLayout(m_turns);
    m_remarksPanel->setObjectName(QStringLiteral("costRemarksPanel"));
    m_remarks->setSpacing(4);
    m_remarksPanel->column()->addWidget(m_remarksTitle);
    m_remarksPanel->column()->addLayout(m_remarks);
    auto *column = new QVBoxLayout(answers);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    for (QWidget *each : {static_cast<QWidget *>(m_chart), static_cast<QWidget *>(m_turnsPanel),
                          static_cast<QWidget *>(m_providers), static_cast<QWidget *>(m_remarksPanel)})
        column->addWidget(each);
    column->addStretch(1);
    letHeightFollowWidth(*answers);
    return answers;
}

void RentOrBuyPage::connectParts()
{
    connect(m_own, &QPushButton::clicked, this,
            [this] { m_ownPopup->openUnder(m_own, m_shown.ownCards, m_shown.ownChosen); });
    connect(m_rent, &QPushButton::clicked, this,
            [this] { m_rentPopup->openUnder(m_rent, m_shown.rentCards, m_shown.rentChosen); });
    connect(m_ownPopup, &CardPickPopup::picked, this,
            [this](const CardGroup &cards) { chooseOwnCards(m_session, cards); });
    connect(m_ownPopup, &CardPickPopup::defaultAsked, this,
            [this] { chooseOwnCards(m_session, std::nullopt); });
    connect(m_rentPopup, &CardPickPopup::picked, this,
            [this](const CardGroup &cards) { chooseRentedCards(m_session, cards); });
    connect(m_rentPopup, &CardPickPopup::defaultAsked, this,
            [this] { chooseRentedCards(m_session, std::nullopt); });
    connect(m_chart, &CostChartPanel::entryAsked, this, &RentOrBuyPage::enterMissing);
    connect(&m_session, &Session::workloadChanged, this, &RentOrBuyPage::renew);
    connect(&m_session, &Session::costsChanged, this, &RentOrBuyPage::renew);
    connect(&m_session, &Session::catalogueChanged, m_ownPopup, &CardPickPopup::reload);
    connect(&m_session, &Session::catalogueChanged, m_rentPopup, &CardPickPopup::reload);
}

QString RentOrBuyPage::pageName()
{
    return tr("Rent or buy");
}

std::vector<Page::View> RentOrBuyPage::views()
{
    const auto top = [this] { m_scroll->verticalScrollBar()->setValue(0); };
    return {{QStringLiteral("rent-or-buy"),
             [this, top] {
                 m_inputs->putBackRefused();
                 refresh();
                 m_chart->showTable(false);
                 top();
             }},
            {QStringLiteral("rent-or-buy-table"), [this] { m_chart->showTable(true); }},
            {QStringLiteral("rent-or-buy-providers"),
             [this] {
                 m_chart->showTable(false);
                 m_scroll->ensureWidgetVisible(m_providers, 0, 16);
             }},
            {QStringLiteral("rent-or-buy-remarks"),
             [this] { m_scroll->ensureWidgetVisible(m_remarksPanel, 0, 16); }},
            {QStringLiteral("rent-or-buy-card"), top,
             [this] {
                 m_own->click();
                 return m_ownPopup;
             }},
            {QStringLiteral("rent-or-buy-refused"),
             [this] {
                 QLineEdit *hours = m_inputs->row(CostField::Hours)->edit();
                 hours->setText(QStringLiteral("900"));
                 hours->setModified(true);
                 Q_EMIT hours->editingFinished();
             }},
            {QStringLiteral("rent-or-buy-break-even"),
             [this, top] {
                 top();
                 m_inputs->putBackRefused();
                 showDearRent();
             }},
            {QStringLiteral("rent-or-buy-unknown"), [this] { showUnpricedCard(); }}};
}

void RentOrBuyPage::showDearRent()
{
    CostChoices choices;
    choices.rentedCard = m_shown.rentCards.gpuId;
    choices.currency = m_session.workload().budget.currency;
    choices.figures.rentPerCardHour = choices.currency == Currency::Cny ? 4 : 0.6;
    showView(costView(m_session, choices, QLocale()));
}

void RentOrBuyPage::showUnpricedCard()
{
    for (const Gpu &gpu : m_session.catalogue().gpus) {
        CostChoices choices;
        choices.own = CardGroup{gpu.id, 1};
        const CostView view = costView(m_session, choices, QLocale());
        if (view.missing == CostField::Price) {
            showView(view);
            return;
        }
    }
}

void RentOrBuyPage::renew()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void RentOrBuyPage::refresh()
{
    m_stale = false;
    showView(costView(m_session, QLocale()));
}

void RentOrBuyPage::showView(const CostView &view)
{
    m_shown = view;
    m_title->setText(m_shown.title);
    m_lead->setText(m_shown.lead);
    m_lead->setVisible(m_shown.asked);
    m_own->setText(m_shown.asked ? m_shown.own : tr("Choose a card"));
    m_rent->setText(m_shown.rent);
    m_rent->setVisible(m_shown.asked);
    m_rent->setToolTip(tr("Rent other cards than you would buy: they are then compared by the job."));
    m_chart->setView(m_shown);
    m_providers->setProviders(m_shown.providers);
    m_inputs->setView(m_shown);
    for (QWidget *each : {static_cast<QWidget *>(m_providers), static_cast<QWidget *>(m_inputs),
                          static_cast<QWidget *>(m_remarksPanel)})
        each->setVisible(m_shown.asked);
    refreshLines();
}

void RentOrBuyPage::refreshLines()
{
    clearLines(m_turns);
    for (const QString &turn : m_shown.turns)
        m_turns->addWidget(new NoteRow(QStringLiteral("swap"), Ink::Secondary, turn, m_turnsPanel));
    m_turnsPanel->setVisible(!m_shown.turns.isEmpty());
    clearLines(m_remarks);
    for (const CostView::Remark &remark : m_shown.remarks) {
        const bool warns = remark.kind == NoteKind::Warning;
        const bool asks = remark.kind == NoteKind::ToAsk;
        auto *line = new NoteRow(warns  ? QStringLiteral("tight")
                                 : asks ? QStringLiteral("unknown")
                                        : QStringLiteral("info"),
                                 warns ? Ink::Caution : Ink::Secondary, remark.text, m_remarksPanel);
        line->label()->setToolTip(inertToolTip(remark.sources));
        m_remarks->addWidget(line);
    }
}

void RentOrBuyPage::enterMissing()
{
    if (!m_shown.asked) {
        m_own->click();
        return;
    }
    QLineEdit *edit = m_inputs->row(m_shown.missing.value_or(CostField::Price))->edit();
    m_scroll->ensureWidgetVisible(edit);
    edit->setFocus(Qt::OtherFocusReason);
    edit->selectAll();
}

void RentOrBuyPage::retranslate()
{
    m_turnsTitle->setText(tr("What would turn the answer"));
    m_remarksTitle->setText(tr("What this rests on, and what to ask"));
    m_ownPopup->setDefaultText(tr("As advised"));
    m_rentPopup->setDefaultText(tr("As bought"));
    renew();
}

void RentOrBuyPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RentOrBuyPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    const bool narrow = width() < narrowPage;
    m_body->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_inputs->setMinimumWidth(narrow ? 0 : inputsWidth);
    m_inputs->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : inputsWidth);
}

void RentOrBuyPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        refresh();
}

} // namespace gpuwise
