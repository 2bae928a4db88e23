// SPDX-License-Identifier: GPL-3.0-or-later
//
// What matters when a model is trained: the data, the batch, the optimizer, what is recomputed.
#pragma once

#include "ui/advisor/taskform.h"

namespace gpuwise {

class TrainingSettingsForm final : public TaskForm
{
    Q_OBJECT
public:
    explicit TrainingSettingsForm(Session &session, QWidget *parent);

protected:
    void retranslate() override;
    void showAnswer(const TaskAnswer &task) override;

private:
    QSpinBox *m_samples;
    QSpinBox *m_length;
    QSpinBox *m_epochs;
    QSpinBox *m_batch;
    QSpinBox *m_accumulation;
    QComboBox *m_optimizer;
    QComboBox *m_checkpointing;
    QComboBox *m_framework;
    QSpinBox *m_rank;
    FormRow m_samplesRow, m_lengthRow, m_epochsRow, m_batchRow, m_accumulationRow, m_optimizerRow,
        m_checkpointingRow, m_frameworkRow, m_rankRow;
};

} // namespace gpuwise
