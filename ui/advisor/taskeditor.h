// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of question 3: the kind of work as tiles, and the few settings that matter for it.
#pragma once

#include "model/domain/workload.h"

#include <QWidget>

#include <functional>
#include <vector>

class QButtonGroup;
class QStackedWidget;

namespace gpuwise {

class ChoiceTile;
class Session;

class TaskEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit TaskEditor(Session &session, QWidget *parent = nullptr);
    QWidget *firstField() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showAnswer();
    void pick(Task task);

    Session &m_session;
    QButtonGroup *m_group;
    std::vector<ChoiceTile *> m_tiles;
    QStackedWidget *m_settings;
};

} // namespace gpuwise
