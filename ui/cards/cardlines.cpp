// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/cardlines.h"

#include "model/words/words.h"
#include "ui/style/icons.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

TextLabel *makeText(const QString &text, TextRole role, Ink ink, TextLabel::Flow flow, QWidget *parent)
{
    auto *label = new TextLabel(role, ink, flow, parent);
    label->setText(text);
    return label;
}

Verdict coloursOf(ClaimVerdict verdict)
{
    return verdict == ClaimVerdict::True         ? Verdict::Fits
           : verdict == ClaimVerdict::False      ? Verdict::No
           : verdict == ClaimVerdict::Unverified ? Verdict::Unknown
                                                 : Verdict::Tight;
}

} // namespace

CardLines::CardLines(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(6);
    letHeightFollowWidth(*this);
}

void CardLines::clear()
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void CardLines::add(QWidget *line)
{
    m_lines->addWidget(line);
}

void CardLines::addSentence(const QString &text, bool isAside)
{
    add(makeText(text, TextRole::Body, isAside ? Ink::Secondary : Ink::Text, TextLabel::Flow::Wrap, this));
}

void PitfallLines::setPitfalls(const std::vector<CardDetails::Pitfall> &pitfalls)
{
    clear();
    for (const CardDetails::Pitfall &pitfall : pitfalls) {
        const bool warns = pitfall.kind == NoteKind::Warning;
        auto *line = new NoteRow(warns                             ? QStringLiteral("tight")
                                 : pitfall.kind == NoteKind::ToAsk ? QStringLiteral("unknown")
                                                                   : QStringLiteral("info"),
                                 warns ? Ink::Caution : Ink::Secondary, pitfall.text, this);
        line->label()->setToolTip(inertToolTip(pitfall.sources));
        add(line);
    }
    if (pitfalls.empty())
        addSentence(tr("No rule of the catalogue speaks against this card."), true);
}

void ClaimLines::setClaims(const std::vector<CardDetails::Claimed> &claims)
{
    clear();
    for (const CardDetails::Claimed &claim : claims) {
        auto *row = new QWidget(this);
        auto *tag = new Tag(row);
        const Verdict colours = coloursOf(claim.verdict);
        tag->setMark(colours, verdictIconName(colours), claimVerdictWord(claim.verdict));
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        auto *head = new QHBoxLayout;
        head->addWidget(tag);
        head->addStretch(1);
        head->addWidget(GuideLink::toClaim(claim.id, claim.said, row));
        column->addLayout(head);
        column->addWidget(makeText(tr("Guides say: %1", "a claim").arg(claim.said), TextRole::Key, Ink::Text,
                                   TextLabel::Flow::Wrap, row));
        column->addWidget(makeText(claim.answer, TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, row));
        letHeightFollowWidth(*row);
        add(row);
    }
    if (claims.empty())
        addSentence(tr("The guides that were read claim nothing about this card."), true);
}

void PowerLines::setPower(const DetailSection &power)
{
    clear();
    if (!power.lines.empty()) {
        auto *table = new QWidget(this);
        auto *grid = new QGridLayout(table);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(4);
        grid->setColumnStretch(0, 1);
        int row = 0;
        for (const DetailLine &line : power.lines) {
            grid->addWidget(makeText(line.name, TextRole::Body, Ink::Text, TextLabel::Flow::OneLine, table),
                            row, 0, Qt::AlignTop);
            TextLabel *value =
                makeText(line.value, TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, table);
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            grid->addWidget(value, row++, 1, Qt::AlignTop | Qt::AlignRight);
            if (line.how.isEmpty())
                continue;
            grid->addWidget(
                makeText(line.how, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, table), row++, 0,
                1, 2);
        }
        letHeightFollowWidth(*table);
        add(table);
    }
    for (const QString &sentence : power.sentences)
        addSentence(sentence, false);
}

void SimilarLines::setSimilar(const std::vector<CardDetails::Similar> &similar, const QString &rule)
{
    clear();
    int number = 0;
    for (const CardDetails::Similar &card : similar) {
        auto *row = new QWidget(this);
        auto *button = new QPushButton(row);
        button->setObjectName(QStringLiteral("similarCard%1").arg(number++));
        button->setFlat(true);
        QString text = button->fontMetrics().elidedText(card.name, Qt::ElideRight, 300);
        button->setText(text.replace(u'&', QStringLiteral("&&")));
        button->setAccessibleName(
            tr("Go to %1, %2", "card, how it differs").arg(card.name.left(200), card.how));
        connect(button, &QPushButton::clicked, this, [this, id = card.gpuId] { Q_EMIT cardAsked(id); });
        auto *column = new QVBoxLayout(row);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(button, 0, Qt::AlignLeft);
        constexpr int buttonPadding = 8; // the line begins under the name
        auto *how = new QHBoxLayout;
        how->setContentsMargins(buttonPadding, 0, 0, 0);
        how->addWidget(makeText(card.how, TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, row));
        column->addLayout(how);
        letHeightFollowWidth(*row);
        add(row);
    }
    add(makeText(similar.empty() ? tr("Without a published memory size nothing can be compared.") : rule,
                 TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this));
}

} // namespace gpuwise
