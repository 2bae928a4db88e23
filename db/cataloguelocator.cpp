// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/cataloguelocator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace gpuwise {

using namespace Qt::StringLiterals;

QStringList catalogueCandidates()
{
    const QString file = u"gpuwise/catalogue.sqlite"_s;
    // Somebody who names a catalogue means that one and no other.
    const QString chosen = qEnvironmentVariable("GPUWISE_CATALOGUE");
    if (!chosen.isEmpty())
        return {QFileInfo(chosen).absoluteFilePath()};
    const QDir program(QCoreApplication::applicationDirPath());
    QStringList candidates;
    // bin/ and tests/bin/ of a build, bin/ of an installation, Resources/ of a macOS bundle.
    for (const QString &share : {u"../share/"_s, u"../../share/"_s, u"../Resources/"_s, u"share/"_s})
        candidates.append(QDir::cleanPath(program.filePath(share + file)));
    const QStringList data = QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation);
    for (const QString &folder : data)
        candidates.append(QDir(folder).filePath(file));
    return candidates;
}

QString locateCatalogue()
{
    const QStringList candidates = catalogueCandidates();
    for (const QString &candidate : candidates)
        if (QFileInfo(candidate).isFile())
            return candidate;
    return candidates.first();
}

} // namespace gpuwise
