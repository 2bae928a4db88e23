// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/wizardstep.h"

#include "ui/widgets/textlabel.h"

#include <QVBoxLayout>

namespace gpuwise {

WizardStep::WizardStep(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_question(new TextLabel(TextRole::Title, Ink::Text, TextLabel::Flow::Wrap, this))
    , m_explanation(new TextLabel(TextRole::Body, Ink::Secondary, TextLabel::Flow::Wrap, this))
{
    m_column->setContentsMargins(16, 0, 16, 8);
    m_column->setSpacing(12);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(0);
    heading->addWidget(m_question);
    heading->addWidget(m_explanation);
    m_column->addLayout(heading);
}

void WizardStep::setHeading(const QString &question, const QString &explanation)
{
    m_question->setText(question);
    m_explanation->setText(explanation);
}

} // namespace gpuwise
