// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/modelstep.h"

#include "model/session/session.h"
#include "ui/advisor/modelfilerow.h"
#include "ui/advisor/modellibrary.h"
#include "ui/advisor/needpanel.h"
#include "ui/advisor/precisionpicker.h"
#include "ui/advisor/sizepanel.h"
#include "ui/widgets/guidelink.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gpuwise {

ModelStep::ModelStep(Session &session, QWidget *parent)
    : WizardStep(parent)
    , m_size(new SizePanel(session, this))
    , m_library(new ModelLibrary(session, this))
    , m_file(new ModelFileRow(session, this))
    , m_precisionTitle(new TextLabel(TextRole::Section, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_precisionHint(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_precision(new PrecisionPicker(session, this))
    , m_need(new NeedPanel(session, this))
{
    auto *precisionHead = new QHBoxLayout;
    precisionHead->setSpacing(4);
    precisionHead->addWidget(m_precisionTitle);
    precisionHead->addWidget(new GuideLink(QStringLiteral("gl-quantisation"), this));
    precisionHead->addSpacing(8);
    precisionHead->addWidget(m_precisionHint, 1);
    auto *precision = new QVBoxLayout;
    precision->setSpacing(6);
    precision->addLayout(precisionHead);
    precision->addWidget(m_precision);

    addBesideTitle(m_file);
    column()->addWidget(m_size);
    column()->addWidget(m_library, 1);
    column()->addLayout(precision);
    column()->addWidget(m_need);
    connect(m_need, &NeedPanel::refreshed, this, &WizardStep::consequenceChanged);
    retranslate();
}

void ModelStep::retranslate()
{
    setHeading(tr("How big is the model?"), tr("Parameters times precision is the memory of the weights, "
                                               "usually the largest part. Choose a size or "
                                               "a model: both lead to the same answer."));
    m_precisionTitle->setText(tr("Precision of the weights"));
    m_precisionHint->setText(
        tr("Bits are the real average over a file; embeddings and output may keep more."));
}

QString ModelStep::consequence() const
{
    return m_need->sentence();
}

QWidget *ModelStep::firstField() const
{
    return m_library->searchField();
}

void ModelStep::changeEvent(QEvent *event)
{
    WizardStep::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
