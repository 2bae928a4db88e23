// SPDX-License-Identifier: GPL-3.0-or-later
//
// `gpuwise-cli`: the same engine and the same words as the window, on replaceable streams so that tests run
// it in process. The contract (commands, options, exit codes, JSON keys) is docs/cli.md.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QTextStream>

namespace gpuwise {

enum class ExitCode
{
    Answered = 0,
    NothingFits = 1,
    WrongUsage = 2,
    BadInput = 3,
    InputOutputFailed = 4,
    InternalFault = 5,
};

struct Streams
{
    QTextStream &out; ///< answers
    QTextStream &err; ///< warnings, progress and errors
};

struct Environment
{
    QString cataloguePath;
    QDate today;
    QString localeName; ///< of the user: "zh_CN"; --lang overrides it
    QString userStorePath =
        {}; ///< the user's own cards and prices; empty: none, so that no test reads them by accident
};

/// Runs one command line, without the program's name. Never throws. Needs a QCoreApplication.
ExitCode runCommandLine(const QStringList &arguments, Streams streams, const Environment &environment);

} // namespace gpuwise
