// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/wizardstep.h"

#include "ui/widgets/guidelink.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gpuwise {

WizardStep::WizardStep(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_titleRow(new QHBoxLayout)
    , m_question(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_explanation(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    m_column->setContentsMargins(16, 0, 16, 8);
    m_column->setSpacing(12);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(0);
    heading->addLayout(m_titleRow);
    m_titleRow->addWidget(m_question, 1);
    heading->addWidget(m_explanation);
    m_column->addLayout(heading);
}

void WizardStep::setHeading(const QString &question, const QString &explanation)
{
    m_question->setText(question);
    m_explanation->setText(explanation);
}

void WizardStep::addBesideTitle(QWidget *widget)
{
    m_titleRow->addWidget(widget);
}

void WizardStep::explainBy(const QString &entryId)
{
    addBesideTitle(new GuideLink(entryId, this));
}

} // namespace gpuwise
