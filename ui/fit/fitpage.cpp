// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitpage.h"

#include "model/session/answertexts.h"
#include "model/session/session.h"
#include "model/words/words.h"
#include "ui/fit/fitpane.h"
#include "ui/fit/fitview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/fitlegend.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/taborder.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int pageMargin = 16;
constexpr int narrowSide = 300;
constexpr int side = 340;
constexpr int wideSide = 470;
constexpr int narrowPage = 1000;
constexpr int widePage = 1500;
constexpr int allCounts = 0;

// Words of marks(): session files keep them.
const QString countMark = QStringLiteral("cards-");
const QString orderMark = QStringLiteral("order-");
const QString upMark = QStringLiteral("ascending");
const QString downMark = QStringLiteral("descending");

std::vector<int> countsFor(int choice)
{
    const auto all = groupCounts();
    return choice == allCounts ? std::vector<int>(all.begin(), all.end()) : std::vector<int>{choice};
}

} // namespace

FitPage::FitPage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new FitTable(session.catalogue(), session.speeds(), session.today(), this))
    , m_rows(new FitRows(*m_table, this))
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_summary(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_countLabel(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_counts(new Segmented(this))
    , m_filter(new FitFilterBar(session.catalogue(), this))
    , m_view(new FitView(*m_rows, this))
    , m_legend(new FitLegend(this))
    , m_pane(new FitPane(session, this))
    , m_unanswered(new EmptyState(QStringLiteral("fit"), this))
    , m_noMatch(new EmptyState(QStringLiteral("search"), this))
    , m_stack(new QStackedWidget(this))
    , m_tableStack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("fitPage"));
    m_body = makeBody();
    m_stack->addWidget(m_body);
    m_stack->addWidget(m_unanswered);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(8);
    column->addWidget(makeHead());
    column->addWidget(m_stack, 1);

    m_unanswered->button()->setObjectName(QStringLiteral("fitEmptyButton"));
    m_noMatch->button()->setObjectName(QStringLiteral("fitClearFilters"));
    connect(m_unanswered->button(), &QPushButton::clicked, this, [this] { Q_EMIT answerAsked(1); });
    connect(m_noMatch->button(), &QPushButton::clicked, m_filter, &FitFilterBar::clear);
    connect(m_counts, &Segmented::choicePicked, this, &FitPage::refresh);
    connect(m_filter, &FitFilterBar::filterChanged, this, [this] {
        m_rows->setFilter(m_filter->filter());
        showRows();
    });
    connect(m_filter, &FitFilterBar::orderPicked, this, &FitPage::setOrder);
    connect(m_filter->searchField(), &SearchField::moveAsked, this, [this](int rows) {
        const int row = std::clamp(m_view->currentIndex().row() + rows, 0, m_rows->rowCount() - 1);
        m_view->setCurrentIndex(m_rows->index(row, 0));
    });
    connect(m_view->horizontalHeader(), &QHeaderView::sectionClicked, this, &FitPage::sortBy);
    connect(m_view, &FitView::cardsChanged, this, &FitPage::showChosen);
    connect(m_view, &FitView::cardsActivated, this, [this] {
        if (const auto cards = m_view->currentCards(); cards && m_session.addCard(*cards))
            Q_EMIT messageAsked(
                tr("%1 was added to the comparison.").arg(groupName(m_session.catalogue(), *cards)));
    });
    connect(m_pane, &FitPane::groupAsked, this, &FitPage::showGroup);
    connect(m_pane, &FitPane::buttonsChanged, this, [this] { orderTabsAsLaidOut(*this); });
    connect(&session, &Session::catalogueChanged, m_table, &FitTable::forget);
    connect(&session, &Session::workloadChanged, this, &FitPage::renew);
    setOrder({});
    retranslate();
}

QString FitPage::pageName()
{
    return tr("Fit");
}

QWidget *FitPage::makeHead()
{
    m_summary->setObjectName(QStringLiteral("fitSummary"));
    for (const int count : groupCounts())
        m_counts->addChoice(count, {}, QStringLiteral("fitCount%1").arg(count));
    m_counts->addChoice(allCounts, {}, QStringLiteral("fitCountAll"));
    m_counts->setChoice(1);
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_summary, 1);
    row->addWidget(m_countLabel);
    row->addWidget(m_counts);
    return head;
}

QWidget *FitPage::makeBody()
{
    auto *rows = new QWidget(this);
    auto *rowsColumn = new QVBoxLayout(rows);
    rowsColumn->setContentsMargins(0, 0, 0, 0);
    rowsColumn->setSpacing(8);
    rowsColumn->addWidget(m_view, 1);
    rowsColumn->addWidget(m_legend);
    m_tableStack->addWidget(rows);
    m_tableStack->addWidget(m_noMatch);
    m_side = new PageScroll(m_pane, this);
    m_side->setObjectName(QStringLiteral("fitSide"));
    auto *body = new QWidget(this);
    auto *table = new QHBoxLayout;
    table->setSpacing(12);
    table->addWidget(m_tableStack, 1);
    table->addWidget(m_side);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_filter);
    column->addLayout(table, 1);
    return body;
}

QStringList FitPage::marks() const
{
    QStringList marks;
    if (m_counts->choice() != 1)
        marks << countMark + QString::number(m_counts->choice());
    const FitOrder order{m_rows->sortColumn(), m_rows->sortOrder()};
    if (order != FitOrder())
        marks << orderMark + QString::number(order.column)
              << (order.order == Qt::AscendingOrder ? upMark : downMark);
    return marks;
}

void FitPage::setMarks(const QStringList &marks)
{
    int choice = 1;
    FitOrder order;
    for (const QString &mark : marks)
        if (mark.startsWith(countMark) && m_counts->button(mark.mid(countMark.size()).toInt()))
            choice = mark.mid(countMark.size()).toInt();
        else if (mark.startsWith(orderMark))
            order.column = std::clamp(mark.mid(orderMark.size()).toInt(), 0, FitTable::ColumnCount - 1);
        else if (mark == downMark)
            order.order = Qt::DescendingOrder;
    m_counts->setChoice(choice);
    setOrder(order);
    renew();
}

std::vector<Page::View> FitPage::views()
{
    const auto show = [this](int count, const QString &search) {
        m_filter->clear();
        m_filter->searchField()->setText(search);
        m_counts->setChoice(count);
        refresh();
        if (m_rows->rowCount() > 0)
            m_view->setCurrentIndex(m_rows->index(0, 0));
    };
    return {{QStringLiteral("fit"), [show] { show(1, {}); }},
            {QStringLiteral("fit-short"),
             [this, show] {
                 show(1, {});
                 const int row = m_rows->rowOf({QStringLiteral("nvidia-rtx-5060-ti-16gb"), 1});
                 if (row >= 0)
                     m_view->setCurrentIndex(m_rows->index(row, 0));
             }},
            {QStringLiteral("fit-groups"), [show] { show(allCounts, QStringLiteral("5090")); }},
            {QStringLiteral("fit-no-match"), [show] { show(1, QStringLiteral("RTX 9999")); }}};
}

void FitPage::renew()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

QString FitPage::obstacle() const
{
    if (!isAnswered(m_session.workload().model))
        return tr("The memory of every card stands here, once question 1 says which model it is to hold.");
    const ResolvedWorkload &resolved = m_session.resolved();
    if (!resolved.problem.isEmpty())
        return tr("“%1” is not in the catalogue. Choose another answer.").arg(resolved.problem.left(80));
    const EstimateProblem problem = m_session.memory().problem;
    if (problem == EstimateProblem::ShapeUnknown || problem == EstimateProblem::PrecisionNotForTask ||
        problem == EstimateProblem::TaskNotForModel)
        return problemSentence(problem);
    return {};
}

void FitPage::refresh()
{
    m_stale = false;
    const QString reason = obstacle();
    m_unanswered->setSentence(reason);
    m_stack->setCurrentIndex(reason.isEmpty() ? 0 : 1);
    m_countLabel->setVisible(reason.isEmpty());
    m_counts->setVisible(reason.isEmpty());
    if (!reason.isEmpty()) {
        m_table->clear();
        m_summary->setText({});
        return;
    }
    const auto counts = countsFor(m_counts->choice());
    if (!m_wanted) { // begin with what was recommended
        const Advice &advice = m_session.advice();
        if (advice.bestValue)
            m_wanted = advice.options[*advice.bestValue].cards;
    }
    if (m_wanted && counts.size() == 1)
        m_wanted->count = counts.front();
    m_table->judge(m_session.resolved(), counts);
    showRows();
}

void FitPage::showRows()
{
    const FitCounts counts = m_rows->counts();
    const auto of = [&counts](Verdict verdict) { return counts.of[static_cast<std::size_t>(verdict)]; };
    const QLocale locale;
    m_legend->setOverflowSign(of(Verdict::No) > 0);
    m_summary->setText(
        of(Verdict::Unknown) == 0
            ? tr("%1 of %2 shown: %3 fit, %4 tight, %5 do not fit", "numbers of groups of cards")
                  .arg(locale.toString(counts.shown), locale.toString(m_table->rowCount()),
                       locale.toString(of(Verdict::Fits)), locale.toString(of(Verdict::Tight)),
                       locale.toString(of(Verdict::No)))
            : tr("%1 of %2 shown: %3 fit, %4 tight, %5 do not fit, %6 not known",
                 "numbers of groups of cards")
                  .arg(locale.toString(counts.shown), locale.toString(m_table->rowCount()),
                       locale.toString(of(Verdict::Fits)), locale.toString(of(Verdict::Tight)),
                       locale.toString(of(Verdict::No)), locale.toString(of(Verdict::Unknown))));
    m_tableStack->setCurrentIndex(counts.shown > 0 ? 0 : 1);
    m_side->setVisible(counts.shown > 0);
    m_view->renewAxis();
    std::vector<FitBar> bars;
    bars.reserve(static_cast<std::size_t>(counts.shown));
    for (int row = 0; row < counts.shown; ++row)
        bars.push_back(m_rows->row(row).bar);
    m_legend->setTerms(legendOf(bars));
    if (counts.shown == 0)
        return;
    if (!m_view->currentIndex().isValid() && !(m_wanted && m_view->select(*m_wanted)))
        m_view->setCurrentIndex(m_rows->index(0, 0));
    else
        showChosen();
}

void FitPage::showChosen()
{
    if (!m_view->currentIndex().isValid())
        return;
    m_wanted = m_view->currentCards();
    m_pane->showGroup(m_rows->row(m_view->currentIndex().row()).fit);
}

void FitPage::showGroup(const CardGroup &cards)
{
    const bool offered = m_counts->choice() == allCounts || m_counts->choice() == cards.count;
    if (!offered) {
        const auto all = groupCounts();
        const bool known = std::find(all.begin(), all.end(), cards.count) != all.end();
        if (!known)
            return; // three cards, say: the change is taken, the table has no such group
        m_counts->setChoice(cards.count);
        refresh();
    }
    if (!m_view->select(cards)) {
        m_filter->clear();
        m_view->select(cards);
    }
}

void FitPage::setOrder(const FitOrder &order)
{
    m_rows->sort(order.column, order.order);
    m_view->horizontalHeader()->setSortIndicator(order.column, order.order);
    m_filter->showOrder(order);
}

void FitPage::sortBy(int column)
{
    FitOrder order = naturalOrder(column);
    if (column == m_rows->sortColumn()) // again: the other way round
        order.order = m_rows->sortOrder() == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    setOrder(order);
}

void FitPage::retranslate()
{
    m_title->setText(pageName());
    m_countLabel->setText(tr("Cards of each kind"));
    for (const int count : groupCounts()) {
        m_counts->setChoiceText(count, QLocale().toString(count));
        m_counts->button(count)->setAccessibleName(tr("%n card(s) of each kind", nullptr, count));
    }
    m_counts->setChoiceText(allCounts, tr("All"));
    m_counts->button(allCounts)->setAccessibleName(tr("One, two, four and eight cards"));
    m_filter->retranslate();
    m_view->setAccessibleName(tr("Cards and whether they hold the workload"));
    m_unanswered->button()->setText(tr("Answer question 1"));
    m_noMatch->setSentence(tr("No card matches the filters."));
    m_noMatch->button()->setText(tr("Clear filters"));
    m_table->retranslate();
    m_view->arrangeColumns();
    m_pane->retranslate();
    renew();
}

void FitPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FitPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    if (m_stale)
        refresh();
}

void FitPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setFixedWidth(width() < narrowPage ? narrowSide : width() < widePage ? side : wideSide);
}

} // namespace gpuwise
