// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowoptions.h"

#include "resources/i18n.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

constexpr int smallestSide = 320;
constexpr int largestSide = 10000;
constexpr double smallestScale = 0.5;
constexpr double largestScale = 4;

std::optional<ThemeChoice> themeFromName(const QString &name)
{
    if (name == QLatin1StringView("light"))
        return ThemeChoice::Light;
    if (name == QLatin1StringView("dark"))
        return ThemeChoice::Dark;
    if (name == QLatin1StringView("system"))
        return ThemeChoice::System;
    return std::nullopt;
}

std::optional<QSize> sizeFromText(const QString &text)
{
    const QStringList sides = text.split(u'x', Qt::KeepEmptyParts, Qt::CaseInsensitive);
    if (sides.size() != 2)
        return std::nullopt;
    bool wideOk = false;
    bool highOk = false;
    const QSize size(sides[0].toInt(&wideOk), sides[1].toInt(&highOk));
    const auto inRange = [](int side) { return side >= smallestSide && side <= largestSide; };
    return wideOk && highOk && inRange(size.width()) && inRange(size.height()) ? std::optional(size)
                                                                               : std::nullopt;
}

std::optional<double> scaleFromText(const QString &text)
{
    bool ok = false;
    const double scale = text.toDouble(&ok);
    return ok && scale >= smallestScale && scale <= largestScale ? std::optional(scale) : std::nullopt;
}

void fail(WindowOptions &options, WindowOptions::Error error, const QString &culprit)
{
    if (options.error != WindowOptions::Error::None)
        return; // the first one is told
    options.error = error;
    options.culprit = culprit;
}

void take(WindowOptions &options, const QString &name, const QString &value)
{
    using Error = WindowOptions::Error;
    if (name == QLatin1StringView("--capture")) {
        options.captureFolder = value;
    } else if (name == QLatin1StringView("--catalogue")) {
        options.catalogue = value;
    } else if (name == QLatin1StringView("--user-data")) {
        options.userData = value;
    } else if (name == QLatin1StringView("--lang")) {
        const bool known = value == QLatin1StringView("en") || value.startsWith(QLatin1StringView("en_")) ||
                           value == QLatin1StringView("zh") || value.startsWith(QLatin1StringView("zh_"));
        if (known)
            options.language = nearestLanguage(value);
        else
            fail(options, Error::BadLanguage, value);
    } else if (name == QLatin1StringView("--theme")) {
        options.theme = themeFromName(value);
        if (!options.theme)
            fail(options, Error::BadTheme, value);
    } else if (name == QLatin1StringView("--size")) {
        options.size = sizeFromText(value);
        if (!options.size)
            fail(options, Error::BadSize, value);
    } else if (name == QLatin1StringView("--scale")) {
        options.scale = scaleFromText(value);
        if (!options.scale)
            fail(options, Error::BadScale, value);
    } else {
        fail(options, Error::UnknownOption, name);
    }
}

} // namespace

WindowOptions parseWindowOptions(const QStringList &arguments)
{
    WindowOptions options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (argument == QLatin1StringView("--help") || argument == QLatin1StringView("-h")) {
            options.help = true;
        } else if (argument == QLatin1StringView("--version")) {
            options.version = true;
        } else if (argument == QLatin1StringView("--no-user-data")) {
            options.noUserData = true;
        } else if (argument == QLatin1StringView("--new-instance")) {
            options.newInstance = true;
        } else if (argument.startsWith(QLatin1StringView("--"))) {
            const qsizetype equals = argument.indexOf(u'=');
            if (equals > 0)
                take(options, argument.left(equals), argument.mid(equals + 1));
            else if (i + 1 < arguments.size())
                take(options, argument, arguments[++i]);
            else
                fail(options, WindowOptions::Error::MissingValue, argument);
        } else if (argument.startsWith(u'-') && i + 1 < arguments.size()) {
            ++i; // "-platform offscreen": Qt's own
        } else if (options.file.isEmpty() && !argument.isEmpty()) {
            options.file = argument;
        } else {
            fail(options, WindowOptions::Error::UnexpectedArgument, argument);
        }
    }
    return options;
}

QString windowOptionsHelp()
{
    return QCoreApplication::translate(
        "Options",
        "Usage: gpuwise [OPTIONS] [FILE]\n"
        "\n"
        "FILE is a session (.gpuwise) or a model file. Without it, the window goes on where it was closed.\n"
        "\n"
        "  --lang en|zh_CN             language of the window\n"
        "  --theme light|dark|system   colours\n"
        "  --size WxH                  size of the window, such as 1440x900\n"
        "  --scale S                   scale of everything, 0.5 to 4\n"
        "  --capture DIR               draw every page into PNG files in DIR, without a display, and end\n"
        "  --catalogue FILE            another catalogue of facts\n"
        "  --user-data DIR             your own cards and prices from this folder\n"
        "  --no-user-data              without them\n"
        "  --new-instance              another window, though one is open\n"
        "  --version, --help\n");
}

QString windowOptionsError(const WindowOptions &options)
{
    using Error = WindowOptions::Error;
    const QString &culprit = options.culprit;
    switch (options.error) {
    case Error::None:
        break;
    case Error::UnknownOption:
        return QCoreApplication::translate("Options", "There is no option %1.").arg(culprit);
    case Error::MissingValue:
        return QCoreApplication::translate("Options", "%1 needs a value.").arg(culprit);
    case Error::BadLanguage:
        return QCoreApplication::translate("Options", "--lang is en or zh_CN, not “%1”.").arg(culprit);
    case Error::BadTheme:
        return QCoreApplication::translate("Options", "--theme is light, dark or system, not “%1”.")
            .arg(culprit);
    case Error::BadSize:
        return QCoreApplication::translate("Options", "--size is two numbers such as 1440x900, not “%1”.")
            .arg(culprit);
    case Error::BadScale:
        return QCoreApplication::translate("Options", "--scale is a number from 0.5 to 4, not “%1”.")
            .arg(culprit);
    case Error::UnexpectedArgument:
        return QCoreApplication::translate("Options", "“%1” was not expected.").arg(culprit);
    }
    return {};
}

} // namespace gpuwise
