// SPDX-License-Identifier: GPL-3.0-or-later
//
// Session files (.gpuwise): JSON of a numbered version, read as files of strangers are: bounded before
// reading, every value checked, a refusal names file, line, fault and what to do. What the catalogue of the
// moment does not know is kept out with a note. docs/session-files.md tells the format.
#pragma once

#include "model/sessionfiles/sessiondocument.h"
#include "model/sessionfiles/sessionproblem.h"

#include <QByteArray>

#include <variant>
#include <vector>

namespace gpuwise {

struct Catalogue;

inline constexpr int sessionFileVersion = 1;
inline constexpr qint64 mostSessionBytes = 1024 * 1024; ///< a full one has about 4 kB

/// The same document gives the same bytes; lines are short, so that a version control shows what changed.
QByteArray sessionBytes(const Catalogue &catalogue, const SessionDocument &document);

struct SessionFileContent
{
    SessionDocument document;
    std::vector<SessionNote> notes;
};
using SessionReadResult = std::variant<SessionFileContent, SessionProblem>;

/// `name` is for messages. Opens the model file that the session names, if any, and no other file.
SessionReadResult readSession(const Catalogue &catalogue, const QByteArray &bytes, const QString &name);
SessionReadResult readSessionFile(const Catalogue &catalogue, const QString &path);

/// Writes beside the old file and puts it in its place when all is on the disk: either the old or the new
/// content is there, whatever happens. Returns what went wrong; empty: nothing.
QString writeSessionFile(const Catalogue &catalogue, const SessionDocument &document, const QString &path);

bool isSessionFileName(const QString &path); ///< ends in .gpuwise

} // namespace gpuwise
