// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/costchartpanel.h"

#include "model/guide/guideterms.h"
#include "ui/chartmenu.h"
#include "ui/charts/lineview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace gpuwise {

CostChartPanel::CostChartPanel(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_asTable(new QPushButton(this))
    , m_picture(new MenuButton(this))
    , m_view(new LineView(this))
    , m_table(new SheetTable(this))
    , m_empty(new EmptyState(QStringLiteral("rentorbuy"), this))
    , m_stack(new QStackedLayout)
{
    setObjectName(QStringLiteral("costChartPanel"));
    setGuideEntry(this, guideEntryFor(GuideTerm::BreakEven));
    m_view->setObjectName(QStringLiteral("costChart"));
    m_table->setObjectName(QStringLiteral("costTable"));
    m_asTable->setObjectName(QStringLiteral("costTableButton"));
    m_asTable->setCheckable(true);
    m_empty->button()->setObjectName(QStringLiteral("costEnterButton"));
    auto *box = new QWidget(this);
    box->setLayout(m_stack);
    box->setFixedHeight(m_view->sizeHint().height()); // the page does not jump
    for (QWidget *each :
         {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_empty)})
        m_stack->addWidget(each);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_picture);
    head->addWidget(m_asTable);
    column()->addLayout(head);
    column()->addWidget(box);
    connect(m_asTable, &QPushButton::toggled, this, &CostChartPanel::arrange);
    connect(m_empty->button(), &QPushButton::clicked, this, &CostChartPanel::entryAsked);
    m_picture->setObjectName(QStringLiteral("costPictureButton"));
    addPictureMenu(m_view);
    m_picture->choices()->addActions(m_view->actions());
    retranslate();
}

void CostChartPanel::setView(const CostView &view)
{
    m_shown = view;
    m_view->setLineChart(view.chart);
    arrange();
}

void CostChartPanel::showTable(bool on)
{
    m_asTable->setChecked(on);
}

void CostChartPanel::arrange()
{
    m_asTable->setVisible(m_shown.answered);
    m_picture->setVisible(m_shown.answered && !m_asTable->isChecked());
    m_title->setVisible(m_shown.answered);
    m_title->setText(m_shown.chart.title);
    if (m_asTable->isChecked())
        m_table->setSheet(m_shown.costs);
    m_empty->setSentence(m_shown.title);
    m_empty->button()->setText(!m_shown.asked                        ? tr("Choose a card")
                               : m_shown.missing == CostField::Price ? tr("Enter a price")
                               : m_shown.missing == CostField::Rent  ? tr("Enter a rent")
                                                                     : QString());
    m_empty->button()->setVisible(!m_empty->button()->text().isEmpty());
    m_stack->setCurrentWidget(!m_shown.answered        ? static_cast<QWidget *>(m_empty)
                              : m_asTable->isChecked() ? static_cast<QWidget *>(m_table)
                                                       : static_cast<QWidget *>(m_view));
}

void CostChartPanel::retranslate()
{
    m_picture->setText(tr("Picture"));
    m_picture->setToolTip(tr("Copy or save this chart as a picture"));
    m_asTable->setText(tr("Show as table"));
    m_asTable->setToolTip(tr("The same figures month by month: for reading, copying and screen readers"));
    arrange();
}

void CostChartPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
