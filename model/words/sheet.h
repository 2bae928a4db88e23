// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table as it is read: title, notes, header, rows of ready texts. Command line and window print these.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gpuwise {

struct Sheet
{
    QString title;
    QStringList notes;
    QStringList header;
    std::vector<bool> rightAligned;
    std::vector<QStringList> rows;
};

} // namespace gpuwise
