// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sentence with a small drawing in front of it: a reason, a caution, a remark.
#pragma once

#include "ui/widgets/textlabel.h"

#include <QWidget>

namespace gpuwise {

class NoteRow final : public QWidget
{
    Q_OBJECT
public:
    NoteRow(const QString &iconName, Ink iconInk, const QString &text, QWidget *parent = nullptr);
    TextLabel *label() const { return m_label; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    Ink m_ink;
    TextLabel *m_label;
};

} // namespace gpuwise
