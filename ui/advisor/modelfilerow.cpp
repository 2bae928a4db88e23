// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/modelfilerow.h"

#include "model/modelfiles/problem.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "ui/modelfileopening.h"
#include "ui/widgets/textlabel.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

namespace gpuwise {

ModelFileRow::ModelFileRow(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_open(new QPushButton(this))
    , m_known(new TextLabel(TextRole::Caption, Ink::Secondary, TextLabel::Flow::OneLine, this))
{
    m_open->setObjectName(QStringLiteral("openModelFileButton"));
    m_open->setFlat(true);
    m_known->setObjectName(QStringLiteral("modelFileLabel"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_open);
    row->addWidget(m_known);
    connect(m_open, &QPushButton::clicked, this, [this] { askForModelFile(m_session, window()); });
    connect(&session, &Session::modelChanged, this, &ModelFileRow::showAnswer);
    retranslate();
}

void ModelFileRow::retranslate()
{
    m_open->setText(tr("&Open a model file…"));
    showAnswer();
}

void ModelFileRow::showAnswer()
{
    const FileModel *file = m_session.workload().model.file.get();
    if (!file) {
        m_known->setText(tr("or drop one on this window: GGUF, safetensors, its index, or config.json"));
        return;
    }
    const QString name = inertText(QFileInfo(file->path).fileName());
    const QString weights = formatGiB(file->weightBytes, QLocale(), 2);
    if (!file->shapeKnown)
        m_known->setText(
            tr("%1: %2 GiB of weights; the rest is that of a model of this size").arg(name, weights));
    else if (file->hasExactWeights())
        m_known->setText(tr("%1: its own shape, and %2 GiB of weights").arg(name, weights));
    else
        m_known->setText(tr("%1: its own shape").arg(name));
}

void ModelFileRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace gpuwise
