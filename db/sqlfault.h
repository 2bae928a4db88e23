// SPDX-License-Identifier: GPL-3.0-or-later
//
// What SQLite answered: its result code decides what the user is told, its text is a detail.
#pragma once

#include <QSqlError>
#include <QString>

namespace gpuwise {

struct SqlFault
{
    // Primary result codes of SQLite (sqlite3.h), the ones that are told apart.
    static constexpr int busy = 5, locked = 6, readOnly = 8, io = 10, corrupt = 11, full = 13,
                         cannotOpen = 14, constraint = 19, mismatch = 20, notADatabase = 26;

    int code = 0; ///< 0: no fault
    QString text;

    bool isFault() const { return code != 0; }

    static SqlFault from(const QSqlError &error)
    {
        if (!error.isValid())
            return {};
        constexpr int primary = 0xFF; // the rest of a code tells more than is needed here
        const int code = error.nativeErrorCode().toInt() & primary;
        return {code == 0 ? 1 : code,
                error.databaseText().isEmpty() ? error.driverText() : error.databaseText()};
    }
};

} // namespace gpuwise
