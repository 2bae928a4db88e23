// SPDX-License-Identifier: GPL-3.0-or-later
//
// A flat box with a 1-px border: what groups of controls stand on.
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace gpuwise {

class Panel : public QWidget
{
    Q_OBJECT
public:
    explicit Panel(QWidget *parent = nullptr);

    QVBoxLayout *column() const { return m_column; } ///< with the design's padding of 12 x 16
    void setEmphasised(bool on);                     ///< 2-px accent border: the first pick

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVBoxLayout *m_column;
    bool m_emphasised = false;
};

/// A 1-px line across, in the colour of grid lines.
class Divider final : public QWidget
{
    Q_OBJECT
public:
    explicit Divider(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace gpuwise
