// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tierdialog.h"

#include "model/session/session.h"
#include "model/session/tierdetails.h"
#include "model/words/words.h"
#include "ui/advisor/optiondialog.h"
#include "ui/tiers/scorestrip.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {

TextLabel *makeText(const QString &text, TextRole role, Ink ink, TextLabel::Flow flow, QWidget *parent)
{
    auto *label = new TextLabel(role, ink, flow, parent);
    label->setText(text);
    return label;
}

TextLabel *makeFigure(const QString &text, TextRole role, Ink ink, QWidget *parent)
{
    TextLabel *label = makeText(text, role, ink, TextLabel::Flow::OneLine, parent);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

void addNotes(QVBoxLayout *column, const QStringList &sentences, const QString &icon, Ink ink)
{
    for (const QString &sentence : sentences)
        column->addWidget(new NoteRow(icon, ink, sentence, column->parentWidget()));
}

} // namespace

TierDialog::TierDialog(Session &session, const QString &gpuId, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("tierDialog"));
    const TierDetails details =
        tierDetails(session.catalogue(), session.workload(), session.tiers(), gpuId, QLocale());
    m_cards = details.cards;
    if (details.option)
        m_option = *details.option;
    setWindowTitle(tr("Score: %1", "name of a card").arg(details.name));
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 12);
    QWidget *content = makeContent(details);
    page->addWidget(new PageScroll(content, this), 1);
    page->addWidget(makeButtons());
    connect(&session, &Session::shortlistChanged, this, &TierDialog::showInShortlist);
    showInShortlist();
    constexpr int width = 620, tallest = 620, leastHeight = 220, buttonsHeight = 62;
    resize(width,
           std::clamp(content->layout()->totalHeightForWidth(width) + buttonsHeight, leastHeight, tallest));
}

QWidget *TierDialog::makeContent(const TierDetails &details)
{
    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(8);
    column->addWidget(makeText(details.name, TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, content));
    auto *standing =
        makeText(details.standing, TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, content);
    standing->setObjectName(QStringLiteral("tierStanding"));
    column->addWidget(standing);
    if (!details.lines.empty())
        addScore(column, details);
    addNotes(column, details.held, QStringLiteral("info"), Ink::Secondary);
    addNotes(column, details.reasons, QStringLiteral("tick"), Ink::Good);
    addNotes(column, details.cautions, QStringLiteral("tight"), Ink::Caution);
    column->addStretch(1);
    return content;
}

void TierDialog::addScore(QVBoxLayout *column, const TierDetails &details)
{
    auto *panel = new Panel(column->parentWidget());
    auto *strip = new ScoreStrip(panel);
    strip->setPoints(details.shares, details.standing);
    panel->column()->addWidget(strip);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(2, 1);
    const QStringList heads{tr("Part"), tr("Why"), tr("Of 100"), tr("Weight"), tr("Points")};
    for (int i = 0; i < heads.size(); ++i) {
        TextLabel *head =
            makeText(heads[i], TextRole::Header, Ink::Secondary, TextLabel::Flow::OneLine, panel);
        head->setAlignment((i < 2 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        grid->addWidget(head, 0, i + 1);
    }
    int row = 1;
    for (const TierDetails::Line &line : details.lines) {
        grid->addWidget(new ScoreSwatch(static_cast<std::size_t>(line.part), panel), row, 0, Qt::AlignTop);
        grid->addWidget(makeText(line.name, TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, panel), row,
                        1, Qt::AlignTop);
        grid->addWidget(makeText(line.why, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, panel),
                        row, 2);
        grid->addWidget(makeFigure(line.value, TextRole::Body, Ink::Text, panel), row, 3, Qt::AlignTop);
        grid->addWidget(makeFigure(line.weight, TextRole::Body, Ink::Secondary, panel), row, 4, Qt::AlignTop);
        grid->addWidget(makeFigure(line.points, TextRole::Key, Ink::Text, panel), row, 5, Qt::AlignTop);
        ++row;
    }
    grid->addWidget(new Divider(panel), row++, 0, 1, 6);
    grid->addWidget(makeText(tr("Score"), TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, panel), row, 1);
    grid->addWidget(makeFigure(details.total, TextRole::Key, Ink::Text, panel), row, 5);
    panel->column()->addLayout(grid);
    if (!details.standingNote.isEmpty())
        panel->column()->addWidget(
            makeText(details.standingNote, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, panel));
    column->addWidget(panel);
}

QWidget *TierDialog::makeButtons()
{
    auto *foot = new QWidget(this);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(8);
    m_compare = new QPushButton(foot);
    m_compare->setObjectName(QStringLiteral("tierAddToCompare"));
    m_compare->setProperty("primary", true);
    m_compare->setDefault(true);
    row->addWidget(m_compare);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_session.addCard(m_cards); });
    if (m_option) {
        auto *all = new QPushButton(tr("All details…"), foot);
        all->setObjectName(QStringLiteral("tierAllDetails"));
        row->addWidget(all);
        connect(all, &QPushButton::clicked, this, [this] {
            auto *dialog = new OptionDialog(m_session, *m_option, this);
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
    }
    row->addStretch(1);
    auto *close = new QPushButton(tr("Close"), foot);
    close->setObjectName(QStringLiteral("tierDialogClose"));
    row->addWidget(close);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return foot;
}

void TierDialog::showInShortlist()
{
    const auto &list = m_session.shortlist();
    const bool there = std::find(list.begin(), list.end(), m_cards) != list.end();
    const bool full = list.size() >= Session::maxShortlist;
    m_compare->setText(there  ? tr("In comparison")
                       : full ? tr("The comparison is full")
                              : tr("Add to compare"));
    m_compare->setAccessibleName(m_compare->text() + QStringLiteral(": ") +
                                 groupName(m_session.catalogue(), m_cards));
    m_compare->setEnabled(!there && !full);
}

} // namespace gpuwise
