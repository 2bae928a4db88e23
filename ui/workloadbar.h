// SPDX-License-Identifier: GPL-3.0-or-later
//
// The three answers, always in sight and edited in place; what they need in memory; undo and redo.
#pragma once

#include <QWidget>

#include <array>
#include <functional>

class QAction;
class QToolButton;

namespace gpuwise {

class Chip;
class Session;
class TextLabel;

class WorkloadBar final : public QWidget
{
    Q_OBJECT
public:
    WorkloadBar(Session &session, QAction *undo, QAction *redo, QWidget *parent = nullptr);

    /// Makes the editor of question 1, 2 or 3 for its popup; called when a chip is opened.
    void setEditorFactory(std::function<QWidget *(int question, QWidget *parent)> factory);
    void openEditor(int question);
    QWidget *openPopup() const { return m_popup; } ///< null when none is open

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    bool closeEditor();
    void followPress(const QPoint &globalPosition);
    void shareWidth();

    Session &m_session;
    std::array<Chip *, 3> m_chips{};
    TextLabel *m_needCaption;
    TextLabel *m_needFigure;
    TextLabel *m_needBand;
    std::function<QWidget *(int, QWidget *)> m_makeEditor;
    QWidget *m_popup = nullptr;
    int m_openQuestion = 0;
};

} // namespace gpuwise
