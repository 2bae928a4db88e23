// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/preferences.h"

#include "model/report/report.h"
#include "resources/i18n.h"

#include <QSettings>
#include <QStandardPaths>

namespace gpuwise {

namespace {

const QString languageKey = QStringLiteral("window/language");
const QString themeKey = QStringLiteral("window/theme");
const QString recentKey = QStringLiteral("sessions/recent");
const QString geometryKey = QStringLiteral("window/geometry");

const QString sectionsKey = QStringLiteral("report/sections");
const QString paperKey = QStringLiteral("report/paper");
const QString machineKey = QStringLiteral("machine/choices");
const QString formatKey = QStringLiteral("report/format");
const QString landscapeKey = QStringLiteral("report/landscape");

constexpr const char *themeNames[] = {"system", "light", "dark"};

/// Pairs of texts: a key holds blanks and colons, which a settings file would take for its own.
MachineChoices readMachineChoices(const QSettings &settings)
{
    MachineChoices choices;
    const QStringList words = settings.value(machineKey).toStringList();
    for (qsizetype i = 0; i + 1 < words.size() && choices.size() < mostMachineChoices; i += 2)
        if (!words[i].isEmpty() && words[i].size() <= 200 && words[i + 1].size() <= 200)
            choices.insert(words[i], words[i + 1]);
    return choices;
}

void writeMachineChoices(QSettings &settings, const MachineChoices &choices)
{
    QStringList words;
    for (auto it = choices.begin(); it != choices.end(); ++it)
        words << it.key() << it.value();
    settings.setValue(machineKey, words);
}

QString wordOf(ReportFormat format)
{
    return format == ReportFormat::Csv ? QStringLiteral("csv") : reportSuffix(format);
}

/// A name that this version does not know is passed over; nothing known means everything.
ReportChoices readReport(const QSettings &settings)
{
    ReportChoices report;
    for (const QString &id : settings.value(sectionsKey).toStringList())
        if (const auto section = reportSectionFromId(id))
            report.sections.push_back(*section);
    report.paper = paperFromId(settings.value(paperKey).toString());
    report.orientation =
        settings.value(landscapeKey).toBool() ? Orientation::Landscape : Orientation::Portrait;
    for (const ReportFormat format : reportFormats)
        if (settings.value(formatKey).toString() == wordOf(format))
            report.format = format;
    return report;
}

void writeReport(QSettings &settings, const ReportChoices &report)
{
    QStringList sections;
    for (const ReportSectionId section : report.sections)
        sections << reportSectionId(section);
    settings.setValue(sectionsKey, sections);
    settings.setValue(paperKey, !report.paper                ? QString()
                                : *report.paper == Paper::A4 ? QStringLiteral("a4")
                                                             : QStringLiteral("letter"));
    settings.setValue(formatKey, wordOf(report.format));
    settings.setValue(landscapeKey, report.orientation == Orientation::Landscape);
}

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
    preferences.report = readReport(settings);
    preferences.machine = readMachineChoices(settings);
    preferences.geometry = settings.value(geometryKey).toByteArray();
    return preferences;
}

void writePreferences(const QString &file, const Preferences &preferences)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue(languageKey, preferences.language);
    settings.setValue(themeKey, QString::fromLatin1(themeNames[static_cast<std::size_t>(preferences.theme)]));
    settings.setValue(recentKey, preferences.recentSessions);
    writeReport(settings, preferences.report);
    writeMachineChoices(settings, preferences.machine);
    settings.setValue(geometryKey, preferences.geometry);
}

} // namespace gpuwise
