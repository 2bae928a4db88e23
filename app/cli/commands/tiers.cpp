// SPDX-License-Identifier: GPL-3.0-or-later
//
// `tiers`: all cards from S to D for a workload, what is over budget in a lane of its own, and below the line
// what cannot hold it.
#include "app/cli/choiceoptions.h"
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/words/format.h"
#include "model/words/tierwords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliTiers)
};

QStringList rowOf(const CommandContext &context, const TierEntry &entry, const TierList &list,
                  const QString &tier)
{
    const Option &option = entry.option;
    QStringList parts;
    for (const ScoreLine &line : scoreLines(entry.parts, list.weights))
        parts.append(formatNumber(line.value * 100, 0, context.locale));
    return QStringList{tier, groupName(context.catalogue, option.cards),
                       option.cost.price ? optionWord(option) : QString(),
                       formatNumber(entry.score * 100, 0, context.locale)} +
           parts +
           QStringList{option.speed.isKnown() ? formatSpeed(option.speed.value.expected, context.locale)
                                              : QString(),
                       option.cost.price ? formatCost(option, option.cost.total, context.locale) : QString(),
                       entry.caps.empty() ? QString() : tierCapSentence(entry.caps.front())};
}

TextTable tierTable(const CommandContext &context, const TierList &list)
{
    TextTable table;
    table.header = {Words::tr("Tier"), Words::tr("Card"), Words::tr("How"), Words::tr("Score")};
    for (const ScoreLine &line : scoreLines({}, list.weights))
        table.header.append(line.name);
    table.header += {Words::tr("Speed"), Words::tr("Cost"), Words::tr("Mind")};
    table.rightAligned = {false, false, false, true, true, true, true, true, true, true, true};
    for (const TierEntry &entry : list.entries)
        if (entry.hasPrice())
            table.rows.push_back(rowOf(context, entry, list, tierName(entry.tier)));
    for (const TierEntry &entry : list.overBudget)
        table.rows.push_back(rowOf(context, entry, list, Words::tr("over budget")));
    for (const TierEntry &entry : list.entries)
        if (!entry.hasPrice())
            table.rows.push_back(rowOf(context, entry, list, Words::tr("no price")));
    return table;
}

void printGuides(const CommandContext &context)
{
    QTextStream &out = context.streams.out;
    out << '\n' << Words::tr("What buying guides say, whatever the workload:") << '\n';
    for (const GuideTier tier : guideTiers()) {
        QStringList names;
        for (const QString &id : cardsOf(tier))
            names.append(groupName(context.catalogue, {id, 1}));
        out << guideTierName(tier) << ": " << names.join(QStringLiteral(", ")) << '\n'
            << "  + " << guideTierAdvantage(tier) << '\n'
            << "  = " << guideTierScene(tier) << '\n'
            << "  ! " << guideTierCaution(tier) << '\n';
    }
}

void printBelow(const CommandContext &context, const TierList &list)
{
    TextTable table;
    table.header = {Words::tr("Below the line"), Words::tr("Why"), Words::tr("What would change that")};
    for (const LeftOut &left : list.below)
        table.rows.push_back({groupName(context.catalogue, left.cards),
                              reasonSentence(left.why, context.locale),
                              reasonSentence(left.wouldChange, context.locale)});
    context.streams.out << '\n';
    context.print(table);
}

} // namespace

ExitCode runTiers(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Nothing is known to do with \"%1\"; cards are named for fit and compare.")
                           .arg(context.arguments.positional.front())};
    const ScoreWeights weights = readTierWeights(context.arguments);
    const Workload workload = readWorkload(context.catalogue, context.arguments, context.chinese);
    warnAboutContext(context.catalogue, workload, context.streams);
    const TierList list = tiersFor(context.catalogue, workload, context.today, weights);
    const bool guides = context.arguments.has("--guides");
    if (context.wantsJson()) {
        QJsonObject json =
            jsonTiers(context.catalogue, resolveWorkload(context.catalogue, workload), list, context.locale);
        if (guides)
            json.insert(QStringLiteral("guides"), jsonGuideTiers(context.catalogue));
        context.print(json);
    } else {
        if (context.tableFormat() == TableFormat::Text)
            context.streams.out << tierConclusion(context.catalogue, list) << "\n\n";
        context.print(tierTable(context, list));
        if (context.tableFormat() == TableFormat::Text) {
            printBelow(context, list);
            if (guides)
                printGuides(context);
        }
    }
    return list.entries.empty() ? ExitCode::NothingFits : ExitCode::Answered;
}

} // namespace gpuwise
