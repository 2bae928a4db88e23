// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/sizepanel.h"

#include "model/guide/guideterms.h"
#include "model/session/session.h"
#include "ui/widgets/entryrefusal.h"
#include "ui/widgets/guidehelp.h"
#include "ui/widgets/sizeedit.h"
#include "ui/widgets/sizeslider.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace gpuwise {

SizePanel::SizePanel(Session &session, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_caption(new TextLabel(TextRole::Key, Ink::Text, TextLabel::Flow::OneLine, this))
    , m_hint(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
    , m_slider(new SizeSlider(this))
    , m_edit(new SizeEdit(this))
    , m_refused(new TextLabel(TextRole::Caption, Ink::Bad, TextLabel::Flow::Wrap, this))
{
    setGuideEntry(this, guideEntryFor(GuideTerm::ModelSize));
    m_slider->setObjectName(QStringLiteral("sizeSlider"));
    m_edit->setObjectName(QStringLiteral("sizeEdit"));
    m_edit->setFixedWidth(110);
    m_refused->setObjectName(QStringLiteral("sizeRefusal"));
    m_edit->refusal()->showBelow(m_refused);

    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_caption);
    names->addWidget(m_hint);
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    row->addLayout(names);
    row->addWidget(m_slider, 1);
    row->addWidget(m_edit);
    column()->addLayout(row);
    column()->addWidget(m_refused);

    connect(m_slider, &SizeSlider::billionsPicked, this, &SizePanel::answer);
    connect(m_edit, &SizeEdit::billionsEntered, this, &SizePanel::answer);
    connect(&session, &Session::modelChanged, this, &SizePanel::showAnswer);
    retranslate();
    showAnswer();
}

void SizePanel::retranslate()
{
    m_caption->setText(tr("Parameters"));
    m_hint->setText(tr("logarithmic scale"));
    m_slider->setAccessibleName(tr("Number of parameters, billions"));
    m_edit->setAccessibleName(tr("Number of parameters, such as 7B"));
}

void SizePanel::showAnswer()
{
    const ModelAnswer &model = m_session.workload().model;
    const AiModel *known = model.file ? &model.file->model : m_session.catalogue().model(model.modelId);
    const double billions = known ? known->shape.params / 1e9 : model.sizeBillions;
    if (!(billions > 0))
        return;
    m_slider->setBillions(billions);
    m_edit->setBillions(billions);
}

void SizePanel::answer(double billions)
{
    ModelAnswer model = m_session.workload().model;
    model.modelId.clear();
    model.file.reset();
    model.sizeBillions = billions;
    m_session.setModel(model);
}

void SizePanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
