// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/commands/cases.h"
#include "app/cli/commands/fitadvice.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/estimate/memory.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliEstimate)
};

void printEstimate(const CommandContext &context, const ResolvedWorkload &resolved,
                   const MemoryEstimate &estimate)
{
    TextTable table;
    table.header = {Words::tr("Term"), QStringLiteral("GiB"), Words::tr("How it is computed")};
    table.rightAligned = {false, true, false};
    for (const Term &term : estimate.terms())
        table.rows.push_back({termName(term.id), formatGiB(term.bytes.expected, context.locale, 2),
                              formulaSentence(term, context.locale)});
    table.rows.push_back({Words::tr("Total"), formatGiB(estimate.total.expected, context.locale, 2),
                          Words::tr("low %1, high %2")
                              .arg(formatGiB(estimate.total.low, context.locale),
                                   formatGiB(estimate.total.high, context.locale))});
    if (estimate.devices > 1)
        table.rows.push_back({Words::tr("On the fullest card"),
                              formatGiB(estimate.perDevice.expected, context.locale, 2),
                              Words::tr("%1 cards").arg(estimate.devices)});
    context.print(table);
    if (context.tableFormat() != TableFormat::Text)
        return;
    AssumptionSet assumptions = estimate.assumptions;
    assumptions.add(resolved.assumptions);
    for (const auto &sentence : jsonAssumptions(assumptions))
        context.streams.out << "- " << sentence.toString() << '\n';
}

} // namespace

ExitCode runEstimate(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{
            ExitCode::WrongUsage,
            Words::tr("Nothing is known to do with \"%1\".").arg(context.arguments.positional.front())};
    if (context.arguments.has("--cases"))
        return runCases(context);
    if (context.arguments.has("--kind") || context.arguments.has("--out"))
        throw CliError{ExitCode::WrongUsage, Words::tr("--kind and --out go with --cases FILE.")};
    const Workload workload = readWorkload(context.catalogue, context.arguments, context.chinese);
    warnAboutContext(context.catalogue, workload, context.streams);
    const ResolvedWorkload resolved = resolveWorkload(context.catalogue, workload);
    Question question;
    std::optional<CardGroup> group;
    if (const auto card = context.arguments.value("--gpu")) {
        group = readCardGroup(context.catalogue, *card);
        group->count = readWhole(context.arguments, "--gpus", group->count, 1, 4096);
        question =
            questionFor(context.catalogue, resolved, *context.catalogue.gpu(group->gpuId), group->count);
    } else {
        question =
            questionFor(context.catalogue, resolved, readWhole(context.arguments, "--gpus", 1, 1, 4096));
    }
    const MemoryEstimate estimate = estimateMemory(question);
    if (!estimate.isValid())
        throw CliError{ExitCode::WrongUsage, problemSentence(estimate.problem)};
    std::vector<FitChange> toFit;
    if (group)
        toFit = FitAdvice(context.catalogue, resolved, SpeedModel(context.catalogue), context.today)
                    .changes(*group);
    if (context.wantsJson()) {
        QJsonObject json = jsonEstimate(context.catalogue, resolved, question, estimate, context.locale);
        if (group)
            json.insert(QStringLiteral("to_fit"), jsonFitChanges(toFit, context.locale));
        context.print(json);
        return ExitCode::Answered;
    }
    printEstimate(context, resolved, estimate);
    if (!toFit.empty() && context.tableFormat() == TableFormat::Text)
        printFitChanges(context, groupName(context.catalogue, *group), toFit);
    return ExitCode::Answered;
}

} // namespace gpuwise
