// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a page shows before there is something to show: what belongs here, and one button to begin with.
#pragma once

#include <QWidget>

class QPushButton;

namespace gpuwise {

class TextLabel;

class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(const QString &iconName, QWidget *parent = nullptr);
    void setSentence(const QString &sentence);
    QPushButton *button() const { return m_button; } ///< hidden until it has a text

private:
    TextLabel *m_sentence;
    QPushButton *m_button;
};

} // namespace gpuwise
