// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/domain/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace gpuwise {

namespace {

/// A disk that fills up takes a part without complaint: only the next write says why.
bool writeAll(QSaveFile &file, const QByteArray &bytes)
{
    for (qint64 at = 0; at < bytes.size();) {
        const qint64 taken = file.write(bytes.constData() + at, bytes.size() - at);
        if (taken <= 0)
            return false;
        at += taken;
    }
    return true;
}

} // namespace

QString writeWholeFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo target(path);
    if (target.exists() && !target.isFile())
        return QCoreApplication::translate("WholeFile", "it is not a regular file");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) // a full disk is met here, with its reason
        return file.errorString();
    if (!writeAll(file, bytes)) {
        const QString reason = file.errorString();
        file.cancelWriting();
        return reason;
    }
    return file.commit() ? QString() : file.errorString();
}

} // namespace gpuwise
