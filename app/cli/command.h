// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of commands. Help, man page and completions are made from it.
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/options.h"
#include "app/cli/texttable.h"
#include "app/cli/userdata.h"
#include "model/domain/catalogue.h"

#include <QJsonObject>
#include <QLocale>

#include <span>

namespace gpuwise {

/// What a command works with.
struct CommandContext
{
    const Catalogue &catalogue;
    const Arguments &arguments;
    Streams streams;
    QDate today;
    QLocale locale;
    bool chinese = false;
    QString cataloguePath;
    CliUserData own = {}; ///< already laid over `catalogue`

    bool wantsJson() const { return arguments.has("--json"); }
    TableFormat tableFormat() const;
    void print(const QJsonObject &json) const;
    void print(const TextTable &table) const { printTable(table, tableFormat(), streams.out); }
};

struct Command
{
    const char *name;
    const char *operands; ///< "CARD", "[TEXT]"
    const char *summary;  ///< English, context "CliCommand"
    std::span<const OptionGroup> groups;
    ExitCode (*run)(const CommandContext &context);
};

std::span<const Command> commands();
const Command *findCommand(QStringView name);
QString commandSummary(const Command &command);

/// Help for one command, or for the whole program (null).
QString helpText(const Command *command);

ExitCode runList(const CommandContext &context);
ExitCode runShow(const CommandContext &context);
ExitCode runModels(const CommandContext &context);
ExitCode runInspect(const CommandContext &context);
ExitCode runEstimate(const CommandContext &context);
ExitCode runFit(const CommandContext &context);
ExitCode runRecommend(const CommandContext &context);
ExitCode runCompare(const CommandContext &context);
ExitCode runReport(const CommandContext &context);
ExitCode runSources(const CommandContext &context);
ExitCode runClaims(const CommandContext &context);
ExitCode runTiers(const CommandContext &context);
ExitCode runBands(const CommandContext &context);
ExitCode runRentOrBuy(const CommandContext &context);
ExitCode runPower(const CommandContext &context);
ExitCode runGuide(const CommandContext &context);
ExitCode runChecklist(const CommandContext &context);
ExitCode runDetect(const CommandContext &context);
ExitCode runAccuracy(const CommandContext &context);
ExitCode runOwn(const CommandContext &context);
ExitCode runImport(const CommandContext &context);
ExitCode runExport(const CommandContext &context);

} // namespace gpuwise
