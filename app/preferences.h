// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window remembers between starts that is not the user's work: language, theme, size. An unreadable
// or nonsensical file means the defaults.
#pragma once

#include "model/session/machineview.h"
#include "ui/reportchoices.h"
#include "ui/style/theme.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace gpuwise {

struct Preferences
{
    QString language; ///< empty: that of the system
    ThemeChoice theme = ThemeChoice::System;
    QStringList recentSessions; ///< files, latest first
    ReportChoices report;       ///< what was put on paper last
    MachineChoices machine;     ///< what somebody said that this machine's adapters are
    QByteArray geometry;        ///< of the main window; empty: the default
};

QString sessionFolder();   ///< where the last session and recovery files are kept
QString preferencesFile(); ///< where they are kept
Preferences readPreferences(const QString &file);
void writePreferences(const QString &file, const Preferences &preferences);

} // namespace gpuwise
