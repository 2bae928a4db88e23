// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/modeleditor.h"

#include "model/session/precisionchoices.h"
#include "model/session/session.h"
#include "model/words/format.h"
#include "ui/advisor/modellibrary.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/sizeedit.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace gpuwise {

namespace {
constexpr int libraryWidth = 680; ///< leaves room for long names
}

ModelEditor::ModelEditor(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_library(new ModelLibrary(session, this))
    , m_size(new SizeEdit(this))
    , m_precision(new QComboBox(this))
{
    m_size->setObjectName(QStringLiteral("popupSizeEdit"));
    m_precision->setObjectName(QStringLiteral("popupPrecisionCombo"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    m_sizeRow = addFormRow(grid, m_size, this);
    addRefusalRow(grid, m_size->refusal(), QStringLiteral("sizeRefusal"), this);
    m_precisionRow = addFormRow(grid, m_precision, this);
    explainFormRow(m_sizeRow, GuideTerm::ModelSize);
    explainFormRow(m_precisionRow, GuideTerm::Precision);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    m_library->setCompact();
    m_library->setMinimumWidth(libraryWidth);
    column->addWidget(m_library, 1);
    grid->setColumnStretch(2, 1);
    column->addLayout(grid);

    connect(m_size, &SizeEdit::billionsEntered, this, [this](double billions) {
        ModelAnswer answer = m_session.workload().model;
        answer.modelId.clear();
        answer.file.reset();
        answer.sizeBillions = billions;
        m_session.setModel(answer);
    });
    connect(m_precision, &QComboBox::activated, this, [this](int index) {
        ModelAnswer answer = m_session.workload().model;
        answer.precisionId = m_precision->itemData(index).toString();
        m_session.setModel(answer);
    });
    connect(&session, &Session::workloadChanged, this, &ModelEditor::showAnswer);
    retranslate();
    showAnswer();
}

void ModelEditor::retranslate()
{
    setFormText(m_sizeRow, tr("Or a si&ze"), tr("A number of parameters, such as 7B, 350M or 1.2T"));
    setFormText(m_precisionRow, tr("Pre&cision"));
}

void ModelEditor::showAnswer()
{
    const QLocale locale;
    const ModelAnswer &answer = m_session.workload().model;
    const AiModel *known = answer.file ? &answer.file->model : m_session.catalogue().model(answer.modelId);
    const double billions = known ? known->shape.params / 1e9 : answer.sizeBillions;
    if (billions > 0)
        m_size->setBillions(billions);
    m_precision->clear();
    for (const PrecisionChoice &choice : precisionChoices(m_session.catalogue(), m_session.workload())) {
        const QString item =
            choice.weightBytes > 0
                ? tr("%1: %2 GiB of weights").arg(choice.name, formatGiB(choice.weightBytes, locale))
                : choice.name;
        m_precision->addItem(item, choice.id);
    }
    m_precision->setCurrentIndex(m_precision->findData(answer.precisionId));
}

void ModelEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showAnswer();
    }
}

} // namespace gpuwise
