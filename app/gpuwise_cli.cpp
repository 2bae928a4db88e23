// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"
#include "db/cataloguelocator.h"
#include "db/userstore.h"

#include <QGuiApplication>
#include <QLocale>

#include <cstdio>

namespace {

/// Drawing a report needs fonts, hence Qt Gui; no display is needed for that.
void drawWithoutDisplay()
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace

int main(int argc, char *argv[])
{
    drawWithoutDisplay();
    QGuiApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("gpuwise-cli"));
    QTextStream out(stdout);
    QTextStream err(stderr);
    const gpuwise::Environment environment{gpuwise::locateCatalogue(), QDate::currentDate(),
                                           QLocale::system().name(), gpuwise::userStorePath()};
    return static_cast<int>(
        gpuwise::runCommandLine(QCoreApplication::arguments().mid(1), {out, err}, environment));
}
