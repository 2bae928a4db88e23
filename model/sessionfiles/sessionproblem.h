// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a session file was refused, and what was left out of one that was read, as data; the words are made
// here too. Whatever comes from the file is made inert before it is shown.
#pragma once

#include <QString>

#include <cstdint>

namespace gpuwise {

enum class SessionFault : std::uint8_t
{
    CannotOpen,
    NotAFile,
    Empty,
    TooLarge,
    NotASession,
    NewerVersion,
    NotValidJson,
    ValueMissing,
    ValueWrongType,
    ValueOutOfRange,
    WordUnknown,
    KeyTwice,
};

struct SessionProblem
{
    QString file = {}; ///< name without folders
    SessionFault fault = SessionFault::NotASession;
    int line = 0;         ///< 0: of no line in particular
    QString key = {};     ///< "workload.task.task"
    QString found = {};   ///< what stands there
    QString allowed = {}; ///< what may stand there
};
/// "FILE: fault (line, key). What to do."
QString sessionProblemText(const SessionProblem &problem);

enum class SessionNoteId : std::uint8_t
{
    CardUnknown,
    ModelUnknown,
    PrecisionUnknown,
    ModelFileUnread,
    ModelFileElsewhere,
    ShortlistCut,
    BaselineNotCompared,
    FigureOutOfRange,
    KeyUnknown,
};

/// Something that was kept out, so that the rest could be read.
struct SessionNote
{
    SessionNoteId id = SessionNoteId::CardUnknown;
    QString subject = {};
    QString detail = {};
    int line = 0;

    bool operator==(const SessionNote &) const = default;
};
QString sessionNoteText(const SessionNote &note);

} // namespace gpuwise
