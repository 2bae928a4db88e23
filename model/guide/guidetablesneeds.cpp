// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables that the engine computes: rules of thumb against our figures, picks for scenes.
#include "model/guide/guidetables.h"

#include "model/advice/advisor.h"
#include "model/advice/bands.h"
#include "model/claims/claimwords.h"
#include "model/domain/workload.h"
#include "model/estimate/memory.h"
#include "model/guide/guidescenes.h"
#include "model/session/pickview.h"
#include "model/tables/comparisonparts.h"
#include "model/words/bandwords.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"
#include "model/words/workloadwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(GuideTable)
};

QString costOf(const PickView &view)
{
    if (view.costFigure.isEmpty())
        return Words::tr("no price");
    return view.costUnit.isEmpty() ? view.costFigure : QString(view.costFigure % u' ' % view.costUnit);
}

QString speedOf(const PickView &view)
{
    if (view.speedFigure.isEmpty())
        return Words::tr("not known");
    const QString speed = view.speedFigure % u' ' % view.speedUnit;
    return view.speedBand.isEmpty() ? speed : Words::tr("%1 (%2)", "speed, band").arg(speed, view.speedBand);
}

QString needOf(const GuideContext &context, const Workload &workload)
{
    const ResolvedWorkload resolved = resolveWorkload(context.catalogue, workload);
    const MemoryEstimate memory = estimateMemory(questionFor(context.catalogue, resolved, 1));
    return memory.isValid() ? formatGiB(memory.perDevice.expected, context.locale) : Words::tr("not known");
}

/// What a month of renting is counted with, unless somebody says otherwise.
QString hoursOf(const GuideContext &context)
{
    return formatTrimmed(BudgetAnswer{}.hoursPerMonth, 0, context.locale);
}

} // namespace

Sheet memoryRulesTable(const GuideContext &context)
{
    Sheet sheet;
    sheet.header = {Words::tr("Guides say"), Words::tr("Verdict"), Words::tr("Computed for"),
                    Words::tr("Needs, GiB"), Words::tr("On this card")};
    sheet.rightAligned = {false, false, false, true, false};
    for (const Claim &claim : context.catalogue.claims) {
        const auto check =
            claim.subjectKind == ClaimSubject::Rule ? checkClaim(context.catalogue, claim) : std::nullopt;
        if (!check || !check->fit)
            continue;
        const ClaimedFit &fit = *check->fit;
        sheet.rows.push_back(
            {claimSaid(claim, context.locale), claimVerdictWord(claim.verdict),
             Words::tr("%1; %2", "model and precision; settings")
                 .arg(workloadName(context.catalogue, fit.asked.workload, context.locale),
                      workloadSettings(fit.asked.workload, context.locale)),
             formatGiB(fit.memory.perDevice.expected, context.locale),
             Words::tr("%1: %2", "card, verdict")
                 .arg(shortCardName(groupName(context.catalogue, fit.asked.cards)).simplified(),
                      verdictWord(fit.fit.verdict))});
    }
    sheet.notes.append(
        Words::tr("Needs are those of the fullest card, as expected; the verdict counts the high end."));
    return sheet;
}

Sheet scenesTable(const GuideContext &context)
{
    Sheet sheet;
    sheet.header = {Words::tr("Scene"),      Words::tr("Computed for"), Words::tr("Needs, GiB"),
                    Words::tr("Best value"), Words::tr("Speed"),        Words::tr("Cost")};
    sheet.rightAligned = {false, false, true, false, true, true};
    for (const GuideScene &scene : guideScenes()) {
        const Workload workload = sceneWorkload(context.catalogue, scene, context.region, context.currency);
        const Advice advice = advise(context.catalogue, workload, context.today);
        QStringList row{guideSceneName(scene), workloadName(context.catalogue, workload, context.locale),
                        needOf(context, workload)};
        if (advice.bestValue) {
            const Option &best = advice.options[*advice.bestValue];
            const PickView view = viewOption(context.catalogue, workload, best, context.locale);
            row << shortCardName(optionName(context.catalogue, best)).simplified() << speedOf(view)
                << costOf(view);
        } else {
            row << Words::tr("no card of the catalogue") << QString() << QString();
        }
        sheet.rows.push_back(row);
    }
    sheet.notes.append(
        Words::tr(
            "Two cards at most, bought, or rented for %1 hours a month; no budget limit; prices of your "
            "region.")
            .arg(hoursOf(context)));
    return sheet;
}

Sheet bandsTable(const GuideContext &context)
{
    Sheet sheet;
    sheet.header = {Words::tr("Budget"), Words::tr("What it buys")};
    sheet.rightAligned = {false, false};
    for (const BudgetBand &band :
         budgetBands(context.catalogue, context.region, context.currency, context.today))
        sheet.rows.push_back({bandTitle(band, context.locale), bandSummary(band, context.locale)});
    return sheet;
}

std::optional<Sheet> picksTable(const GuideContext &context, const QString &scene)
{
    const auto scenes = guideScenes();
    const auto found = std::find_if(scenes.begin(), scenes.end(), [&](const GuideScene &each) {
        return scene == QLatin1StringView(each.id);
    });
    if (found == scenes.end())
        return std::nullopt;
    const Workload workload = sceneWorkload(context.catalogue, *found, context.region, context.currency);
    const Advice advice = advise(context.catalogue, workload, context.today);
    Sheet sheet;
    sheet.header = {Words::tr("Pick"), Words::tr("Card"), Words::tr("Memory"), Words::tr("Speed"),
                    Words::tr("Cost")};
    sheet.rightAligned = {false, false, false, true, true};
    for (const PickView &pick : picksView(context.catalogue, workload, advice, context.locale).picks) {
        if (pick.sameAs) { // one card in two roles has one row
            for (QStringList &row : sheet.rows)
                if (row.front().contains(pickRoleName(*pick.sameAs, workload.budget)))
                    row.front() = Words::tr("%1; %2", "two roles of one pick")
                                      .arg(row.front(), pickRoleName(pick.role, workload.budget));
            continue;
        }
        sheet.rows.push_back({pickRoleName(pick.role, workload.budget), shortCardName(pick.name).simplified(),
                              Words::tr("%1, %2", "verdict, margin")
                                  .arg(verdictWord(pick.fit.verdict), marginPhrase(pick.fit, context.locale)),
                              speedOf(pick), costOf(pick)});
    }
    sheet.notes.append(Words::tr("Computed for %1 (%2), %3 GiB on one card; two cards at most, no budget "
                                 "limit, bought, or rented for "
                                 "%4 hours a month: your answers above do not count here.",
                                 "workload, settings, need, hours")
                           .arg(workloadName(context.catalogue, workload, context.locale),
                                workloadSettings(workload, context.locale), needOf(context, workload),
                                hoursOf(context)));
    return sheet;
}

} // namespace gpuwise
