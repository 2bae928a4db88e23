// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/advisor/trainingsettings.h"

#include "model/session/session.h"
#include "model/words/words.h"

#include <QComboBox>
#include <QSpinBox>

#include <array>

namespace gpuwise {

TrainingSettingsForm::TrainingSettingsForm(Session &session, QWidget *parent)
    : TaskForm(session, parent)
    , m_samples(makeSpin("samplesSpin", 1, 100000000, 1000,
                         [](TaskAnswer &task, int n) { task.training.samples = n; }))
    , m_length(makeSpin("sequenceLengthSpin", 64, 1048576, 512,
                        [](TaskAnswer &task, int n) { task.training.sequenceLength = n; }))
    , m_epochs(makeSpin("epochsSpin", 1, 1000, 1, [](TaskAnswer &task, int n) { task.training.epochs = n; }))
    , m_batch(makeSpin("batchSpin", 1, 1024, 1, [](TaskAnswer &task, int n) { task.training.batch = n; }))
    , m_accumulation(makeSpin("accumulationSpin", 1, 4096, 1,
                              [](TaskAnswer &task, int n) { task.training.accumulation = n; }))
    , m_optimizer(makeCombo("optimizerCombo",
                            [](TaskAnswer &task, const QVariant &value) {
                                task.training.optimizer = static_cast<Optimizer>(value.toInt());
                            }))
    , m_checkpointing(makeCombo("checkpointingCombo",
                                [](TaskAnswer &task, const QVariant &value) {
                                    task.training.checkpointing = static_cast<Checkpointing>(value.toInt());
                                }))
    , m_framework(makeCombo("frameworkCombo",
                            [](TaskAnswer &task, const QVariant &value) {
                                task.training.framework = static_cast<Framework>(value.toInt());
                            }))
    , m_rank(
          makeSpin("loraRankSpin", 1, 1024, 8, [](TaskAnswer &task, int n) { task.training.loraRank = n; }))
{
    m_samplesRow = addFormRow(left(), m_samples, this);
    m_lengthRow = addFormRow(left(), m_length, this);
    m_epochsRow = addFormRow(left(), m_epochs, this);
    m_batchRow = addFormRow(left(), m_batch, this);
    m_accumulationRow = addFormRow(left(), m_accumulation, this);
    m_optimizerRow = addFormRow(right(), m_optimizer, this);
    m_checkpointingRow = addFormRow(right(), m_checkpointing, this);
    m_frameworkRow = addFormRow(right(), m_framework, this);
    m_rankRow = addFormRow(right(), m_rank, this);
    explainFormRow(m_lengthRow, GuideTerm::SampleLength);
    explainFormRow(m_batchRow, GuideTerm::Batch);
    explainFormRow(m_accumulationRow, GuideTerm::Accumulation);
    explainFormRow(m_optimizerRow, GuideTerm::Optimizer);
    explainFormRow(m_checkpointingRow, GuideTerm::Checkpointing);
    explainFormRow(m_frameworkRow, GuideTerm::Framework);
    explainFormRow(m_rankRow, GuideTerm::LoraRank);
    start();
}

void TrainingSettingsForm::retranslate()
{
    setFormText(m_samplesRow, tr("&Samples"));
    setFormText(m_lengthRow, tr("Tokens a sample, at &most"));
    setFormText(m_epochsRow, tr("E&pochs"));
    setFormText(m_batchRow, tr("Batch on each &card"));
    setFormText(m_accumulationRow, tr("Batches &added up"),
                tr("Their gradients are summed before a step: a large batch in the memory of a small one."));
    setFormText(m_optimizerRow, tr("&Optimizer"));
    setFormText(m_checkpointingRow, tr("Activation chec&kpoints"),
                tr("Recomputing activations saves memory and costs about a third of the time."));
    setFormText(m_frameworkRow, tr("Soft&ware"));
    setFormText(m_rankRow, tr("LoRA &rank"));

    m_optimizer->clear();
    m_optimizer->addItem(QStringLiteral("AdamW"), static_cast<int>(Optimizer::AdamW));
    m_optimizer->addItem(tr("AdamW, 8-bit"), static_cast<int>(Optimizer::AdamW8bit));
    m_optimizer->addItem(tr("AdamW, 8-bit, paged"), static_cast<int>(Optimizer::PagedAdamW8bit));
    m_optimizer->addItem(QStringLiteral("Adafactor"), static_cast<int>(Optimizer::Adafactor));
    m_optimizer->addItem(QStringLiteral("SGD"), static_cast<int>(Optimizer::Sgd));
    m_checkpointing->clear();
    m_checkpointing->addItem(tr("on"), static_cast<int>(Checkpointing::On));
    m_checkpointing->addItem(tr("off"), static_cast<int>(Checkpointing::Off));
    m_checkpointing->addItem(tr("on, kept in main memory"), static_cast<int>(Checkpointing::Offload));
    m_framework->clear();
    for (const Framework framework :
         {Framework::Peft, Framework::Unsloth, Framework::LlamaFactory, Framework::Axolotl,
          Framework::Torchtune, Framework::Litgpt, Framework::LlmFoundry, Framework::Torchtitan,
          Framework::Megatron, Framework::DeepSpeed})
        m_framework->addItem(frameworkName(framework), static_cast<int>(framework));
}

void TrainingSettingsForm::showAnswer(const TaskAnswer &task)
{
    const TrainingSettings &settings = task.training;
    m_samples->setValue(static_cast<int>(settings.samples));
    m_length->setValue(settings.sequenceLength);
    m_epochs->setValue(static_cast<int>(settings.epochs));
    m_batch->setValue(settings.batch);
    m_accumulation->setValue(settings.accumulation);
    m_optimizer->setCurrentIndex(m_optimizer->findData(static_cast<int>(settings.optimizer)));
    m_checkpointing->setCurrentIndex(m_checkpointing->findData(static_cast<int>(settings.checkpointing)));
    m_framework->setCurrentIndex(m_framework->findData(static_cast<int>(settings.framework)));
    m_rank->setValue(settings.loraRank);
    setFormVisible(m_rankRow, task.task == Task::Lora || task.task == Task::Qlora);
}

} // namespace gpuwise
