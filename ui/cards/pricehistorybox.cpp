// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cards/pricehistorybox.h"

#include "model/words/words.h"
#include "ui/chartmenu.h"
#include "ui/charts/scatterview.h"
#include "ui/widgets/heightforwidth.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace gpuwise {

namespace {
constexpr int chartHeight = 220;
} // namespace

PriceHistoryBox::PriceHistoryBox(QWidget *parent)
    : QWidget(parent)
    , m_which(new QComboBox(this))
    , m_asTable(new QPushButton(this))
    , m_sentence(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
    , m_view(new ScatterView(this))
    , m_table(new SheetTable(this))
    , m_box(new QWidget(this))
    , m_stack(new QStackedLayout)
    , m_legend(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    m_which->setObjectName(QStringLiteral("priceHistoryCombo"));
    m_asTable->setObjectName(QStringLiteral("priceHistoryTableButton"));
    m_view->setObjectName(QStringLiteral("priceHistoryChart"));
    m_table->setObjectName(QStringLiteral("priceHistoryTable"));
    m_sentence->setObjectName(QStringLiteral("priceHistorySentence"));
    m_asTable->setCheckable(true);
    addPictureMenu(m_view);
    m_box->setLayout(m_stack);
    m_box->setFixedHeight(chartHeight); // nothing below jumps
    m_view->setFixedHeight(chartHeight);
    m_stack->setContentsMargins(0, 0, 0, 0);
    m_stack->addWidget(m_view);
    m_stack->addWidget(m_table);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_which);
    head->addStretch(1);
    head->addWidget(m_asTable);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_sentence);
    column->addWidget(m_box);
    column->addWidget(m_legend);
    letHeightFollowWidth(*this);
    connect(m_which, &QComboBox::currentIndexChanged, this, &PriceHistoryBox::arrange);
    connect(m_asTable, &QPushButton::toggled, this, &PriceHistoryBox::arrange);
    retranslate();
}

void PriceHistoryBox::setHistories(std::vector<PriceHistory> histories)
{
    m_histories = std::move(histories);
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    for (const PriceHistory &history : m_histories)
        m_which->addItem(history.name);
    m_which->setCurrentIndex(m_histories.empty() ? -1 : 0);
    arrange();
}

void PriceHistoryBox::showTable(bool on)
{
    m_asTable->setChecked(on);
}

void PriceHistoryBox::arrange()
{
    const int at = m_which->currentIndex();
    const bool any = at >= 0 && static_cast<std::size_t>(at) < m_histories.size();
    for (QWidget *each : {static_cast<QWidget *>(m_which), static_cast<QWidget *>(m_asTable), m_box,
                          static_cast<QWidget *>(m_legend)})
        each->setVisible(any);
    if (!any) {
        m_sentence->setText(tr("No dated price of this card is known."));
        m_view->setScatterChart({});
        return;
    }
    const PriceHistory &history = m_histories[static_cast<std::size_t>(at)];
    m_view->setScatterChart(history.chart);
    m_table->setSheet(history.table);
    m_sentence->setText(history.chart.description);
    m_legend->setText(sentencesJoined({history.chart.legend, history.chart.note}));
    m_stack->setCurrentWidget(m_asTable->isChecked() ? static_cast<QWidget *>(m_table) : m_view);
}

void PriceHistoryBox::retranslate()
{
    m_which->setAccessibleName(tr("Which prices"));
    m_asTable->setText(tr("Show as table"));
    m_asTable->setToolTip(tr("Every offer with date, region and source"));
    arrange();
}

void PriceHistoryBox::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
