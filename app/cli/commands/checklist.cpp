// SPDX-License-Identifier: GPL-3.0-or-later
//
// `checklist`: what is known, to be confirmed and to be minded before a card is ordered.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/guide/checklisttext.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliChecklist)
};

/// --mode rent asks the provider, --mode buy the seller; without it both are asked.
std::optional<OptionMode> modeOf(const Arguments &arguments, const BudgetAnswer &budget)
{
    if (budget.mode == AcquireMode::Rent)
        return OptionMode::Rent;
    if (budget.mode == AcquireMode::Buy && arguments.has("--exclude-used"))
        return OptionMode::BuyNew;
    return std::nullopt;
}

/// Buying without a word about new or used asks both, but no provider.
void keepBuying(Checklist &list)
{
    std::erase_if(list.groups, [](const CheckGroup &group) {
        return group.id == QLatin1StringView("rent") || group.id.startsWith(QLatin1StringView("suits"));
    });
}

void printTable(const CommandContext &context, const Checklist &list)
{
    TextTable table;
    table.header = {Words::tr("Group"), Words::tr("State"), Words::tr("What"), Words::tr("Value or question"),
                    Words::tr("Source")};
    for (const CheckGroup &group : list.groups)
        for (const CheckItem &item : group.items)
            table.rows.push_back(
                {group.title, checkStateWord(item.state), item.title, item.text, item.source});
    context.print(table);
}

} // namespace

ExitCode runChecklist(const CommandContext &context)
{
    const QStringList &names = context.arguments.positional;
    if (names.size() != 1)
        throw CliError{ExitCode::WrongUsage, Words::tr("Which card? Give CARD, or CARD:2 for two of them.")};
    const CardGroup cards = readCardGroup(context.catalogue, names.front());
    const BudgetAnswer budget = readBudget(context.catalogue, context.arguments, context.chinese);
    const SpeedModel speeds(context.catalogue);
    const GuideContext resolving{context.catalogue, speeds,    context.today, budget.region,
                                 budget.currency,   budget.os, context.locale};
    Checklist list = checklistFor(resolving, cards, modeOf(context.arguments, budget));
    if (budget.mode == AcquireMode::Buy)
        keepBuying(list);
    if (context.wantsJson())
        context.print(jsonChecklist(list));
    else if (context.tableFormat() == TableFormat::Csv)
        printTable(context, list);
    else
        context.streams.out << checklistText(list, context.tableFormat() == TableFormat::Markdown
                                                       ? GuideTextFormat::Markdown
                                                       : GuideTextFormat::Plain);
    return ExitCode::Answered;
}

} // namespace gpuwise
