// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tierspage.h"

#include "model/session/answertexts.h"
#include "model/session/session.h"
#include "model/tables/tiertable.h"
#include "ui/tiers/bandspanel.h"
#include "ui/tiers/guidetierspanel.h"
#include "ui/tiers/tierdialog.h"
#include "ui/tiers/tierlegend.h"
#include "ui/tiers/tierview.h"
#include "ui/tiers/weightspanel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr int pageMargin = 16;
constexpr int sideWidth = 272;
constexpr int narrowSide = 240;
constexpr int wideSide = 340;
constexpr int narrowPage = 1000;
constexpr int widePage = 1500;

enum Choice
{
    OwnTiers,
    GuidesTiers,
    BudgetBands
};

// Words of marks(): session files keep them.
const QString guidesMark = QStringLiteral("guides");
const QString bandsMark = QStringLiteral("budgets");

} // namespace

TiersPage::TiersPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new TierTable(this))
    , m_view(new TierView(*m_table, this))
    , m_weights(new WeightsPanel(session, this))
    , m_legend(new TierLegend(this))
    , m_guides(new GuideTiersPanel(this))
    , m_bands(new BandsPanel(this))
    , m_empty(new EmptyState(QStringLiteral("tiers"), this))
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_conclusion(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_choice(new Segmented(this))
    , m_notes(new QVBoxLayout)
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("tiersPage"));
    m_board = makeBoard();
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_guides);
    m_stack->addWidget(m_bands);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(8);
    column->addWidget(makeHead());
    m_notes->setSpacing(2);
    column->addLayout(m_notes);
    column->addWidget(m_stack, 1);

    m_empty->button()->setObjectName(QStringLiteral("tiersEmptyButton"));
    connect(m_empty->button(), &QPushButton::clicked, this, [this] { Q_EMIT answerAsked(1); });
    connect(m_choice, &Segmented::choicePicked, this, &TiersPage::showChosen);
    connect(m_view, &TierView::cardActivated, this, &TiersPage::openCard);
    connect(m_guides, &GuideTiersPanel::cardActivated, this, &TiersPage::openCard);
    connect(m_bands, &BandsPanel::cardActivated, this, &TiersPage::openCard);
    connect(&session, &Session::workloadChanged, this, &TiersPage::renew);
    connect(&session, &Session::tierWeightsChanged, this, &TiersPage::renew);
    connect(&session, &Session::catalogueChanged, this, [this] { m_bandsOf.reset(); });
    retranslate();
}

QString TiersPage::pageName()
{
    return tr("Tiers");
}

QWidget *TiersPage::makeHead()
{
    m_conclusion->setObjectName(QStringLiteral("tiersConclusion"));
    m_conclusion->setMaximumLines(2);
    m_choice->addChoice(OwnTiers, {}, QStringLiteral("tiersOwn"));
    m_choice->addChoice(GuidesTiers, {}, QStringLiteral("tiersGuides"));
    m_choice->addChoice(BudgetBands, {}, QStringLiteral("tiersBands"));
    m_choice->setChoice(OwnTiers);
    auto *head = new QWidget(this);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_conclusion);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addWidget(m_choice, 0, Qt::AlignTop);
    letHeightFollowWidth(*head);
    return head;
}

QWidget *TiersPage::makeBoard()
{
    auto *inner = new QWidget(this);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_weights);
    column->addWidget(m_legend);
    column->addStretch(1);
    m_side = new PageScroll(inner, this);
    auto *board = new QWidget(this);
    auto *row = new QHBoxLayout(board);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_view, 1);
    row->addWidget(m_side);
    return board;
}

QStringList TiersPage::marks() const
{
    switch (m_choice->choice()) {
    case GuidesTiers:
        return {guidesMark};
    case BudgetBands:
        return {bandsMark};
    default:
        return {};
    }
}

void TiersPage::setMarks(const QStringList &marks)
{
    m_choice->setChoice(marks.contains(guidesMark)  ? GuidesTiers
                        : marks.contains(bandsMark) ? BudgetBands
                                                    : OwnTiers);
    renew();
}

std::vector<Page::View> TiersPage::views()
{
    const auto own = [this] {
        m_choice->setChoice(OwnTiers);
        showChosen();
        m_view->scrollToTop();
    };
    return {{QStringLiteral("tiers"), own},
            {QStringLiteral("tiers-below"), [this] { m_view->scrollToLane(TierLane::Kind::Below); }},
            {QStringLiteral("tiers-guides"),
             [this] {
                 m_choice->setChoice(GuidesTiers);
                 showChosen();
             }},
            {QStringLiteral("tiers-bands"),
             [this] {
                 m_choice->setChoice(BudgetBands);
                 showChosen();
             }},
            {QStringLiteral("tiers-card"), own, [this]() -> QWidget * {
                 return m_table->rowCount() > 0 ? openCard(m_table->chip(0).cards.gpuId) : nullptr;
             }}};
}

TierDialog *TiersPage::openCard(const QString &gpuId)
{
    auto *dialog = new TierDialog(m_session, gpuId, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    return dialog;
}

void TiersPage::renew()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void TiersPage::refresh()
{
    m_stale = false;
    const QLocale locale;
    TierBoard board;
    if (isAnswered(m_session.workload().model)) {
        board = tierBoard(m_session.catalogue(), m_session.workload(), m_session.tiers(), locale);
        m_empty->setSentence(board.conclusion); // where there is no board it says why
    } else {
        m_empty->setSentence(
            tr("All cards stand here from S to D, once question 1 says which model they are to hold."));
    }
    m_conclusion->setText(board.lanes.empty() ? QString() : board.conclusion);
    m_view->setBoard(board);
    refreshNotes(board.notes);
    m_guidesStale = true;
    showChosen();
}

void TiersPage::fillGuides()
{
    m_guidesStale = false;
    const bool answered = isAnswered(m_session.workload().model);
    m_guides->setTiers(
        guideTierViews(m_session.catalogue(), answered ? m_session.tiers() : TierList(), QLocale()));
    orderTabsAsLaidOut(*this); // the cards' buttons are new
}

/// They know nothing of model and task: a slider leaves them alone.
void TiersPage::fillBands()
{
    const BudgetAnswer &budget = m_session.workload().budget;
    const std::pair asked(budget.region, budget.currency);
    if (m_bandsOf == asked)
        return;
    m_bandsOf = asked;
    m_bands->setBands(m_session.catalogue(),
                      budgetBands(m_session.catalogue(), budget.region, budget.currency, m_session.today()));
}

void TiersPage::refreshNotes(const QStringList &notes)
{
    while (QLayoutItem *item = m_notes->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString &note : notes)
        m_notes->addWidget(new NoteRow(QStringLiteral("info"), Ink::Secondary, note, this));
}

void TiersPage::showChosen()
{
    const int choice = m_choice->choice();
    if (choice == GuidesTiers && m_guidesStale)
        fillGuides();
    if (choice == BudgetBands)
        fillBands();
    QWidget *own = m_table->board().lanes.empty() ? static_cast<QWidget *>(m_empty) : m_board;
    m_stack->setCurrentWidget(choice == GuidesTiers ? m_guides : choice == BudgetBands ? m_bands : own);
    m_conclusion->setVisible(choice == OwnTiers); // it speaks of them only
    for (int i = 0; i < m_notes->count(); ++i)
        m_notes->itemAt(i)->widget()->setVisible(m_stack->currentWidget() == m_board);
}

void TiersPage::retranslate()
{
    m_title->setText(pageName());
    m_choice->setChoiceText(OwnTiers, tr("This workload"));
    m_choice->setChoiceText(GuidesTiers, tr("Buying guides"));
    m_choice->setChoiceText(BudgetBands, tr("Budgets"));
    m_empty->button()->setText(tr("Answer question 1"));
    m_view->setAccessibleName(tr("Cards by tiers"));
    m_bandsOf.reset();
    renew();
}

void TiersPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TiersPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        refresh();
}

void TiersPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setFixedWidth(width() < narrowPage ? narrowSide : width() < widePage ? sideWidth : wideSide);
}

} // namespace gpuwise
