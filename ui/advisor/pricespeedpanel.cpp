// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/pricespeedpanel.h"

#include "model/session/session.h"
#include "model/words/words.h"
#include "ui/chartmenu.h"
#include "ui/charts/scatterview.h"
#include "ui/widgets/menubutton.h"
#include "ui/widgets/sheettable.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

namespace gpuwise {

PriceSpeedPanel::PriceSpeedPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_title(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_asTable(new QPushButton(this))
    , m_picture(new MenuButton(this))
    , m_view(new ScatterView(this))
    , m_table(new SheetTable(this))
    , m_note(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    setObjectName(QStringLiteral("priceSpeedPanel"));
    m_asTable->setObjectName(QStringLiteral("priceSpeedTableButton"));
    m_asTable->setCheckable(true);
    m_view->setObjectName(QStringLiteral("priceSpeedChart"));
    m_table->setObjectName(QStringLiteral("priceSpeedTable"));
    m_table->setFixedHeight(m_view->sizeHint().height()); // the page does not jump
    m_table->hide();
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_picture);
    head->addWidget(m_asTable);
    column()->addLayout(head);
    column()->addWidget(m_view);
    column()->addWidget(m_table);
    column()->addWidget(m_note);

    connect(m_asTable, &QPushButton::toggled, this, &PriceSpeedPanel::showTable);
    connect(m_view, &ScatterView::pointActivated, this, [this](int point) {
        const Option *option = m_shown.options[static_cast<std::size_t>(point)];
        Q_EMIT detailsAsked(static_cast<std::size_t>(option - m_session.advice().options.data()));
    });
    m_picture->setObjectName(QStringLiteral("priceSpeedPictureButton"));
    addPictureMenu(m_view);
    m_picture->choices()->addActions(m_view->actions());
    retranslate();
}

void PriceSpeedPanel::refresh()
{
    m_shown = priceSpeedOf(m_session.catalogue(), m_session.workload(), m_session.advice(), QLocale());
    setVisible(!m_shown.chart.points.empty());
    m_view->setScatterChart(m_shown.chart);
    if (m_asTable->isChecked())
        m_table->setSheet(m_shown.table);
    m_title->setText(m_shown.chart.title);
    m_note->setText(sentencesJoined({m_shown.chart.legend, m_shown.chart.note}));
}

void PriceSpeedPanel::showTable(bool on)
{
    if (on)
        m_table->setSheet(m_shown.table);
    m_view->setVisible(!on);
    m_picture->setVisible(!on);
    m_table->setVisible(on);
}

void PriceSpeedPanel::retranslate()
{
    m_picture->setText(tr("Picture"));
    m_picture->setToolTip(tr("Copy or save this chart as a picture"));
    m_asTable->setText(tr("Show as table"));
    m_asTable->setToolTip(tr("The same options as rows: for reading, copying and screen readers"));
}

void PriceSpeedPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
