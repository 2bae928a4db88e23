// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/tierlegend.h"

#include "model/guide/guideterms.h"
#include "ui/style/icons.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/noterow.h"

#include <QEvent>
#include <QVBoxLayout>

namespace gpuwise {

TierLegend::TierLegend(QWidget *parent)
    : Panel(parent)
{
    setGuideEntry(this, guideEntryFor(GuideTerm::Tier));
    setObjectName(QStringLiteral("tierLegend"));
    fill();
}

void TierLegend::fill()
{
    delete m_rows;
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    const auto add = [&](const QString &icon, Ink ink, const QString &text) {
        rows->addWidget(new NoteRow(icon, ink, text, m_rows));
    };
    auto *title = new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, m_rows);
    title->setText(tr("How to read it"));
    rows->addWidget(title);
    add(QStringLiteral("bars"), Ink::Secondary,
        tr("Figure: the score of 100; strip: its parts. A tier begins at a share of the best score."));
    add(verdictIconName(Verdict::Fits), Ink::Good, tr("Fits into memory"));
    add(verdictIconName(Verdict::Tight), Ink::Caution, tr("Tight: A is the most"));
    add(QStringLiteral("clock"), Ink::Caution, tr("The price is old"));
    add(QStringLiteral("info"), Ink::Secondary, tr("Something keeps it from a higher tier: open it"));
    column()->addWidget(m_rows);
}

void TierLegend::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace gpuwise
