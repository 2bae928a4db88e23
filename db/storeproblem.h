// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why the user's store cannot be read or written, as a code with its sentence.
#pragma once

#include "model/domain/useredit.h"

#include <QString>

#include <vector>

namespace gpuwise {

struct StoreProblem
{
    enum class Code
    {
        NoFolder,     ///< the folder is missing and cannot be made
        NotAFile,     ///< a folder, a pipe or a device has the file's name
        NotReadable,  ///< no permission to read it
        NotADatabase, ///< something else: text, a picture
        Foreign,      ///< a database of another program
        Damaged,      ///< ours, and broken: repairUserStore() keeps it aside and saves what can be read
        Newer,        ///< made by a later GPUwise in a way that this one cannot read; it stays untouched
        ReadOnly,     ///< can be read, not written: a read-only file or folder, or made by a later GPUwise
        Busy,         ///< another process did not finish writing in time
        Conflict,     ///< another window changed the same records meanwhile; nothing was written
        DiskFull,
        Stopped,    ///< by the user; nothing was written
        Refused,    ///< an edit makes no sense: see detail; nothing was written
        WriteFailed ///< any other fault while writing; the file is as it was
    };
    Code code = Code::WriteFailed;
    QString path;
    QString detail;                 ///< of the machine, in English: what SQLite or the system said
    std::vector<UserKey> conflicts; ///< for Conflict: which records

    bool operator==(const StoreProblem &) const = default;
};

/// What is wrong, where and what to do, in the language of the user.
QString storeProblemMessage(const StoreProblem &problem);

} // namespace gpuwise
