// SPDX-License-Identifier: GPL-3.0-or-later
//
// The editor of one answer, shown under its chip. Changes apply at once; Escape or a click elsewhere closes
// it.
#pragma once

#include <QWidget>

class QScrollArea;

namespace gpuwise {

class AnswerPopup final : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerPopup(QWidget *parent);
    void setContent(QWidget *editor);
    void showUnder(const QWidget *anchor);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QScrollArea *m_scroll;
};

} // namespace gpuwise
