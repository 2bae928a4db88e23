// SPDX-License-Identifier: GPL-3.0-or-later
//
// All or nothing onto the disk. Qt's QSaveFile (6.4) commits a file of which a full disk took only a part
// when the rest waited in its buffer; hence this.
#pragma once

#include <QByteArray>
#include <QString>

namespace gpuwise {

/// Writes beside the old file and takes its place when every byte is on the disk. Returns the system's reason
/// why not, and then what stood at the path still stands there; empty: written. A device, pipe or folder at
/// the path is refused.
QString writeWholeFile(const QString &path, const QByteArray &bytes);

} // namespace gpuwise
