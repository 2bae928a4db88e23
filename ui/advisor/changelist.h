// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers that could be given instead, each with what follows and a button that tries it. Undo brings the old
// answer back.
#pragma once

#include "model/session/whynot.h"

#include <QWidget>

namespace gpuwise {

class ChangeList final : public QWidget
{
    Q_OBJECT
public:
    explicit ChangeList(QWidget *parent = nullptr);
    void setChanges(const std::vector<AnswerChange> &changes);

Q_SIGNALS:
    void tryAsked(const gpuwise::Workload &workload);
};

} // namespace gpuwise
