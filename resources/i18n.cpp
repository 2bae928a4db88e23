// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/i18n.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <array>

static void initialiseTranslationResource()
{
    Q_INIT_RESOURCE(gpuwise_translations); // must stand outside any namespace
}

namespace gpuwise {

QString nearestLanguage(const QString &localeName)
{
    return localeName.startsWith(QLatin1StringView("zh")) ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

bool installTranslations(const QString &localeName)
{
    initialiseTranslationResource();
    static std::array<QPointer<QTranslator>, 2> installed; // owned by the application object

    auto *application = QCoreApplication::instance();
    auto *words = new QTranslator(application);
    if (!words->load(QStringLiteral(":/i18n/gpuwise_%1.qm").arg(localeName))) {
        delete words;
        return false;
    }
    auto *dialogs = new QTranslator(application);
    // Qt's own texts are absent for English, and optional elsewhere: then dialogs stay English.
    (void)dialogs->load(QStringLiteral("qtbase_%1").arg(localeName),
                        QLibraryInfo::path(QLibraryInfo::TranslationsPath));

    QLocale::setDefault(
        QLocale(localeName == QLatin1StringView("en") ? QStringLiteral("en_US") : localeName));
    for (const QPointer<QTranslator> &old : installed) {
        if (old) {
            QCoreApplication::removeTranslator(old);
            delete old;
        }
    }
    QCoreApplication::installTranslator(dialogs);
    QCoreApplication::installTranslator(words);
    installed = {words, dialogs};
    return true;
}

} // namespace gpuwise
