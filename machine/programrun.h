// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a program of somebody else's for what it prints: by its absolute path, without a shell, without input,
// for so long and so many bytes. Blocks: call it in a thread of its own.
#pragma once

#include "model/detect/machine.h"

#include <QByteArray>
#include <QStringList>

#include <functional>

namespace gpuwise {

struct RunLimits
{
    int milliseconds = 2000;
    qsizetype bytes = mostOutputBytes;
};

struct ProgramRun
{
    LookResult result = LookResult::NotThere;
    QByteArray output; ///< what it printed; errors are not read
    int exitCode = 0;
};

using CancelCheck = std::function<bool()>; ///< may be empty: nobody cancels

/// In these folders, else in those of PATH. Only absolute folders count: what lies in the current one is
/// never run. Empty when it is nowhere.
QString findProgram(const QString &name, const QStringList &folders = {});

ProgramRun runProgram(const QString &path, const QStringList &arguments, const RunLimits &limits,
                      const CancelCheck &isCancelled);

} // namespace gpuwise
