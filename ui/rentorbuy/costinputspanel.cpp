// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rentorbuy/costinputspanel.h"

#include "model/session/costentries.h"
#include "model/session/session.h"
#include "ui/rentorbuy/costfieldrow.h"
#include "ui/widgets/textlabel.h"

#include <QCheckBox>
#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace gpuwise {

CostInputsPanel::CostInputsPanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_used(new QCheckBox(this))
    , m_dataCentre(new QCheckBox(this))
{
    setObjectName(QStringLiteral("costInputsPanel"));
    m_used->setObjectName(QStringLiteral("costUsedCheck"));
    m_dataCentre->setObjectName(QStringLiteral("costDataCentreCheck"));
    for (const CostField field : costFields()) {
        const CostSection section = costSectionOf(field);
        if (m_titles.empty() || m_titles.back().first != section) {
            if (!m_titles.empty()) {
                column()->addSpacing(4);
                column()->addWidget(new Divider(this));
            }
            m_titles.emplace_back(
                section, new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this));
            column()->addWidget(m_titles.back().second);
            if (section == CostSection::Buying)
                column()->addWidget(m_used);
        }
        if (field == CostField::Pue)
            column()->addWidget(m_dataCentre);
        auto *row = new CostFieldRow(field, this);
        column()->addWidget(row);
        m_rows.push_back(row);
        connect(row, &CostFieldRow::entered, this, &CostInputsPanel::enter);
    }
    column()->addStretch(1);
    connect(m_used, &QCheckBox::clicked, this, [this](bool on) { chooseUsed(m_session, on); });
    connect(m_dataCentre, &QCheckBox::clicked, this, [this](bool on) { chooseDataCentre(m_session, on); });
    retranslate();
}

void CostInputsPanel::setView(const CostView &view)
{
    for (const CostFieldText &texts : view.fields)
        row(texts.field)->setTexts(texts);
    m_used->setChecked(view.used);
    m_dataCentre->setChecked(view.inDataCentre);
}

void CostInputsPanel::enter(CostField field, const QString &text)
{
    if (const QString refusal = enterCost(m_session, field, text, QLocale()); !refusal.isEmpty())
        return row(field)->refuse(refusal);
    const CostView view = costView(m_session, QLocale()); // what was taken may be written otherwise
    for (const CostFieldText &texts : view.fields)
        if (texts.field == field)
            row(field)->setTexts(texts);
}

void CostInputsPanel::retranslate()
{
    for (const auto &[section, title] : m_titles)
        title->setText(costSectionName(section));
    m_used->setText(tr("Buy used"));
    m_dataCentre->setText(tr("In a data centre of my own"));
}

void CostInputsPanel::putBackRefused()
{
    for (CostFieldRow *row : m_rows)
        row->putBack();
}

void CostInputsPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
