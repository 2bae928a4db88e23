// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records of the user's store in and out of an open connection. Version 1 and 2 hold the same records, so
// reading is the same for both.
#pragma once

#include "db/statement.h"
#include "model/domain/useredit.h"

#include <QString>

#include <vector>

namespace gpuwise {

struct UserReading
{
    UserData data;
    qint64 revision = 0;
    int records = 0;      ///< that made sense
    bool toTheEnd = true; ///< every table was read to its end, every row made sense
    QString firstFault;   ///< in English: what was the first thing that did not
    SqlFault sqlFault;    ///< when it was SQLite that stopped
};

enum class ReadManner
{
    Strict, ///< stops at the first row that makes no sense
    Newer,  ///< a later version's file: leaves out what this one has no word for
    Salvage ///< a damaged file: every row that can still be read, from both ends of each table
};
UserReading readUserRows(const Connection &db, ReadManner manner);

/// One edit inside the transaction of the caller.
SqlFault writeUserEdit(PreparedStatements &statements, const UserEdit &edit);

/// Why an edit cannot be stored, in English; empty: it can. What the tables would refuse, said before.
QString whyNotStorable(const UserEdit &edit);

} // namespace gpuwise
