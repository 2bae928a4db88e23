// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/claimsview.h"

#include "model/claims/claimtable.h"
#include "model/tables/comparisonparts.h"
#include "model/words/words.h"
#include "ui/guide/claimdelegate.h"
#include "ui/guide/claimdetail.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/taborder.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

constexpr int everything = 100; ///< no ClaimGroup; ids of a button group are not negative
constexpr int subjectCount = static_cast<int>(ClaimSubject::Model) + 1;
constexpr int widestChoice = 200;
constexpr int leastDetail = 320;

} // namespace

ClaimsView::ClaimsView(const Catalogue &catalogue, QWidget *parent)
    : QWidget(parent)
    , m_catalogue(catalogue)
    , m_table(new ClaimTable(catalogue, this))
    , m_search(new SearchField(this))
    , m_group(new Segmented(this))
    , m_subject(new QComboBox(this))
    , m_card(new QComboBox(this))
    , m_list(new QListView(this))
    , m_nothing(new EmptyState(QStringLiteral("search"), this))
    , m_found(new QStackedWidget(this))
    , m_detail(new ClaimDetail(catalogue, this))
{
    setObjectName(QStringLiteral("claimsView"));
    m_scroll = new PageScroll(m_detail, this);
    auto *detail = new Panel(this);
    detail->column()->setContentsMargins(1, 1, 1, 1);
    detail->column()->addWidget(m_scroll);
    detail->setMinimumWidth(leastDetail);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(makeList(), 3);
    row->addWidget(detail, 2);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeFilters());
    column->addLayout(row, 1);

    connect(m_search, &QLineEdit::textChanged, this, &ClaimsView::filter);
    connect(m_search, &SearchField::moveAsked, this, &ClaimsView::move);
    connect(m_group, &Segmented::choicePicked, this, &ClaimsView::filter);
    for (QComboBox *combo : {m_subject, m_card})
        connect(combo, &QComboBox::currentIndexChanged, this, &ClaimsView::filter);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) { choose(now.row()); });
    connect(m_nothing->button(), &QPushButton::clicked, this, &ClaimsView::clearFilters);
    connect(m_detail, &ClaimDetail::advisorAsked, this, &ClaimsView::advisorAsked);
    connect(m_detail, &ClaimDetail::cardAsked, this, &ClaimsView::cardAsked);
    connect(m_detail, &ClaimDetail::compareAsked, this, &ClaimsView::compareAsked);
    retranslate();
}

QWidget *ClaimsView::makeFilters()
{
    m_search->setObjectName(QStringLiteral("claimSearch"));
    m_search->setMinimumWidth(120);
    m_search->setMaximumWidth(240);
    m_subject->setObjectName(QStringLiteral("claimSubject"));
    m_card->setObjectName(QStringLiteral("claimCard"));
    m_card->setMaximumWidth(widestChoice);
    m_group->addChoice(everything, {}, QStringLiteral("claimsAll"));
    m_group->addChoice(static_cast<int>(ClaimGroup::Wrong), {}, QStringLiteral("claimsWrong"));
    m_group->addChoice(static_cast<int>(ClaimGroup::Right), {}, QStringLiteral("claimsRight"));
    m_group->addChoice(static_cast<int>(ClaimGroup::Open), {}, QStringLiteral("claimsOpen"));
    m_group->setChoice(everything);
    auto *bar = new QWidget(this);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_search, 1);
    row->addWidget(m_group);
    row->addWidget(m_subject);
    row->addWidget(m_card);
    row->addStretch(1);
    return bar;
}

QWidget *ClaimsView::makeList()
{
    m_list->setObjectName(QStringLiteral("claimList"));
    m_list->setModel(m_table);
    m_list->setModelColumn(ClaimTable::SaidColumn);
    m_list->setItemDelegate(new ClaimDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_nothing->button()->setObjectName(QStringLiteral("claimsClear"));
    m_found->addWidget(m_list);
    m_found->addWidget(m_nothing);
    auto *panel = new Panel(this);
    panel->column()->setContentsMargins(1, 1, 1, 1);
    panel->column()->addWidget(m_found);
    return panel;
}

void ClaimsView::filter()
{
    ClaimFilter filter;
    if (m_group->choice() != everything)
        filter.group = static_cast<ClaimGroup>(m_group->choice());
    if (m_subject->currentIndex() > 0)
        filter.subject = static_cast<ClaimSubject>(m_subject->currentIndex() - 1);
    filter.card = m_card->currentData().toString();
    filter.text = m_search->text();
    {
        const QSignalBlocker quiet(m_list->selectionModel());
        m_table->setFilter(filter, QLocale());
    }
    m_search->setCount(
        tr("%1 of %2", "claims that match").arg(m_table->rowCount()).arg(m_catalogue.claims.size()));
    m_found->setCurrentIndex(m_table->rowCount() > 0 ? 0 : 1);
    choose(std::max(0, m_table->rowOf(m_claimId)));
}

void ClaimsView::choose(int row)
{
    const Claim *claim = m_table->claim(row);
    m_claimId = claim ? claim->id : QString();
    m_detail->setClaim(claim);
    m_scroll->setVisible(claim);
    if (!claim)
        return;
    const QSignalBlocker quiet(m_list->selectionModel());
    m_list->setCurrentIndex(m_table->index(row, ClaimTable::SaidColumn));
    m_list->viewport()->update();
    m_list->scrollTo(m_list->currentIndex());
    if (isVisible())
        orderTabsAsLaidOut(*this);
}

void ClaimsView::move(int rows)
{
    const int last = m_table->rowCount() - 1;
    if (last >= 0)
        choose(std::clamp(m_table->rowOf(m_claimId) + rows, 0, last));
}

void ClaimsView::showClaim(const QString &id)
{
    if (m_table->rowOf(id) < 0)
        clearFilters();
    if (const int row = m_table->rowOf(id); row >= 0)
        choose(row);
}

void ClaimsView::clearFilters()
{
    {
        const QSignalBlocker blockers[] = {QSignalBlocker(m_search), QSignalBlocker(m_subject),
                                           QSignalBlocker(m_card)};
        m_search->clear();
        m_subject->setCurrentIndex(0);
        m_card->setCurrentIndex(0);
        m_group->setChoice(everything);
    }
    filter();
}

void ClaimsView::retranslate()
{
    {
        const QSignalBlocker blockers[] = {QSignalBlocker(m_subject), QSignalBlocker(m_card)};
        const int subject = std::max(0, m_subject->currentIndex());
        const int card = std::max(0, m_card->currentIndex());
        m_subject->clear();
        m_subject->addItem(tr("All subjects"));
        for (int i = 0; i < subjectCount; ++i)
            m_subject->addItem(claimSubjectName(static_cast<ClaimSubject>(i)));
        m_subject->setCurrentIndex(subject);
        m_card->clear();
        m_card->addItem(tr("All cards"));
        for (const Gpu *gpu : claimedCards(m_catalogue))
            m_card->addItem(shortCardName(gpu->name), gpu->id);
        m_card->setCurrentIndex(card);
    }
    m_group->setChoiceText(everything, tr("All"));
    m_group->setChoiceText(static_cast<int>(ClaimGroup::Wrong), tr("Wrong"));
    m_group->setChoiceText(static_cast<int>(ClaimGroup::Right), tr("Right", "claims that are true"));
    m_group->setChoiceText(static_cast<int>(ClaimGroup::Open), tr("Depends"));
    for (const ClaimGroup group : claimGroups)
        m_group->setChoiceToolTip(static_cast<int>(group), claimGroupTitle(group));
    m_group->setAccessibleName(tr("Verdict of the claims"));
    m_subject->setAccessibleName(tr("What the claims are about"));
    m_card->setAccessibleName(tr("Card that the claims are about"));
    m_search->setPlaceholderText(tr("Search the claims"));
    m_search->setAccessibleName(tr("Search the claims"));
    m_list->setAccessibleName(tr("Claims of public guides"));
    m_nothing->setSentence(tr("No claim matches these filters."));
    m_nothing->button()->setText(tr("Show all claims"));
    filter();
}

void ClaimsView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
