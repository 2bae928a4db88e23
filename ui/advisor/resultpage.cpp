// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/resultpage.h"

#include "model/session/pickview.h"
#include "model/session/session.h"
#include "model/session/whynot.h"
#include "model/words/decision.h"
#include "ui/advisor/changelist.h"
#include "ui/advisor/optiondialog.h"
#include "ui/advisor/pickcard.h"
#include "ui/advisor/picksgrid.h"
#include "ui/advisor/pricespeedpanel.h"
#include "ui/advisor/whynotpanel.h"
#include "ui/style/icons.h"
#include "ui/widgets/fitlegend.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace gpuwise {

ResultPage::ResultPage(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_rest(new QTimer(this))
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_lead(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_example(new TextLabel(TextRole::Caption, Ink::Link, TextLabel::Flow::Wrap, this))
    , m_change(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_report(new QPushButton(this))
    , m_picks(new PicksGrid(session, this))
    , m_fitHelp(new GuideLink(QStringLiteral("gl-fits"), this))
    , m_legend(new FitLegend(this))
    , m_notes(new QVBoxLayout)
    , m_accuracy(new QPushButton(this))
    , m_priceSpeed(new PriceSpeedPanel(session, this))
    , m_changesPanel(new Panel(this))
    , m_changesTitle(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_changesPanel))
    , m_changes(new ChangeList(m_changesPanel))
    , m_whyNot(new WhyNotPanel(session, this))
{
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 14, 16, 16);
    column->setSpacing(12);
    column->addWidget(makeHead());
    column->addWidget(m_picks);
    m_accuracy->setObjectName(QStringLiteral("accuracyLink"));
    m_accuracy->setFlat(true);
    auto *under = new QHBoxLayout;
    under->setSpacing(12);
    under->addWidget(m_fitHelp, 0, Qt::AlignTop);
    under->addWidget(m_legend, 1);
    under->addWidget(m_accuracy, 0, Qt::AlignTop | Qt::AlignRight);
    column->addLayout(under);
    m_notes->setSpacing(2);
    column->addLayout(m_notes);
    m_priceSpeed->hide(); // until it has something to show, after the first picture
    column->addWidget(m_priceSpeed);
    column->addWidget(m_whyNot);
    m_changesPanel->column()->addWidget(m_changesTitle);
    m_changesPanel->column()->addWidget(m_changes);
    column->addWidget(m_changesPanel);
    column->addStretch(1);
    m_scroll = new PageScroll(content, this);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_scroll);

    connect(m_change, &QPushButton::clicked, this, &ResultPage::changeAsked);
    connect(m_compare, &QPushButton::clicked, this, &ResultPage::compareAll);
    connect(m_report, &QPushButton::clicked, this, &ResultPage::reportAsked);
    connect(m_changes, &ChangeList::tryAsked, this,
            [this](const Workload &workload) { m_session.setWorkload(workload, EditKind::ApplySuggestion); });
    connect(m_accuracy, &QPushButton::clicked, this, &ResultPage::accuracyAsked);
    connect(m_picks, &PicksGrid::detailsAsked, this, &ResultPage::showDetails);
    connect(m_priceSpeed, &PriceSpeedPanel::detailsAsked, this, &ResultPage::showDetails);
    m_rest->setSingleShot(true);
    m_rest->setInterval(0);
    connect(m_rest, &QTimer::timeout, this, &ResultPage::refreshRest);
    const auto renew = [this] {
        m_stale = true;
        if (isVisible())
            refresh();
    };
    connect(&session, &Session::workloadChanged, this, renew);
    connect(&session, &Session::shortlistChanged, this, renew);
    retranslate();
}

QWidget *ResultPage::makeHead()
{
    auto *head = new QWidget(this);
    m_change->setObjectName(QStringLiteral("changeAnswersButton"));
    m_compare->setObjectName(QStringLiteral("compareAllButton"));
    m_report->setObjectName(QStringLiteral("reportButton"));
    m_title->setObjectName(QStringLiteral("decisionTitle"));
    m_lead->setObjectName(QStringLiteral("decisionLead"));
    m_change->setIcon(iconNamed(QStringLiteral("pencil")));
    m_report->setProperty("primary", true);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_example);
    words->addWidget(m_title);
    words->addWidget(m_lead);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(words, 1);
    for (QPushButton *button : {m_change, m_compare, m_report})
        row->addWidget(button, 0, Qt::AlignTop);
    letHeightFollowWidth(*head);
    return head;
}

void ResultPage::retranslate()
{
    m_change->setText(tr("Change &answers"));
    m_compare->setText(tr("&Compare these"));
    m_report->setText(tr("&Report…"));
    m_example->setText(tr("A worked example: change the three answers above to make it yours."));
    m_accuracy->setText(tr("How good are these numbers?"));
    m_changesTitle->setText(tr("What would change the answer"));
    m_fitHelp->setSubject(tr("Fits, tight, does not fit"));
}

void ResultPage::refresh()
{
    m_stale = false;
    const QLocale locale;
    const Catalogue &catalogue = m_session.catalogue();
    const Advice &advice = m_session.advice();
    m_title->setText(decisionTitle(catalogue, advice));
    m_lead->setText(decisionLead(catalogue, m_session.resolved(), advice, locale));
    const Workload &now = m_session.workload();
    m_example->setVisible(now == exampleWorkload(now.budget.region));

    const PicksView picks = picksView(catalogue, now, advice, locale);
    m_picks->setPicks(picks);
    m_picks->setVisible(!picks.picks.empty());
    m_compare->setEnabled(!picks.picks.empty());
    std::vector<FitBar> bars;
    for (const PickView &pick : picks.picks)
        bars.push_back(pick.bar);
    m_legend->setTerms(legendOf(bars));
    m_legend->setVisible(!bars.empty());
    m_fitHelp->setVisible(!bars.empty());
    refreshNotes(picks.notes);
    m_restWaits = true;
    update();
}

void ResultPage::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (m_restWaits)
        m_rest->start(); // after this picture
}

void ResultPage::refreshRest()
{
    m_restWaits = false;
    m_priceSpeed->refresh();
    m_whyNot->refresh();
    refreshChanges();
    orderTabsAsLaidOut(*this); // the cards' buttons are new
}

void ResultPage::refreshNotes(const QStringList &notes)
{
    while (QLayoutItem *item = m_notes->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString &note : notes)
        m_notes->addWidget(new NoteRow(QStringLiteral("info"), Ink::Secondary, note, this));
}

void ResultPage::refreshChanges()
{
    const auto changes = whatWouldChange(m_session.catalogue(), m_session.workload(), m_session.advice(),
                                         m_session.today(), QLocale());
    m_changes->setChanges(changes);
    m_changesPanel->setVisible(!changes.empty());
}

void ResultPage::compareAll()
{
    for (const PickCard *card : m_picks->cards())
        m_session.addCard(card->view().cards); // what is already there stays where it is
    Q_EMIT compareAsked();
}

void ResultPage::showBestDetails()
{
    if (const auto best = m_session.advice().bestValue)
        showDetails(*best);
}

void ResultPage::showDetails(std::size_t option)
{
    if (option >= m_session.advice().options.size())
        return;
    auto *dialog = new OptionDialog(m_session, m_session.advice().options[option], window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ResultPage::scrollToWhyNot()
{
    m_scroll->ensureWidgetVisible(m_changesPanel->isVisible() ? static_cast<QWidget *>(m_changesPanel)
                                                              : m_whyNot);
    m_scroll->ensureWidgetVisible(m_whyNot);
}

void ResultPage::scrollToPriceSpeed()
{
    m_scroll->ensureWidgetVisible(m_priceSpeed);
}

void ResultPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void ResultPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    m_stale = true;
    if (isVisible())
        refresh();
}

} // namespace gpuwise
