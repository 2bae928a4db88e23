// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/report/pdftools.h"

#include <QProcess>

namespace gpuwise {

QString popplerOutput(const QString &tool, const QStringList &arguments)
{
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForStarted())
        qFatal("%s is not installed (package poppler-utils): the report cannot be checked", qPrintable(tool));
    process.waitForFinished();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        qFatal("%s failed: %s", qPrintable(tool), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString pdfText(const QString &path)
{
    return popplerOutput(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
}

QString pdfInfo(const QString &path)
{
    return popplerOutput(QStringLiteral("pdfinfo"), {path});
}

QString pdfFonts(const QString &path)
{
    return popplerOutput(QStringLiteral("pdffonts"), {path});
}

QString pdfImages(const QString &path)
{
    return popplerOutput(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path});
}

} // namespace gpuwise
