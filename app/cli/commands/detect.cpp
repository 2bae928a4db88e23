// SPDX-License-Identifier: GPL-3.0-or-later
//
// `detect`: the graphics cards of this machine, or of a recorded one, and where each fact was read. A machine
// without any is an answer too.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "machine/machinereader.h"
#include "model/session/machineview.h"
#include "model/words/machinewords.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliDetect)
};

/// "nvidia-rtx-4090-24gb:2"; the count only where there are several.
QString groupArgument(const CardGroup &group)
{
    return group.count == 1 ? group.gpuId : QStringLiteral("%1:%2").arg(group.gpuId).arg(group.count);
}

QStringList nextCommands(const std::vector<CardGroup> &groups)
{
    if (groups.empty())
        return {};
    const QString first = groupArgument(groups.front());
    return {QStringLiteral("gpuwise-cli recommend --own %1").arg(first),
            QStringLiteral("gpuwise-cli compare %1 CARD ...").arg(first)};
}

void printCard(const CommandContext &context, const DetectedCard &card)
{
    QTextStream &out = context.streams.out;
    const QString title = detectedTitle(context.catalogue, card);
    out << (card.gpuId.isEmpty()
                ? Words::tr("%1 (%2)", "name, kind of adapter").arg(title, graphicsKindWord(card.kind))
                : Words::tr("%1 (%2, %3)", "name, kind of adapter, id in the catalogue")
                      .arg(title, graphicsKindWord(card.kind), card.gpuId))
        << '\n'
        << "  " << matchSentence(context.catalogue, card, context.locale) << '\n';
    for (const QString &id : card.candidates)
        out << "  ? " << id << '\n';
    const Sheet facts = detectedFacts(card, context.locale);
    TextTable table{facts.header, {}, facts.rows};
    out << '\n';
    context.print(table);
    out << '\n';
}

void printText(const CommandContext &context, const Machine &machine)
{
    QTextStream &out = context.streams.out;
    out << machineSummary(machine) << "\n\n";
    for (const DetectedCard &card : machine.cards)
        printCard(context, card);
    if (machine.systemMemory)
        out << Words::tr("Memory of the machine: %1 (%2)", "size, where it was read")
                   .arg(detectedFactValue(*machine.systemMemory, context.locale), machine.systemMemory->place)
            << '\n';
    out << Words::tr("Looked at:") << '\n';
    for (const Look &look : machine.looks)
        out << "  " << lookSentence(look) << '\n';
    const QStringList next = nextCommands(machineGroups(context.catalogue, machine, {}));
    if (!next.isEmpty())
        out << '\n' << Words::tr("Keep it or replace it? For your own workload:") << '\n';
    for (const QString &command : next)
        out << "  " << command << '\n';
}

/// One table for other programs: every fact of every adapter.
void printFacts(const CommandContext &context, const Machine &machine)
{
    TextTable table;
    for (const DetectedCard &card : machine.cards) {
        const Sheet facts = detectedFacts(card, context.locale);
        table.header = QStringList{Words::tr("Adapter"), Words::tr("Card")} + facts.header;
        for (const QStringList &row : facts.rows)
            table.rows.push_back(QStringList{detectedTitle(context.catalogue, card), card.gpuId} + row);
    }
    if (!table.rows.empty())
        context.print(table);
}

MachineSource readSource(const Arguments &arguments)
{
    const QString folder = arguments.value("--root").value_or(QString());
    if (arguments.has("--root") && !QFileInfo(folder).isDir())
        throw CliError{ExitCode::InputOutputFailed, Words::tr("%1 is not a folder.").arg(folder)};
    return {folder};
}

} // namespace

ExitCode runDetect(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("detect takes no names; a recorded machine is named with --root.")};
    const Machine machine = readMachine(context.catalogue, readSource(context.arguments), {});
    if (context.wantsJson()) {
        QJsonObject json = jsonMachine(context.catalogue, machine, context.locale);
        json.insert(QStringLiteral("next"),
                    QJsonArray::fromStringList(nextCommands(machineGroups(context.catalogue, machine, {}))));
        context.print(json);
    } else if (context.tableFormat() == TableFormat::Text) {
        printText(context, machine);
    } else {
        printFacts(context, machine);
    }
    return ExitCode::Answered;
}

} // namespace gpuwise
