// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/sessionoption.h"
#include "app/cli/workloadoptions.h"
#include "model/session/pickview.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliRecommend)
};

void printPicks(const CommandContext &context, const Workload &workload, const Advice &advice)
{
    QTextStream &out = context.streams.out;
    const PicksView view = picksView(context.catalogue, workload, advice, context.locale);
    for (const PickView &pick : view.picks) {
        out << pickRoleName(pick.role, workload.budget) << ": " << pick.name << '\n';
        if (pick.sameAs)
            continue;
        out << "  " << pick.meta << '\n';
        out << "  " << verdictWord(pick.fit.verdict) << ", " << marginPhrase(pick.fit, context.locale)
            << '\n';
        if (!pick.speedFigure.isEmpty())
            out << "  " << pick.speedCaption << ": " << pick.speedFigure << ' ' << pick.speedUnit << " ("
                << pick.speedBand << ")\n";
        out << "  " << pick.costCaption << ": " << pick.costFigure << ' ' << pick.costUnit << " ("
            << pick.costDetail << ")\n";
        if (!pick.value.isEmpty())
            out << "  " << Words::tr("Value: %1").arg(pick.value) << '\n';
        for (const QString &reason : pick.reasons)
            out << "  + " << reason << '\n';
        for (const QString &caution : pick.cautions)
            out << "  ! " << caution << '\n';
    }
    for (const QString &note : view.notes)
        out << note << '\n';
}

TextTable optionTable(const CommandContext &context, const Advice &advice)
{
    TextTable table;
    table.header = {Words::tr("Card"), Words::tr("How"),  Words::tr("Verdict"), Words::tr("Speed"),
                    Words::tr("Cost"), Words::tr("Date"), Words::tr("Score")};
    table.rightAligned = {false, false, false, true, true, false, true};
    for (const Option &option : advice.options) {
        table.rows.push_back(
            {groupName(context.catalogue, option.cards), optionWord(option), verdictWord(option.fit.verdict),
             option.speed.isKnown() ? formatSpeed(option.speed.value.expected, context.locale) : QString(),
             formatCost(option, option.cost.total, context.locale),
             option.cost.price ? formatDate(option.cost.price->asOf) : QString(),
             formatNumber(option.score * 100, 0, context.locale)});
    }
    return table;
}

void printNearest(const CommandContext &context, const Advice &advice)
{
    if (!advice.nearest)
        return;
    const LeftOut &nearest = advice.leftOut[*advice.nearest];
    context.streams.out << Words::tr("Nothing fits these limits. Nearest: %1. %2 %3")
                               .arg(groupName(context.catalogue, nearest.cards),
                                    reasonSentence(nearest.why, context.locale),
                                    reasonSentence(nearest.wouldChange, context.locale))
                               .trimmed()
                        << '\n';
}

void printText(const CommandContext &context, const Workload &workload, const Advice &advice)
{
    if (advice.owned)
        context.streams.out << decisionTitle(context.catalogue, advice) << "\n\n";
    if (!advice.answered())
        return printNearest(context, advice);
    printPicks(context, workload, advice);
    context.streams.out << '\n';
    context.print(optionTable(context, advice));
}

} // namespace

ExitCode runRecommend(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Nothing is known to do with \"%1\"; cards are named for fit and compare.")
                           .arg(context.arguments.positional.front())};
    const auto session = readSessionOption(context);
    const Workload workload =
        session ? session->workload : readWorkload(context.catalogue, context.arguments, context.chinese);
    warnAboutContext(context.catalogue, workload, context.streams);
    const ResolvedWorkload resolved = resolveWorkload(context.catalogue, workload);
    const Advice advice = advise(context.catalogue, workload, context.today);
    if (context.wantsJson())
        context.print(jsonAdvice(context.catalogue, resolved, advice, context.locale));
    else if (context.tableFormat() != TableFormat::Text)
        context.print(optionTable(context, advice));
    else
        printText(context, workload, advice);
    const bool keeps = advice.owned && keepsTheCard(advice.owned->verdict);
    return advice.answered() || keeps ? ExitCode::Answered : ExitCode::NothingFits;
}

} // namespace gpuwise
