// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window knows of a page: its name, its icon, and pictures of its states for --capture.
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

    virtual QString pageName() const = 0; ///< in the language of the moment
    virtual QString iconName() const = 0;
    QString pageId() const { return iconName(); } ///< stable: session files name pages so

    virtual bool showsCards() const { return false; } ///< one by one: then showCard() does something
    virtual void showCard(const QString &) {}

    /// What a session file remembers of how the page stands, as words of its own; others are ignored.
    virtual QStringList marks() const { return {}; }
    virtual void setMarks(const QStringList &) {}

    /// A state worth a picture: a file name and how to get there.
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
};

} // namespace gpuwise
