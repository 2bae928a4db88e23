// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparepage.h"

#include "model/session/session.h"
#include "model/tables/comparisontable.h"
#include "model/words/words.h"
#include "ui/compare/addcardpopup.h"
#include "ui/compare/compareview.h"
#include "ui/style/icons.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int pageMargin = 16;
constexpr int leastCards = 2;
} // namespace

ComparePage::ComparePage(Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_table(new ComparisonTable(session, this))
    , m_view(new CompareView(*m_table, this))
    , m_addPopup(new AddCardPopup(session, this))
    , m_empty(new EmptyState(QStringLiteral("compare"), this))
{
    setObjectName(QStringLiteral("comparePage"));
    auto *content = new QWidget(this);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(pageMargin, 12, pageMargin, pageMargin);
    column->setSpacing(12);
    column->addWidget(makeToolbar());
    column->addWidget(content, 1);
    content->setLayout(m_stack);

    m_empty->button()->setObjectName(QStringLiteral("compareEmptyButton"));
    connect(m_empty->button(), &QPushButton::clicked, this, [this] { openAddCard(m_empty->button()); });
    connect(m_table, &ComparisonTable::comparisonChanged, this, &ComparePage::refresh);
    connectView();
    retranslate();
}

QString ComparePage::pageName() const
{
    return tr("Compare");
}

std::vector<Page::View> ComparePage::views()
{
    return {{QStringLiteral("compare"), [] {}}};
}

QWidget *ComparePage::makeToolbar()
{
    auto *bar = new QWidget(this);
    m_title = new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, bar);
    m_count = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_add = new QPushButton(iconNamed(QStringLiteral("plus")), QString(), bar);
    m_add->setObjectName(QStringLiteral("compareAddCardButton"));
    m_onlyDifferent = new QCheckBox(bar);
    m_onlyDifferent->setObjectName(QStringLiteral("compareOnlyDifferentCheck"));
    m_hidden = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_hidden->setObjectName(QStringLiteral("compareHiddenLabel"));
    m_bestLegend = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, bar);
    m_baseline = new QComboBox(bar);
    m_baseline->setObjectName(QStringLiteral("compareBaselineCombo"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addWidget(m_count);
    row->addSpacing(12);
    row->addWidget(m_add);
    row->addWidget(m_onlyDifferent);
    row->addWidget(m_hidden);
    row->addStretch(1);
    row->addWidget(m_bestLegend);
    row->addWidget(m_baseline);

    connect(m_add, &QPushButton::clicked, this, [this] { openAddCard(m_add); });
    connect(m_onlyDifferent, &QCheckBox::toggled, m_table, &ComparisonTable::setOnlyDifferent);
    connect(m_baseline, &QComboBox::activated, this,
            [this](int column) { m_session.setBaseline(m_table->cardAt(column)); });
    return bar;
}

void ComparePage::connectView()
{
    connect(m_view, &CompareView::removeAsked, this, &ComparePage::remove);
    connect(m_view, &CompareView::moveAsked, this, &ComparePage::move);
    connect(m_view, &CompareView::baselineAsked, this,
            [this](int column) { m_session.setBaseline(m_table->cardAt(column)); });
}

void ComparePage::openAddCard(QWidget *under)
{
    m_addPopup->openUnder(under);
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
    m_empty->setSentence(cards == 0 ? tr("Cards you compare stand here side by side, two to eight of them.")
                                    : tr("%1 is here. Add another card to compare it with.")
                                          .arg(groupName(m_session.catalogue(), m_table->cardAt(0))));
    m_count->setText(tr("%1 of %2 cards").arg(cards).arg(Session::maxShortlist));
    m_add->setEnabled(m_session.shortlist().size() < Session::maxShortlist);
    m_onlyDifferent->setEnabled(cards >= leastCards);
    const int agreeing = m_table->agreeingRows();
    m_hidden->setText(m_table->onlyDifferent() ? tr("%n row(s) hidden", nullptr, agreeing) : QString());

    const QSignalBlocker blocker(m_baseline);
    m_baseline->clear();
    for (int column = 0; column < cards; ++column)
        m_baseline->addItem(
            tr("Baseline: %1").arg(shortCardName(groupName(m_session.catalogue(), m_table->cardAt(column)))));
    m_baseline->setCurrentIndex(static_cast<int>(m_table->comparison().baseline));
    m_baseline->setVisible(cards >= leastCards);
    m_bestLegend->setVisible(cards >= leastCards);
}

void ComparePage::retranslate()
{
    m_title->setText(pageName());
    m_add->setText(tr("Add card"));
    m_onlyDifferent->setText(tr("Only rows that differ"));
    m_bestLegend->setText(tr("◆ best in row"));
    m_baseline->setAccessibleName(tr("Baseline of the percentages"));
    m_baseline->setToolTip(tr("Percentages are differences to this card."));
    m_empty->button()->setText(tr("Add card"));
    m_view->setCornerText(tr("Specification"));
    m_view->setAccessibleName(tr("Cards side by side"));
    refresh();
}

void ComparePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_table->retranslate();
        retranslate();
    }
}

} // namespace gpuwise
