// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dialogs of session files: which file, what was wrong with it, and whether changes may go. None of them
// stops the window; words from files are shown as plain text.
#pragma once

#include "model/sessionfiles/sessionkeeper.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QMessageBox;
class QWidget;

namespace gpuwise {

class SessionFiling final : public QObject
{
    Q_OBJECT
public:
    SessionFiling(SessionKeeper &keeper, QWidget *window);

    /// Where the pages stand, and how to bring them there.
    std::function<SessionView()> viewNow;
    std::function<void(const SessionView &)> showView;
    /// Work that was never saved comes back at the next start: then closing asks only about files.
    bool keepsUnsaved = false;

    void askToOpen();
    void open(const QString &path); ///< asks first when changes would be lost
    void save();
    void saveAs();
    /// Closing would lose changes: then the window's title is marked, and closing asks.
    bool wouldLose() const;
    /// Before the window closes. True: nothing would be lost. False: it asks, and calls `then` if it may.
    bool mayClose(const std::function<void()> &then);
    void say(const QString &title, const QString &text, bool warning);

Q_SIGNALS:
    void saved(const QString &name);

private:
    void openNow(const QString &path);
    void saveTo(const QString &path, const std::function<void()> &then);
    void askWhereToSave(const std::function<void()> &then);
    void saveThen(const std::function<void()> &then);
    void askAboutChanges(const std::function<void()> &then, const std::function<void()> &discard);

    SessionKeeper &m_keeper;
    QWidget *m_window;
    bool m_givenUp = false;           ///< closing was confirmed: do not ask again
    QPointer<QMessageBox> m_question; ///< at most one at a time
};

} // namespace gpuwise
