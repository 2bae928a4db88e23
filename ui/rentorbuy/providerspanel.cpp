// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/providerspanel.h"

#include "model/guide/guideterms.h"
#include "ui/rentorbuy/providerdelegate.h"
#include "ui/style/icons.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/noterow.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QHeaderView>
#include <QVBoxLayout>

#include <algorithm>

namespace gpuwise {

namespace {
constexpr int mostRowsShown = 12; ///< more of them scroll

void clearLines(QVBoxLayout *column)
{
    while (QLayoutItem *item = column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

Verdict coloursOf(ClaimVerdict verdict)
{
    return verdict == ClaimVerdict::True         ? Verdict::Fits
           : verdict == ClaimVerdict::False      ? Verdict::No
           : verdict == ClaimVerdict::Unverified ? Verdict::Unknown
                                                 : Verdict::Tight;
}

Ink inkOf(Verdict verdict)
{
    return verdict == Verdict::Fits    ? Ink::Good
           : verdict == Verdict::No    ? Ink::Bad
           : verdict == Verdict::Tight ? Ink::Caution
                                       : Ink::Secondary;
}
} // namespace

ProvidersPanel::ProvidersPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_banners(new QVBoxLayout)
    , m_table(new SheetTable(this))
    , m_claims(new QVBoxLayout)
{
    setObjectName(QStringLiteral("providersPanel"));
    setGuideEntry(this, guideEntryFor(GuideTerm::RentKinds));
    m_table->setObjectName(QStringLiteral("providersTable"));
    m_table->setItemDelegate(new ProviderDelegate(m_table));
    m_banners->setSpacing(2);
    column()->addWidget(m_title);
    column()->addWidget(m_note);
    column()->addLayout(m_banners);
    column()->addWidget(m_table);
    m_claims->setSpacing(4);
    column()->addLayout(m_claims);
}

void ProvidersPanel::setProviders(const ProviderTable &providers)
{
    m_title->setText(providers.sheet.title);
    m_note->setText(providers.note);
    clearLines(m_banners);
    clearLines(m_claims);
    for (const ProviderTable::Banner &banner : providers.banners) {
        const bool aged = banner.tag == PriceTag::Stale || banner.tag == PriceTag::Old;
        m_banners->addWidget(new NoteRow(aged ? QStringLiteral("clock") : QStringLiteral("info"),
                                         aged ? Ink::Caution : Ink::Secondary, banner.text, this));
    }
    m_table->setSheet(providers.sheet);
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->horizontalHeaderItem(column)->setToolTip(inertToolTip(providers.headerTips.value(column)));
    int widestTag = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(row);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            QTableWidgetItem *item = m_table->item(row, column);
            item->setData(ProviderDelegate::OldRole, providers.ages[at] == PriceAge::Old);
            item->setData(ProviderDelegate::StaleRole,
                          column == ProviderTable::dateColumn && providers.ages[at] == PriceAge::Stale);
            if (column == providers.tagColumn && !item->text().isEmpty())
                widestTag = std::max(widestTag, ProviderDelegate::widthFor(item->text()));
            if (column == providers.tagColumn)
                item->setData(ProviderDelegate::TagRole, static_cast<int>(providers.tags[at]));
            item->setToolTip(inertToolTip(providers.details[row].left(2000)));
        }
    }
    if (providers.tagColumn >= 0)
        m_table->setLeastWidth(providers.tagColumn, widestTag);
    for (const ProviderTable::GuideClaim &claim : providers.claims) {
        const Verdict verdict = coloursOf(claim.verdict);
        m_claims->addWidget(new NoteRow(verdictIconName(verdict), inkOf(verdict), claim.text, this));
    }
    m_table->setVisible(m_table->rowCount() > 0);
    const int rows = std::min(m_table->rowCount(), mostRowsShown);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() +
                            rows * m_table->verticalHeader()->defaultSectionSize() + 14);
}

} // namespace gpuwise
