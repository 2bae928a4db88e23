// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fit/fitpane.h"

#include "model/charts/fitbar.h"
#include "model/session/fitanswers.h"
#include "model/session/session.h"
#include "model/words/fitwords.h"
#include "model/words/words.h"
#include "ui/advisor/changelist.h"
#include "ui/fit/matrixpanel.h"
#include "ui/fit/termlist.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/verdictlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int restMs = 200; ///< edits closer than this are a slider on its way
} // namespace

FitPane::FitPane(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Panel(this))
    , m_name(new TextLabel(TextRole::CardName, Ink::Text, TextLabel::Flow::Wrap, m_card))
    , m_verdict(new VerdictLabel(VerdictLabel::Shape::Compact, m_card))
    , m_memory(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, m_card))
    , m_speed(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, m_card))
    , m_terms(new TermList(m_card))
    , m_obstacle(new TextLabel(TextRole::Body, Ink::Bad, TextLabel::Flow::Wrap, m_card))
    , m_compare(new QPushButton(m_card))
    , m_matrix(new MatrixPanel(session, this))
    , m_limits(new QWidget(m_card))
    , m_limitLines(new QGridLayout)
    , m_changes(new Panel(this))
    , m_changesTitle(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_changes))
    , m_changeList(new ChangeList(m_changes))
{
    makeCardPanel();
    m_limits->setObjectName(QStringLiteral("fitLimits"));
    m_limitLines->setHorizontalSpacing(12);
    m_limitLines->setVerticalSpacing(4);
    m_limitLines->setColumnStretch(0, 1);
    m_limitLines->setContentsMargins(0, 4, 0, 0);
    m_limits->setLayout(m_limitLines);
    m_changes->setObjectName(QStringLiteral("fitChanges"));
    m_changes->column()->addWidget(m_changesTitle);
    m_changes->column()->addWidget(m_changeList);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_card);
    column->addWidget(m_changes);
    column->addWidget(m_matrix);
    column->addStretch(1);

    m_later.setSingleShot(true);
    m_later.setInterval(restMs);
    connect(&m_later, &QTimer::timeout, this, &FitPane::refreshChanges);
    connect(m_changeList, &ChangeList::tryAsked, this, &FitPane::tryChange);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_session.addCard(m_group.cards()); });
    connect(&session, &Session::shortlistChanged, this, &FitPane::showInShortlist);
}

void FitPane::makeCardPanel()
{
    m_card->setObjectName(QStringLiteral("fitCardPanel"));
    m_name->setObjectName(QStringLiteral("fitCardName"));
    m_compare->setObjectName(QStringLiteral("fitAddToCompare"));
    QVBoxLayout *column = m_card->column();
    column->setSpacing(4);
    m_compare->setProperty("dense", true);
    column->addWidget(m_name);
    column->addWidget(m_verdict);
    column->addWidget(m_memory);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_speed, 1);
    row->addWidget(m_compare);
    column->addLayout(row);
    column->addSpacing(2);
    column->addWidget(m_terms);
    column->addWidget(m_obstacle);
    column->addWidget(m_limits);
}

void FitPane::showGroup(const GroupFit &group)
{
    const bool sameCards = m_group.cards() == group.cards();
    m_group = group;
    refreshCard();
    refreshLimits();
    m_matrix->setVisible(group.runs);
    if (group.runs)
        m_matrix->showGroup(group.cards());
    renewChanges(sameCards);
    showInShortlist();
}

void FitPane::refreshCard()
{
    const QLocale locale;
    const Option &option = m_group.option;
    m_name->setText(groupName(m_session.catalogue(), option.cards));
    if (m_group.runs)
        m_verdict->setFit(option.fit);
    else
        m_verdict->setVerdict(option.fit.verdict, {});
    m_memory->setText(memorySentence(option, locale));
    m_speed->setText(speedSentence(m_session.workload(), option, locale));
    const QString obstacle = obstacleSentence(m_group);
    m_obstacle->setText(obstacle);
    m_obstacle->setVisible(!obstacle.isEmpty());
    m_terms->setVisible(option.memory.isValid());
    m_terms->setBar(fitBarOf(option.memory, option.fit, option.cards.count));
}

void FitPane::refreshLimits()
{
    std::vector<LimitLine> lines;
    if (m_group.runs)
        lines = limitLines(limitsOf(m_session.catalogue(), m_session.resolved(), m_group),
                           m_session.workload(), QLocale());
    m_limits->setVisible(!lines.empty());
    const auto label = [this](int row, int column) {
        if (QLayoutItem *item = m_limitLines->itemAtPosition(row, column))
            return static_cast<TextLabel *>(item->widget());
        auto *made =
            new TextLabel(column == 0 ? TextRole::Body : TextRole::Key,
                          column == 0 ? Ink::Secondary : Ink::Text, TextLabel::Flow::OneLine, m_limits);
        made->setAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        made->setObjectName(QStringLiteral("fitLimit%1%2").arg(row).arg(column));
        m_limitLines->addWidget(made, row, column);
        return made;
    };
    const int rows = static_cast<int>(lines.size());
    for (int row = 0; row < std::max(rows, m_limitLines->rowCount()); ++row) {
        const bool used = row < rows;
        if (!used && !m_limitLines->itemAtPosition(row, 0))
            continue;
        label(row, 0)->setText(used ? lines[static_cast<std::size_t>(row)].name : QString());
        label(row, 1)->setText(used ? lines[static_cast<std::size_t>(row)].value : QString());
        label(row, 0)->setVisible(used);
        label(row, 1)->setVisible(used);
    }
}

void FitPane::renewChanges(bool sameCards)
{
    const bool needed = m_group.runs && (m_group.option.fit.verdict == Verdict::No ||
                                         m_group.option.fit.verdict == Verdict::Tight);
    const bool onTheWay = sameCards && m_sinceLast.isValid() && m_sinceLast.elapsed() < restMs;
    m_sinceLast.start();
    m_later.stop();
    if (!needed) {
        m_changes->hide();
    } else if (onTheWay) {
        m_changeList->setEnabled(false); // what they would change has changed
        m_later.start();
    } else {
        refreshChanges();
    }
}

void FitPane::refreshChanges()
{
    const FitAdvice advice(m_session.catalogue(), m_session.resolved(), m_session.speeds(),
                           m_session.today());
    m_found = advice.changes(m_group.cards());
    m_changesTitle->setText(m_found.empty() ? tr("Nothing that was tried makes it fit")
                                            : tr("What would make it fit"));
    m_changeList->setChanges(fitAnswers(m_session.catalogue(), m_found, m_group.cards(), QLocale()));
    m_changeList->setEnabled(true);
    m_changes->show();
    Q_EMIT buttonsChanged();
}

void FitPane::tryChange(const Workload &workload)
{
    const auto found = std::find_if(m_found.begin(), m_found.end(),
                                    [&](const FitChange &change) { return change.workload == workload; });
    const CardGroup cards = found == m_found.end() ? m_group.cards() : found->cards;
    m_session.setWorkload(Workload(workload), EditKind::ApplySuggestion);
    Q_EMIT groupAsked(cards);
}

void FitPane::showInShortlist()
{
    const auto &list = m_session.shortlist();
    const bool there = std::find(list.begin(), list.end(), m_group.cards()) != list.end();
    const bool full = list.size() >= Session::maxShortlist;
    m_compare->setText(there  ? tr("In comparison")
                       : full ? tr("The comparison is full")
                              : tr("Add to compare"));
    m_compare->setAccessibleName(
        tr("%1: %2", "what the button does, card").arg(m_compare->text(), m_name->text()));
    m_compare->setEnabled(!there && !full);
}

void FitPane::retranslate()
{
    m_sinceLast.invalidate(); // at once
    if (!m_group.cards().gpuId.isEmpty())
        showGroup(GroupFit(m_group));
}

} // namespace gpuwise
