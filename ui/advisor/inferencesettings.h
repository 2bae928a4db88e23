// SPDX-License-Identifier: GPL-3.0-or-later
//
// What matters when a model is used: context, users, cache, runtime, what is fast enough; size and steps of
// images.
#pragma once

#include "ui/advisor/taskform.h"

namespace gpuwise {

class EntryRefusal;

class InferenceSettingsForm final : public TaskForm
{
    Q_OBJECT
public:
    explicit InferenceSettingsForm(Session &session, QWidget *parent);

protected:
    void retranslate() override;
    void showAnswer(const TaskAnswer &task) override;

private:
    void enterContext();
    void showContext(const TaskAnswer &task);

    QComboBox *m_context;
    EntryRefusal *m_contextRefusal;
    QSpinBox *m_users;
    QComboBox *m_cache;
    QComboBox *m_runtime;
    QSpinBox *m_layers;
    QSpinBox *m_floor;
    FormRow m_contextRow, m_usersRow, m_cacheRow, m_runtimeRow, m_layersRow, m_floorRow;
};

class ImageSettingsForm final : public TaskForm
{
    Q_OBJECT
public:
    explicit ImageSettingsForm(Session &session, QWidget *parent);

protected:
    void retranslate() override;
    void showAnswer(const TaskAnswer &task) override;

private:
    QSpinBox *m_width;
    QSpinBox *m_height;
    QSpinBox *m_steps;
    QSpinBox *m_images;
    FormRow m_widthRow, m_heightRow, m_stepsRow, m_imagesRow;
};

} // namespace gpuwise
