// SPDX-License-Identifier: GPL-3.0-or-later
//
// A short row of choices of which one is on: buttons that share their borders. Arrow keys move along it.
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QButtonGroup;

namespace gpuwise {

class Segmented final : public QWidget
{
    Q_OBJECT
public:
    explicit Segmented(QWidget *parent = nullptr);

    void addChoice(int id, const QString &text, const QString &objectName = {});
    void setChoiceText(int id, const QString &text);
    void setChoiceToolTip(int id, const QString &tip);
    void setChoice(int id); ///< does not emit
    int choice() const;
    QAbstractButton *button(int id) const;

Q_SIGNALS:
    void choicePicked(int id);

private:
    QButtonGroup *m_group;
};

} // namespace gpuwise
