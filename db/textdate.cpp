// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/textdate.h"

#include <QString>

namespace gpuwise {

using namespace Qt::StringLiterals;

QDate dateFromText(QStringView text, bool *monthOnly)
{
    const bool partial = text.size() == 7 || text.size() == 4;
    if (monthOnly)
        *monthOnly = partial;
    if (text.size() == 10)
        return QDate::fromString(text, Qt::ISODate);
    if (!partial)
        return {};
    return QDate::fromString(text.size() == 4 ? text + u"-01-01"_s : text + u"-01"_s, Qt::ISODate);
}

} // namespace gpuwise
