// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a file was refused, and what a reader of an accepted file should know, as data: the file, the place,
// the fault. problemText() and remarkText() turn them into sentences in the user's language.
#pragma once

#include "model/domain/inerttext.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>

namespace gpuwise {

/// What can be done about a fault.
enum class FileAdvice : std::uint8_t
{
    CheckPath,
    DownloadAgain,
    FetchFromLfs,
    LogInAndDownload,
    ChooseModelFile,
    ConvertAgain,
    FileIsFaulty,
    CorrectConfig,
    SaveAsUtf8,
    PutPartsTogether,
};

enum class FileFault : std::uint8_t
{
#define GPUWISE_FILE_FAULT(name, advice, text) name,
#include "model/modelfiles/faults.def.h"
#undef GPUWISE_FILE_FAULT
};

enum class FileRemarkId : std::uint8_t
{
#define GPUWISE_FILE_REMARK(name, text) name,
#include "model/modelfiles/remarks.def.h"
#undef GPUWISE_FILE_REMARK
};

struct FileProblem
{
    QString file; ///< name without folders
    FileFault fault = FileFault::UnknownKind;
    std::optional<quint64> offset; ///< byte in the file
    QString key;                   ///< metadata key, JSON key or tensor
    QString found;                 ///< what stands there
    QString allowed;               ///< what may stand there
};

struct FileRemark
{
    FileRemarkId id = FileRemarkId::NoTensors;
    QString subject;
    QString detail;

    bool operator==(const FileRemark &) const = default;
};

/// "FILE: fault (place). What to do." One line of plain text; whatever comes from the file is inert.
QString problemText(const FileProblem &problem);
QString faultSentence(const FileProblem &problem); ///< the fault alone, without full stop
QString remarkText(const FileRemark &remark);
QString faultCode(FileFault fault);      ///< "EndsEarly"
QString remarkCode(FileRemarkId remark); ///< "NoTensors"

/// Thrown inside the readers only; readModelFile() hands it out as a value.
struct FileRefused
{
    FileProblem problem;
};

} // namespace gpuwise
