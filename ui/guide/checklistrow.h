// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line of the checklist: a box to tick, what is asked, its state as a tag, where it is from, and a link
// into the guide.
#pragma once

#include "model/guide/checklist.h"

#include <QWidget>

class QCheckBox;

namespace gpuwise {

class ChecklistRow final : public QWidget
{
    Q_OBJECT
public:
    ChecklistRow(const CheckItem &item, bool ticked, QWidget *parent = nullptr);
    QCheckBox *box() const { return m_box; }

Q_SIGNALS:
    void ticked(const QString &id, bool on);

private:
    QCheckBox *m_box;
};

} // namespace gpuwise
