// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a shell may offer after each word, from the same tables as the help: bash, zsh and fish get it as a
// script each, written at build time by gpuwise-completions.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace gpuwise {

struct CompletionOption
{
    QString name;  ///< "--budget"
    QString value; ///< "SUM", "buy|rent|either"; empty: a flag
    QString help;
};

struct CompletionCommand
{
    QString name;
    QString operands; ///< "CARD[:N] ..."
    QString help;
    std::vector<CompletionOption> options; ///< all that it takes
};

struct CompletionProgram
{
    QString name;
    QString operands;                        ///< of a program without commands
    std::vector<CompletionOption> options;   ///< in place of a command
    std::vector<CompletionCommand> commands; ///< none: a program without commands
};

/// What stands behind an option or command.
struct CompletionValue
{
    enum class Kind
    {
        Own, ///< a number, a text: nothing to offer
        Words,
        Files,
        Folders,
        Cards,  ///< ids, asked of gpuwise-cli while completing
        Models, ///< the same, or a file
        Commands,
    };
    Kind kind = Kind::Own;
    QStringList words; ///< with Files and Folders: may stand there instead

    bool operator==(const CompletionValue &) const = default;
};
CompletionValue completionValue(const QString &text);

/// gpuwise-cli, from its tables of commands and options.
CompletionProgram commandLineCompletion();

/// A program without commands from its help: lines such as "  --theme light|dark   colours".
CompletionProgram completionFromHelp(const QString &program, const QString &help);

QString bashCompletion(const CompletionProgram &program);
QString zshCompletion(const CompletionProgram &program);
QString fishCompletion(const CompletionProgram &program);

// What the writers share.

/// "gpuwise-cli": "_gpuwise_cli".
QString completionFunction(const CompletionProgram &program);

/// Every option once with its usual value, in the order of the tables.
std::vector<CompletionOption> distinctOptions(const CompletionProgram &program);

/// Shell commands that print the ids, one a line, and say nothing when they cannot.
QString cardIdsCommand();
QString modelIdsCommand();

} // namespace gpuwise
