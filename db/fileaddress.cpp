// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/fileaddress.h"

#include <QFileInfo>
#include <QUrl>

namespace gpuwise {

QString fileAddress(const QString &path, QLatin1StringView query)
{
    QUrl url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath());
    url.setQuery(QString(query));
    return url.toString(QUrl::FullyEncoded);
}

} // namespace gpuwise
