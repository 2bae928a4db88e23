// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several files, all or none: each is written beside its place and none takes it before all are on the disk.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace gpuwise {

struct OutFile
{
    QString path;
    QByteArray bytes;
};

struct WriteFault
{
    QString path;
    QString reason; ///< the system's
};

/// Makes `folders` that are not there. Empty path: all written; else nothing is left behind and what stood
/// there is untouched.
WriteFault writeWholeFiles(const std::vector<OutFile> &files, const QStringList &folders);

} // namespace gpuwise
