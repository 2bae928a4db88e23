// SPDX-License-Identifier: GPL-3.0-or-later
//
// `guide`: the entries of the guide, or one of them with its numbers filled in.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/guide/guidelibrary.h"
#include "model/guide/guideresolver.h"
#include "model/guide/guidesearch.h"
#include "model/guide/guidetext.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliGuide)
};

/// Prices of the region and system that --region, --currency and --os say, as elsewhere.
GuideContext guideContext(const CommandContext &context, const SpeedModel &speeds)
{
    const BudgetAnswer budget = readBudget(context.catalogue, context.arguments, context.chinese);
    return {context.catalogue, speeds,    context.today, budget.region,
            budget.currency,   budget.os, context.locale};
}

void printList(const CommandContext &context, const GuideContext &guideContext, const Guide &guide,
               const QStringList &ids)
{
    TextTable table;
    table.header = {Words::tr("Id"), Words::tr("Section"), Words::tr("Entry")};
    QJsonArray array;
    for (const QString &id : ids) {
        const GuideEntry &entry = *guide.entry(id);
        const GuideSection &section = *guide.sectionOf(id);
        const QString title = resolvedTitle(guideContext, entry);
        table.rows.push_back({id, section.title, title});
        array.append(QJsonObject{{QStringLiteral("id"), id},
                                 {QStringLiteral("section"), section.id},
                                 {QStringLiteral("title"), title}});
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("entries"), array}});
    else
        context.print(table);
}

} // namespace

ExitCode runGuide(const CommandContext &context)
{
    const QStringList &names = context.arguments.positional;
    if (names.size() > 1)
        throw CliError{ExitCode::WrongUsage, Words::tr("Give one entry at most.")};
    const SpeedModel speeds(context.catalogue);
    const GuideContext resolving = guideContext(context, speeds);
    const Guide &guide = shippedGuide(context.chinese ? Language::Chinese : Language::English);
    const Guide &other = shippedGuide(context.chinese ? Language::English : Language::Chinese);
    if (names.isEmpty()) {
        const QString search = context.arguments.value("--search").value_or(QString());
        printList(context, resolving, guide, findGuideEntries(guide, other, search));
        return ExitCode::Answered;
    }
    const GuideEntry *entry = guide.entry(names.front());
    if (!entry) {
        QStringList ids = findGuideEntries(guide, other, names.front()).mid(0, 3);
        if (ids.isEmpty())
            ids = nearestWords(findGuideEntries(guide, other, {}), names.front());
        throw CliError{ExitCode::WrongUsage,
                       withSuggestions(Words::tr("The guide has no entry \"%1\".").arg(names.front()), ids)};
    }
    const GuideEntry filled = resolvedEntry(resolving, *entry);
    if (context.wantsJson())
        context.print(jsonGuideEntry(*guide.sectionOf(entry->id), filled));
    else
        context.streams.out << entryText(filled, context.tableFormat() == TableFormat::Markdown
                                                     ? GuideTextFormat::Markdown
                                                     : GuideTextFormat::Plain);
    return ExitCode::Answered;
}

} // namespace gpuwise
