// SPDX-License-Identifier: GPL-3.0-or-later
//
// The options of the window program. Read before there is an application object, because some decide how it
// is made; hence errors are codes, put into words later.
#pragma once

#include "ui/style/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace gpuwise {

struct WindowOptions
{
    enum class Error
    {
        None,
        UnknownOption,
        MissingValue,
        BadLanguage,
        BadTheme,
        BadSize,
        BadScale,
        UnexpectedArgument,
    };

    bool help = false;
    bool version = false;
    std::optional<QString> captureFolder;
    std::optional<QString> language; ///< "en" or "zh_CN"
    std::optional<ThemeChoice> theme;
    std::optional<QSize> size;
    std::optional<double> scale;
    QString file;                    ///< a session or a model file to open; empty: none
    QString catalogue;               ///< empty: where it is installed
    std::optional<QString> userData; ///< folder of the user's own cards and prices; none: the usual one
    bool noUserData = false;
    bool newInstance = false; ///< a window of its own, though one is open
    Error error = Error::None;
    QString culprit; ///< what the error is about
};

/// `arguments` without the program's name. Options of Qt itself (-platform, -style ...) pass through.
WindowOptions parseWindowOptions(const QStringList &arguments);

QString windowOptionsHelp();
QString windowOptionsError(const WindowOptions &options);

} // namespace gpuwise
