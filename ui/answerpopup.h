// SPDX-License-Identifier: GPL-3.0-or-later
//
// The editor of one answer, shown under its chip. Changes apply at once; Escape or a click elsewhere closes
// it, but an entry that is refused keeps it open.
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

Q_SIGNALS:
    void leftFor(const QPoint &globalPosition); ///< about to close for a press there
    void questionAsked(int question);           ///< Alt+1 to Alt+3, while it is open

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool staysForRefused();

    QScrollArea *m_scroll;
};

} // namespace gpuwise
