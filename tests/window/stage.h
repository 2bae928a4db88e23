// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real window on a real session with the shipped facts, and the hands of a person: whatever is clicked
// must be visible, enabled and not covered by anything.
#pragma once

#include "model/session/session.h"
#include "ui/mainwindow.h"
#include "ui/style/theme.h"

#include <QTest>

#include <memory>

namespace gpuwise {

/// The day of every test: no answer changes with the calendar.
inline const QDate testDay{2026, 11, 30};

class Stage
{
public:
    /// Shows the worked example of `region` at 1280x800. The catalogue is the shipped one unless given.
    explicit Stage(const QString &language = QStringLiteral("en"), Region region = Region::Us,
                   std::shared_ptr<const Catalogue> catalogue = {});
    ~Stage();

    Session &session() { return *m_session; }
    MainWindow &window() { return *m_window; }

    /// The visible widget of that name, the first one as one reads; ends the test program when there is none,
    /// for nothing after it would mean anything.
    QWidget *widget(const QString &objectName) const;
    template <typename T> T *find(const QString &objectName) const
    {
        auto *found = qobject_cast<T *>(widget(objectName));
        if (!found)
            qFatal("%s is of another kind", qPrintable(objectName));
        return found;
    }
    bool isVisible(const QString &objectName) const;

    void click(const QString &objectName);
    void click(QWidget *target);
    void clickRow(const QString &viewName, int row);
    void type(const QString &objectName, const QString &text); ///< clicks it, replaces what it holds
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void chooseMenu(const QString &actionName);

    void saveAs(const QString &path); ///< answers the file dialog: types the path, clicks Save
    QString messageBoxText();         ///< of the box that is open; closes it

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
};

void settle();         ///< layouts and posted events done
void failOnWarnings(); ///< but for what the offscreen platform says of itself

} // namespace gpuwise
