// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include <QApplication>

int main(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    const gpuwise::WindowOptions options = gpuwise::parseWindowOptions(arguments);

    // Both must be known before the application object is made.
    const bool needsNoDisplay = options.captureFolder || options.help || options.version;
    if (needsNoDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (options.scale)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(*options.scale));

    QApplication qt(argc, argv);
    QApplication::setApplicationName(QStringLiteral("gpuwise"));
    QApplication::setOrganizationName(QStringLiteral("gpuwise"));
    QApplication::setApplicationDisplayName(QStringLiteral("GPUwise"));
    QApplication::setApplicationVersion(QStringLiteral(GPUWISE_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(GPUWISE_APP_ID));
    gpuwise::Application application(qt, options);
    return application.run();
}
