// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/guidetierspanel.h"

#include "model/words/tierwords.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/pagescroll.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/textlabel.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

GuideTiersPanel::GuideTiersPanel(QWidget *parent)
    : QWidget(parent)
    , m_page(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("guideTiers"));
    m_page->setContentsMargins(0, 0, 0, 0);
}

void GuideTiersPanel::setTiers(const std::vector<GuideTierView> &tiers)
{
    delete m_content;
    auto *inner = new QWidget(this);
    auto *column = new QVBoxLayout(inner);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto *about = new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, inner);
    about->setText(
        tr("What buying guides of 2026 say, whatever the workload. Under each card: where it stands "
           "for yours."));
    column->addWidget(about);
    for (const GuideTierView &tier : tiers)
        column->addWidget(makeTier(tier, inner));
    column->addStretch(1);
    m_content = new PageScroll(inner, this);
    m_page->addWidget(m_content);
}

QWidget *GuideTiersPanel::makeTier(const GuideTierView &tier, QWidget *parent)
{
    auto *panel = new Panel(parent);
    auto *title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, panel);
    title->setText(tier.name);
    panel->column()->addWidget(title);
    auto *cards = new QGridLayout;
    cards->setHorizontalSpacing(12);
    cards->setVerticalSpacing(2);
    int place = 0;
    for (const GuideTierView::Card &card : tier.cards) {
        auto *button = new QPushButton(panel);
        button->setText(QString(card.name).replace(u'&', QStringLiteral("&&")));
        button->setObjectName(QStringLiteral("guideCard_%1").arg(card.gpuId));
        button->setAccessibleName(card.here.isEmpty()
                                      ? card.name
                                      : tr("%1, %2", "card, where it stands").arg(card.name, card.here));
        button->setMaximumWidth(240);
        button->setMinimumWidth(120);
        auto *here = new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, panel);
        here->setText(card.here);
        cards->addWidget(button, 0, place);
        cards->addWidget(here, 1, place);
        connect(button, &QPushButton::clicked, this, [this, id = card.gpuId] { Q_EMIT cardActivated(id); });
        ++place;
    }
    cards->setColumnStretch(place, 1);
    panel->column()->addLayout(cards);
    panel->column()->addWidget(
        new NoteRow(QStringLiteral("tick"), Ink::Good, tr("Advantage: %1").arg(tier.advantage), panel));
    panel->column()->addWidget(
        new NoteRow(QStringLiteral("advisor"), Ink::Secondary, tr("Scene: %1").arg(tier.scene), panel));
    panel->column()->addWidget(
        new NoteRow(QStringLiteral("tight"), Ink::Caution, tr("Caution: %1").arg(tier.caution), panel));
    return panel;
}

} // namespace gpuwise
