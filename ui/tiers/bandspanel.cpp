// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tiers/bandspanel.h"

#include "model/guide/guideterms.h"
#include "model/words/bandwords.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QLocale>
#include <QVBoxLayout>

namespace gpuwise {

namespace {
constexpr int bandCount = 5;
} // namespace

BandsPanel::BandsPanel(QWidget *parent)
    : QWidget(parent)
    , m_choice(new Segmented(this))
    , m_summary(new TextLabel(TextRole::Body, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_table(new SheetTable(this))
    , m_remark(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(QStringLiteral("bandsPanel"));
    setGuideEntry(this, guideEntryFor(GuideTerm::GuideBands));
    m_table->setObjectName(QStringLiteral("bandsTable"));
    m_summary->setObjectName(QStringLiteral("bandsSummary"));
    for (int kind = 0; kind < bandCount; ++kind)
        m_choice->addChoice(kind, {}, QStringLiteral("band_%1").arg(bandCode(static_cast<BandKind>(kind))));
    m_choice->setChoice(0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_choice, 0, Qt::AlignLeft);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(m_remark);
    connect(m_choice, &Segmented::choicePicked, this, &BandsPanel::showBand);
    connect(m_table, &QTableWidget::activated, this, [this](const QModelIndex &index) {
        const auto at = static_cast<std::size_t>(m_choice->choice());
        if (at < m_bands.size() && static_cast<std::size_t>(index.row()) < m_bands[at].cards.size())
            Q_EMIT cardActivated(m_bands[at].cards[static_cast<std::size_t>(index.row())].gpu->id);
    });
}

void BandsPanel::setBands(const Catalogue &catalogue, std::vector<BudgetBand> bands)
{
    m_catalogue = &catalogue;
    m_bands = std::move(bands);
    const QLocale locale;
    for (int kind = 0; kind < bandCount; ++kind) {
        const bool known = static_cast<std::size_t>(kind) < m_bands.size();
        m_choice->button(kind)->setVisible(known);
        if (known)
            m_choice->setChoiceText(kind, bandTitle(m_bands[static_cast<std::size_t>(kind)], locale));
    }
    m_remark->setText(bandsRemark());
    showBand();
}

void BandsPanel::showBand()
{
    const auto at = static_cast<std::size_t>(m_choice->choice());
    if (at >= m_bands.size())
        return;
    const Sheet sheet = bandSheet(*m_catalogue, m_bands[at], QLocale());
    m_summary->setText(sheet.notes.join(u'\n'));
    m_table->setSheet(sheet);
}

} // namespace gpuwise
