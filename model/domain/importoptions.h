// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people say about a file that they import, before it is read.
#pragma once

#include "model/domain/importpreview.h"
#include "model/domain/money.h"

#include <QDate>
#include <QHash>

#include <functional>

namespace gpuwise {

struct ImportOptions
{
    std::optional<ImportKind> kind; ///< none: what the file looks like
    /// Field -> header, by the user: "price" -> "报价". "#3": the third column, where no header is called so.
    /// An empty header: the field is taken from no column.
    QHash<QString, QString> columns;
    std::optional<Currency> currency; ///< of prices that name none
    QString provider;                 ///< of a feed; empty: the name of its file or folder
    QDate today;
    QString source; ///< of rows that name none; empty: the name of the file
    QDate fileDate; ///< prices without a date count as of this day; invalid: today
};

/// Called now and then while a file is read, with the part that is done, 0 to 1. False: stop.
using ImportWatch = std::function<bool(double done)>;

} // namespace gpuwise
