// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences.h"

#include "resources/i18n.h"

#include <QSettings>
#include <QStandardPaths>

namespace gpuwise {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString themeKey = QStringLiteral("window/theme");
const QString recentKey = QStringLiteral("sessions/recent");
const QString geometryKey = QStringLiteral("window/geometry");

constexpr const char *themeNames[] = {"system", "light", "dark"};

} // namespace

QString sessionFolder()
{
    return QStringLiteral("%1/sessions")
        .arg(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
}

QString preferencesFile()
{
    return QStringLiteral("%1/gpuwise.ini")
        .arg(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation));
}

Preferences readPreferences(const QString &file)
{
    const QSettings settings(file, QSettings::IniFormat);
    Preferences preferences;
    const QString language = settings.value(languageKey).toString();
    if (!language.isEmpty() && nearestLanguage(language) == language)
        preferences.language = language;
    const QString theme = settings.value(themeKey).toString();
    for (std::size_t i = 0; i < std::size(themeNames); ++i) {
        if (theme == QLatin1StringView(themeNames[i]))
            preferences.theme = static_cast<ThemeChoice>(i);
    }
    preferences.recentSessions = settings.value(recentKey).toStringList();
    preferences.recentSessions.removeAll(QString());
    preferences.geometry = settings.value(geometryKey).toByteArray();
    return preferences;
}

void writePreferences(const QString &file, const Preferences &preferences)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue(languageKey, preferences.language);
    settings.setValue(themeKey, QString::fromLatin1(themeNames[static_cast<std::size_t>(preferences.theme)]));
    settings.setValue(recentKey, preferences.recentSessions);
    settings.setValue(geometryKey, preferences.geometry);
}

} // namespace gpuwise
