// SPDX-License-Identifier: GPL-3.0-or-later
//
// Installs the words of a language, at start or at run time.
#pragma once

#include <QString>

namespace gpuwise {

/// Replaces the installed translations (ours and Qt's own dialogs') by those of `localeName` ("en", "zh_CN")
/// and makes it the default locale. Widgets then receive QEvent::LanguageChange. False: no such language;
/// nothing changed. Needs a QCoreApplication.
bool installTranslations(const QString &localeName);

/// "zh_CN" for any Chinese locale name, else "en".
QString nearestLanguage(const QString &localeName);

} // namespace gpuwise
