// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that a stranger calls a table, as text: read within bounds, recognised when it is an everyday wrong
// file, and decoded strictly. UTF-8, UTF-16 with a mark, or GB18030, which Chinese spreadsheets write.
#pragma once

#include "model/domain/importpreview.h"

#include <QByteArray>

#include <variant>

namespace gpuwise {

struct ImportText
{
    QString text;
    QString encoding;
};

/// All of a regular file; nothing is read of a folder, pipe or device, nor of a file that is too large.
std::variant<QByteArray, ImportProblem> readImportFile(const QString &path, qint64 mostBytes);

/// What the first bytes say about a file that is no table.
std::optional<ImportProblem> wrongFile(QByteArrayView bytes);

std::variant<ImportText, ImportProblem> decodeImport(const QByteArray &bytes);

} // namespace gpuwise
