// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window knows of a page that is there; its name and icon are known before (pagekinds.h).
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

namespace gpuwise {

class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void showCard(const QString &) {}

    /// What a session file remembers of how the page stands, as words of its own; others are ignored.
    virtual QStringList marks() const { return {}; }
    virtual void setMarks(const QStringList &) {}

    /// A state worth a picture, for --capture: a file name and how to get there.
    struct View
    {
        QString fileName;
        std::function<void()> show;
        std::function<QWidget *()> above{}; ///< a popup to stand on the page; null: none
    };
    virtual std::vector<View> views() = 0;

Q_SIGNALS:
    void reportAsked();
    void compareAsked();
    void answerAsked(int question);         ///< 1 to 3: open its editor
    void accuracyAsked();                   ///< "How good are these numbers?"
    void messageAsked(const QString &text); ///< for the status line
    void fileSaved(const QString &path);    ///< offers to open it
};

} // namespace gpuwise
