// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparepage.h"

#include "model/session/session.h"
#include "model/tables/comparisonnotes.h"
#include "model/tables/comparisontable.h"
#include "model/tables/comparisonverdict.h"
#include "model/words/words.h"
#include "ui/compare/addcardpopup.h"
#include "ui/compare/chartstrip.h"
#include "ui/compare/comparetoolbar.h"
#include "ui/compare/compareview.h"
#include "ui/compare/comparisonsources.h"
#include "ui/compare/exportcomparison.h"
#include "ui/compare/sourcespopup.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QPushButton>
#include <QShortcut>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
const QString onlyDifferentMark = QStringLiteral("only-different");
QString closedMark(ComparisonSection section)
{
    return QStringLiteral("closed-%1").arg(comparisonSectionCode(section));
}

constexpr int pageMargin = 16;
constexpr int spacing = 12;
constexpr int leastCards = 2;
constexpr int roomyHeight = 560; ///< of the page: below, no notes under the table, and a verdict of one line
constexpr int roomyToolbar = 1100; ///< below: what other places say too is left out of the toolbar
} // namespace

ComparePage::ComparePage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new ComparisonTable(session, this))
    , m_view(new CompareView(*m_table, this))
    , m_addPopup(new AddCardPopup(session, this))
    , m_charts(new ChartStrip(session, *m_table, this))
    , m_verdict(new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_notes(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_toolbar(new CompareToolbar(session, *m_table, this))
    , m_sources(new ComparisonSources(*m_table, *m_view, this))
    , m_empty(new EmptyState(QStringLiteral("compare"), this))
{
    setObjectName(QStringLiteral("comparePage"));
    auto *content = new QWidget(this);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(spacing);
    column->addWidget(m_toolbar);
    m_verdict->setObjectName(QStringLiteral("compareVerdict"));
    column->addWidget(m_verdict);
    column->addWidget(content, 1);
    column->addWidget(m_notes);
    column->addWidget(m_charts);
    content->setLayout(m_stack);

    m_empty->button()->setObjectName(QStringLiteral("compareEmptyButton"));
    connect(m_empty->button(), &QPushButton::clicked, this,
            [this] { m_addPopup->openUnder(m_empty->button()); });
    connect(m_table, &ComparisonTable::comparisonChanged, this, &ComparePage::refresh);
    connectView();
    connectToolbar();
    retranslate();
}

QString ComparePage::pageName()
{
    return tr("Compare");
}

void ComparePage::showCard(const QString &gpuId)
{
    const auto columnOf = [&] {
        for (int column = 0; column < m_table->columnCount(); ++column)
            if (m_table->cardAt(column).gpuId == gpuId)
                return column;
        return -1;
    };
    if (columnOf() < 0)
        m_session.addCard({gpuId, 1});
    const int column = columnOf();
    if (column < 0) {
        Q_EMIT messageAsked(tr("The comparison is full: remove a card first."));
        return;
    }
    m_view->setCurrentIndex(m_table->index(m_table->rowAt(0) ? 0 : 1, column));
    m_view->setFocus(Qt::OtherFocusReason);
}

QStringList ComparePage::marks() const
{
    QStringList marks;
    if (m_table->onlyDifferent())
        marks << onlyDifferentMark;
    for (const ComparisonSection section : comparisonSections)
        if (!m_table->isOpen(section))
            marks << closedMark(section);
    return marks;
}

void ComparePage::setMarks(const QStringList &marks)
{
    m_toolbar->setOnlyDifferent(marks.contains(onlyDifferentMark));
    for (const ComparisonSection section : comparisonSections)
        m_table->setOpen(section, !marks.contains(closedMark(section)));
}

std::vector<Page::View> ComparePage::views()
{
    return {{QStringLiteral("compare"),
             [this] {
                 fillForPictures();
                 m_charts->forgetWishes();
                 m_charts->openIfRoom(height());
             }},
            {QStringLiteral("compare-charts"), [this] { m_charts->setOpen(true); }},
            {QStringLiteral("compare-groups"),
             [this] {
                 m_charts->setOpen(false);
                 m_view->scrollTo(m_table->index(m_table->lineOf(QStringLiteral("software_images")), 0),
                                  QAbstractItemView::PositionAtCenter);
             }},
            {QStringLiteral("compare-price-speed"), [this] { m_charts->choosePriceSpeed(); }},
            {QStringLiteral("compare-tip"),
             [this] {
                 m_view->setFocus();
                 m_view->setCurrentIndex(claimedCell());
             },
             [this] { return m_sources->showTipOf(claimedCell()); }},
            {QStringLiteral("compare-sources"), [] {},
             [this] {
                 m_sources->open(claimedCell());
                 return m_sources->popup();
             }}};
}

/// Where there is no comparison yet: the picks of the advice and what ranks next, four different cards.
void ComparePage::fillForPictures()
{
    if (m_table->columnCount() >= leastCards)
        return;
    constexpr std::size_t wanted = 4;
    const Advice &advice = m_session.advice();
    std::vector<std::size_t> order;
    for (const auto &pick : {advice.bestValue, advice.fastest, advice.cheapest, advice.rent})
        if (pick)
            order.push_back(*pick);
    for (std::size_t i = 0; i < advice.options.size(); ++i)
        order.push_back(i);
    for (const std::size_t i : order) {
        const CardGroup &cards = advice.options[i].cards;
        const auto &list = m_session.shortlist();
        const bool there =
            std::any_of(list.begin(), list.end(), [&](const CardGroup &g) { return g.gpuId == cards.gpuId; });
        if (!there && list.size() < wanted)
            m_session.addCard(cards);
    }
}

/// The first cell about which guides say something; failing that, the first value.
QModelIndex ComparePage::claimedCell() const
{
    QModelIndex first;
    for (int line = 0; line < m_table->rowCount(); ++line) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const QModelIndex index = m_table->index(line, column);
            if (m_table->rowAt(line) && !first.isValid())
                first = index;
            if (index.data(ComparisonTable::ClaimedRole).toBool())
                return index;
        }
    }
    return first;
}

void ComparePage::connectView()
{
    connect(m_view, &CompareView::removeAsked, this, &ComparePage::remove);
    connect(m_view, &CompareView::moveAsked, this, &ComparePage::move);
    connect(m_view, &CompareView::baselineAsked, this,
            [this](int column) { m_session.setBaseline(m_table->cardAt(column)); });
    connect(m_charts, &ChartStrip::metricActivated, this, &ComparePage::showRow);
    connect(m_sources, &ComparisonSources::copied, this, [this](const QString &title) {
        Q_EMIT messageAsked(tr("Copied the sources of %1.").arg(title));
    });
}

void ComparePage::connectToolbar()
{
    connect(m_toolbar, &CompareToolbar::addAsked, m_addPopup, &AddCardPopup::openUnder);
    connect(m_toolbar, &CompareToolbar::copyAsked, this, &ComparePage::copy);
    connect(m_toolbar, &CompareToolbar::exportAsked, this, [this](ComparisonFile kind) {
        askAndExportComparison(m_session, kind, m_table, window(),
                               [this](const QString &path) { Q_EMIT fileSaved(path); });
    });
    auto *shortcut = new QShortcut(QKeySequence::Copy, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this] { copy(CopyForm::Table); });
}

void ComparePage::showRow(const QString &rowId)
{
    const int line = m_table->lineOf(rowId);
    if (line < 0)
        return;
    m_view->setCurrentIndex(m_table->index(line, std::max(0, m_view->currentCard())));
    m_view->setFocus(Qt::OtherFocusReason);
}

void ComparePage::copy(CopyForm form)
{
    if (m_table->columnCount() >= leastCards)
        Q_EMIT messageAsked(copyComparison(m_session, *m_table, form));
}

void ComparePage::remove(int column)
{
    m_session.removeCard(m_table->cardAt(column));
}

void ComparePage::move(int from, int to)
{
    // Places in the shortlist: cards that the catalogue does not know take part in it without a column.
    const auto &list = m_session.shortlist();
    const auto place = [&](int column) {
        const auto it = std::find(list.begin(), list.end(), m_table->cardAt(column));
        return static_cast<std::size_t>(it - list.begin());
    };
    m_session.moveCard(place(from), place(to));
}

void ComparePage::refresh()
{
    const int cards = m_table->columnCount();
    m_stack->setCurrentIndex(cards < leastCards ? 1 : 0);
    // Out of sight it must not keep the table tall where eight cards and their charts share a small window.
    m_empty->setSizePolicy(QSizePolicy::Preferred,
                           cards < leastCards ? QSizePolicy::Preferred : QSizePolicy::Ignored);
    m_empty->setSentence(cards == 0 ? tr("Cards you compare stand here side by side, two to eight of them.")
                                    : tr("%1 is here. Add another card to compare it with.")
                                          .arg(groupName(m_session.catalogue(), m_table->cardAt(0))));
    m_toolbar->refresh();
    m_verdict->setText(
        comparisonVerdict(m_session.catalogue(), m_session.resolved(), m_table->comparison(), locale()));
    m_verdict->setVisible(!m_verdict->text().isEmpty());
    m_charts->setVisible(cards >= leastCards);
    const QStringList notes = comparisonNotes(m_session.catalogue(), m_table->comparison(),
                                              m_session.workload().task.task, locale());
    m_notes->setText(sentencesJoined(notes));
    arrange();
}

void ComparePage::arrange()
{
    m_toolbar->arrange(width() >= roomyToolbar);
    // In a low window the table and the charts need the lines more.
    m_notes->setVisible(m_table->columnCount() >= leastCards && !m_notes->text().isEmpty() &&
                        height() >= roomyHeight);
}

void ComparePage::retranslate()
{
    m_toolbar->retranslate();
    m_empty->button()->setText(tr("Add card"));
    m_view->setCornerText(tr("Specification"));
    m_view->setAccessibleName(tr("Cards side by side"));
    refresh();
}

void ComparePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_sources->close();
        m_table->retranslate();
        retranslate();
    }
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_charts->openIfRoom(height());
    const bool low = height() < roomyHeight; // a small window keeps its rows
    m_verdict->setMaximumLines(low ? 1 : 0);
    layout()->setSpacing(low ? spacing / 2 : spacing);
    arrange();
}

void ComparePage::hideEvent(QHideEvent *event)
{
    m_sources->hideTip();
    Page::hideEvent(event);
}

} // namespace gpuwise
