// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/pickcard.h"

#include "ui/widgets/bandstrip.h"
#include "ui/widgets/fitbarwidget.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/tag.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/verdictlabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

namespace {

constexpr double barHeight = 14;

TextLabel *addText(QWidget *block, TextRole role, Ink ink, const QString &text,
                   TextLabel::Flow flow = TextLabel::Flow::OneLine)
{
    auto *label = new TextLabel(role, ink, flow, block);
    label->setText(text);
    block->layout()->addWidget(label);
    return label;
}

/// "33 tokens/s 26–40": a big figure, its unit, something quieter after it.
void addFigure(QWidget *block, const QString &figure, const QString &unit, const QString &aside)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(5);
    const auto add = [&](TextRole role, Ink ink, const QString &text) {
        if (text.isEmpty())
            return;
        auto *label = new TextLabel(role, ink, TextLabel::Flow::OneLine, block);
        label->setText(text);
        label->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
        row->addWidget(label);
    };
    add(TextRole::CardName, Ink::Text, figure);
    add(TextRole::Body, Ink::Text, unit);
    add(TextRole::Body, Ink::Secondary, aside);
    row->addStretch();
    static_cast<QVBoxLayout *>(block->layout())->addLayout(row);
}

} // namespace

PickCard::PickCard(QWidget *parent)
    : Panel(parent)
{
    column()->setSpacing(8);
}

void PickCard::clear()
{
    m_blocks.clear();
    while (QLayoutItem *item = column()->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->setParent(nullptr);
            widget->deleteLater(); // a button may be the one that asked for the change
        }
        delete item;
    }
}

QWidget *PickCard::addBlock(bool divided)
{
    if (divided)
        column()->addWidget(new Divider(this));
    auto *block = new QWidget(this);
    auto *rows = new QVBoxLayout(block);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    column()->addWidget(block);
    m_blocks.push_back(block);
    return block;
}

static QString rolesOf(const PickView &view)
{
    return view.roles.join(QStringLiteral(" · "));
}

void PickCard::setPick(const PickView &view, double axisEndGiB, double speedScaleEnd, bool inShortlist)
{
    m_view = view;
    clear();
    setEmphasised(view.role == PickRole::BestValue);
    setAccessibleName(tr("%1: %2", "role of a pick, card").arg(rolesOf(view), view.name));
    fillHead();
    fillFit(axisEndGiB);
    fillSpeed(speedScaleEnd);
    fillCost();
    fillReasons();
    column()->addStretch(1);
    fillButtons(inShortlist);
    // Children made after their parent was shown stay hidden, and layouts would count them as nothing.
    const QList<QWidget *> children = findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : children)
        child->show();
}

void PickCard::fillHead()
{
    QWidget *block = addBlock(false);
    static_cast<QVBoxLayout *>(block->layout())->setSpacing(0);
    addText(block, TextRole::Header, Ink::Link, rolesOf(m_view), TextLabel::Flow::Wrap)->setMaximumLines(2);
    addText(block, TextRole::CardName, Ink::Text, m_view.name, TextLabel::Flow::Wrap)->setMaximumLines(2);
    addText(block, TextRole::Caption, Ink::Secondary, m_view.meta, TextLabel::Flow::Wrap)->setMaximumLines(2);
    static_cast<QVBoxLayout *>(block->layout())->addStretch(); // names beside each other stand on one line
}

void PickCard::fillFit(double axisEndGiB)
{
    QWidget *block = addBlock(true);
    auto *verdict = new VerdictLabel(VerdictLabel::Shape::Spread, block);
    verdict->setFit(m_view.fit);
    auto *bar = new FitBarWidget(barHeight, block);
    bar->setBar(m_view.bar, axisEndGiB, m_view.name);
    bar->setAxisLabels(true);
    block->layout()->addWidget(verdict);
    if (!m_view.fitOf.isEmpty())
        addText(block, TextRole::Caption, Ink::Secondary, m_view.fitOf, TextLabel::Flow::Wrap);
    block->layout()->addWidget(bar);
}

void PickCard::fillSpeed(double speedScaleEnd)
{
    QWidget *block = addBlock(true);
    addText(block, TextRole::Caption, Ink::Secondary, m_view.speedCaption);
    if (m_view.speedFigure.isEmpty()) {
        addText(block, TextRole::Key, Ink::Text, tr("not known"));
    } else {
        addFigure(block, m_view.speedFigure, m_view.speedUnit, m_view.speedBand);
        auto *strip = new BandStrip(block);
        strip->setBand(m_view.speed, speedScaleEnd,
                       tr("%1 %2, band %3", "figure, unit, low to high")
                           .arg(m_view.speedFigure, m_view.speedUnit, m_view.speedBand));
        block->layout()->addWidget(strip);
    }
    addText(block, TextRole::Caption, Ink::Secondary, m_view.speedBasis, TextLabel::Flow::Wrap);
}

void PickCard::fillCost()
{
    QWidget *block = addBlock(true);
    auto *head = new QHBoxLayout;
    head->addStrut(Tag().sizeHint().height()); // figures stand on one line, with or without the tag
    auto *caption = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, block);
    caption->setText(m_view.costCaption);
    head->addWidget(caption, 1);
    if (m_view.costAge != PriceAge::Fresh && !m_view.costFigure.isEmpty()) {
        auto *stale = new Tag(block);
        stale->setMark(Verdict::Tight, QStringLiteral("clock"), tr("stale"));
        head->addWidget(stale);
    }
    static_cast<QVBoxLayout *>(block->layout())->addLayout(head);
    if (!m_view.costFigure.isEmpty())
        addFigure(block, m_view.costFigure, m_view.costUnit, {});
    addText(block, TextRole::Caption, Ink::Secondary, m_view.costDetail, TextLabel::Flow::Wrap);
    if (!m_view.value.isEmpty())
        addText(block, TextRole::Caption, Ink::Text, m_view.value, TextLabel::Flow::Wrap)
            ->setObjectName(QStringLiteral("pickValue"));
    static_cast<QVBoxLayout *>(block->layout())->addStretch();
}

void PickCard::fillReasons()
{
    QWidget *block = addBlock(true);
    static_cast<QVBoxLayout *>(block->layout())->setSpacing(4);
    for (const QString &reason : m_view.reasons)
        block->layout()->addWidget(new NoteRow(QStringLiteral("tick"), Ink::Good, reason, block));
    for (const QString &caution : m_view.cautions)
        block->layout()->addWidget(new NoteRow(QStringLiteral("tight"), Ink::Caution, caution, block));
    static_cast<QVBoxLayout *>(block->layout())->addStretch();
}

void PickCard::fillButtons(bool inShortlist)
{
    auto *row = new QWidget(this);
    auto *buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(8);
    auto *details = new QPushButton(tr("Details…"), row);
    details->setObjectName(QStringLiteral("detailsButton"));
    details->setAccessibleName(tr("Details of %1").arg(m_view.name));
    auto *compare = new QPushButton(inShortlist ? tr("In comparison") : tr("Add to compare"), row);
    compare->setObjectName(QStringLiteral("addToCompareButton"));
    compare->setAccessibleName(tr("Add %1 to compare").arg(m_view.name));
    compare->setEnabled(!inShortlist);
    if (inShortlist)
        compare->setAccessibleName(tr("%1 is in the comparison").arg(m_view.name));
    buttons->addWidget(details);
    buttons->addWidget(compare);
    buttons->addStretch();
    column()->addWidget(row);
    connect(details, &QPushButton::clicked, this, [this] { Q_EMIT detailsAsked(m_view.option); });
    connect(compare, &QPushButton::clicked, this, [this] { Q_EMIT compareAsked(m_view.cards); });
}

} // namespace gpuwise
