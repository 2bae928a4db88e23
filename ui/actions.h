// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every command of the window with its words, keys and icon, in one place: menus, buttons and shortcuts use
// these.
#pragma once

#include "model/session/session.h"
#include "ui/style/theme.h"

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

namespace gpuwise {

class Actions final : public QObject
{
    Q_OBJECT
public:
    Actions(Session &session, QObject *parent = nullptr);

    QAction *undo, *redo, *startOver, *example, *openSession, *saveSession, *saveSessionAs, *openModelFile,
        *importFile, *report, *print, *quit, *clearShortlist, *copyDecision, *palette, *machine, *keys,
        *whatIsThis, *accuracy, *about;

    QList<QAction *> commands() const; ///< that can be given now, without the pages
    void addPage(const QString &name); ///< in the order of the rail: Ctrl+1, Ctrl+2, ...
    void setPageText(int index, const QString &name);
    void fillMenus(QMenuBar *bar);
    void setRecent(const QStringList &paths); ///< session files, latest first
    void setTheme(ThemeChoice choice);        ///< marks, does not emit
    void setLanguage(const QString &name);    ///< marks, does not emit
    void retranslate();

Q_SIGNALS:
    void pageAsked(int index);
    void themeAsked(ThemeChoice choice);
    void languageAsked(const QString &localeName);
    void recentAsked(const QString &path);
    void forgetRecentAsked();
    void exportAsked(int kind); ///< a ComparisonFile

private:
    QAction *make(const char *objectName, const QString &iconName = {});
    void makeChoices();
    void refreshHistory();
    void fillRecent();

    Session &m_session;
    std::vector<QAction *> m_pages;
    std::vector<QAction *> m_exports;
    std::vector<QAction *> m_themes;
    std::vector<QAction *> m_languages;
    QActionGroup *m_themeGroup;
    QActionGroup *m_languageGroup;
    QStringList m_recent;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_exportMenu = nullptr;
    QMenu *m_file = nullptr, *m_edit = nullptr, *m_view = nullptr, *m_tools = nullptr, *m_help = nullptr,
          *m_themeMenu = nullptr, *m_languageMenu = nullptr;
};

/// "Change of the model": what an undo step did.
QString editName(EditKind kind);

} // namespace gpuwise
