// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparetoolbar.h"

#include "model/session/session.h"
#include "model/tables/comparisonpresets.h"
#include "model/tables/comparisontable.h"
#include "model/words/words.h"
#include "ui/style/icons.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>

namespace gpuwise {

namespace {

constexpr int spacing = 12;
constexpr int leastCards = 2;
constexpr int widestBaseline = 180; ///< of a card's name in the choice of the baseline

} // namespace

CompareToolbar::CompareToolbar(Session &session, ComparisonTable &table, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_table(table)
    , m_title(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_count(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_add(new QPushButton(iconNamed(QStringLiteral("plus")), QString(), this))
    , m_presets(new MenuButton(this))
    , m_onlyDifferent(new QCheckBox(this))
    , m_hidden(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_bestLegend(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_baseline(new QComboBox(this))
    , m_copy(new MenuButton(this))
    , m_export(new MenuButton(this))
{
    m_add->setObjectName(QStringLiteral("compareAddCardButton"));
    m_onlyDifferent->setObjectName(QStringLiteral("compareOnlyDifferentCheck"));
    m_hidden->setObjectName(QStringLiteral("compareHiddenLabel"));
    m_baseline->setObjectName(QStringLiteral("compareBaselineCombo"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    makeMenus();
    layOut();
    connect(m_add, &QPushButton::clicked, this, [this] { Q_EMIT addAsked(m_add); });
    connect(m_onlyDifferent, &QCheckBox::toggled, &m_table, &ComparisonTable::setOnlyDifferent);
    connect(m_baseline, &QComboBox::activated, this,
            [this](int column) { m_session.setBaseline(m_table.cardAt(column)); });
}

void CompareToolbar::makeMenus()
{
    m_presets->setObjectName(QStringLiteral("comparePresetsButton"));
    m_copy->setObjectName(QStringLiteral("compareCopyButton"));
    m_copy->setIcon(iconNamed(QStringLiteral("copy")));
    for (const auto &[form, name] :
         {std::pair(CopyForm::Table, "compareCopyTable"), std::pair(CopyForm::Csv, "compareCopyCsv"),
          std::pair(CopyForm::Markdown, "compareCopyMarkdown")}) {
        QAction *action = m_copy->choices()->addAction(QString());
        action->setObjectName(QString::fromLatin1(name));
        connect(action, &QAction::triggered, this, [this, form = form] { Q_EMIT copyAsked(form); });
    }
    m_export->setObjectName(QStringLiteral("compareExportButton"));
    m_export->setIcon(iconNamed(QStringLiteral("document")));
    for (const ComparisonFile kind : comparisonFiles) {
        QAction *action = m_export->choices()->addAction(QString());
        action->setObjectName(QStringLiteral("compareExport%1").arg(static_cast<int>(kind)));
        connect(action, &QAction::triggered, this, [this, kind] { Q_EMIT exportAsked(kind); });
    }
}

void CompareToolbar::layOut()
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing);
    row->addWidget(m_title);
    row->addWidget(m_count);
    row->addSpacing(spacing);
    row->addWidget(m_add);
    row->addWidget(m_presets);
    row->addWidget(m_onlyDifferent);
    row->addWidget(m_hidden);
    row->addStretch(1);
    row->addWidget(m_bestLegend);
    row->addWidget(m_baseline);
    row->addWidget(m_copy);
    row->addWidget(m_export);
}

void CompareToolbar::fillPresets()
{
    m_presets->choices()->clear();
    int number = 0;
    for (const ComparisonPreset &preset : comparisonPresets(m_session.catalogue())) {
        QAction *action =
            m_presets->choices()->addAction(QStringLiteral("&%1  %2").arg(++number).arg(preset.name));
        action->setObjectName(QStringLiteral("comparePreset%1").arg(number));
        connect(action, &QAction::triggered, this,
                [this, cards = preset.cards] { m_session.compareOnly(cards); });
    }
    m_presets->setVisible(number > 0);
}

void CompareToolbar::setOnlyDifferent(bool on)
{
    m_onlyDifferent->setChecked(on);
}

void CompareToolbar::refresh()
{
    const int cards = m_table.columnCount();
    const bool isComparison = cards >= leastCards;
    m_count->setText(tr("%1 of %2 cards").arg(cards).arg(Session::maxShortlist));
    m_add->setEnabled(m_session.shortlist().size() < Session::maxShortlist);
    m_onlyDifferent->setEnabled(isComparison);
    const int agreeing = m_table.agreeingRows();
    const QString hidden = m_table.onlyDifferent() ? tr("%n row(s) hidden", nullptr, agreeing) : QString();
    m_hidden->setText(hidden);
    m_onlyDifferent->setToolTip(hidden);

    const QSignalBlocker blocker(m_baseline);
    m_baseline->clear();
    for (int column = 0; column < cards; ++column) {
        const QString name = shortCardName(groupName(m_session.catalogue(), m_table.cardAt(column)));
        m_baseline->addItem(
            tr("Baseline: %1")
                .arg(m_baseline->fontMetrics().elidedText(name, Qt::ElideMiddle, widestBaseline)));
    }
    m_baseline->setCurrentIndex(static_cast<int>(m_table.comparison().baseline));
    m_baseline->setVisible(isComparison);
    m_copy->setVisible(isComparison);
    m_export->setVisible(isComparison);
}

void CompareToolbar::arrange(bool roomy)
{
    m_bestLegend->setVisible(roomy && m_table.columnCount() >= leastCards);
    m_hidden->setVisible(roomy);
    m_count->setVisible(roomy);
    m_copy->setText(roomy ? tr("Copy as") : QString()); // its icon and name remain
}

void CompareToolbar::retranslate()
{
    m_title->setText(tr("Compare"));
    m_add->setText(tr("Add card"));
    m_onlyDifferent->setText(tr("Only rows that differ"));
    m_bestLegend->setText(tr("◆ best in row"));
    m_baseline->setAccessibleName(tr("Baseline of the percentages"));
    m_baseline->setToolTip(tr("Percentages are differences to this card."));
    m_presets->setText(tr("Examples"));
    m_presets->setToolTip(tr("Comparisons that many people look for; undo brings yours back."));
    fillPresets();
    nameMenus();
}

void CompareToolbar::nameMenus()
{
    m_copy->setAccessibleName(tr("Copy as"));
    m_copy->setToolTip(tr("Copy the comparison as it is shown"));
    const QList<QAction *> forms = m_copy->choices()->actions();
    forms[0]->setText(tr("&Table (for documents and spreadsheets)\tCtrl+C"));
    forms[1]->setText(tr("&CSV"));
    forms[2]->setText(tr("&Markdown"));
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Save the comparison as Excel workbook, CSV, Markdown or PDF"));
    for (const ComparisonFile kind : comparisonFiles)
        m_export->choices()->actions()[static_cast<int>(kind)]->setText(tr("&%1  %2…", "number, kind of file")
                                                                            .arg(static_cast<int>(kind) + 1)
                                                                            .arg(comparisonFileName(kind)));
}

} // namespace gpuwise
