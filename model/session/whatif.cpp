// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which single change of an answer would lead to another best value: each candidate is really advised on.
#include "model/advice/cardbasis.h"
#include "model/session/candidatechanges.h"
#include "model/session/whynot.h"
#include "model/words/decision.h"
#include "model/words/format.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

constexpr std::size_t mostChanges = 4;

/// When nothing fits: what would make the nearest card do, and what else would do.
void addFitChanges(const Catalogue &catalogue, const Workload &workload, const Advice &advice, QDate today,
                   const QLocale &locale, std::vector<CandidateChange> &found)
{
    if (advice.answered() || !advice.nearest)
        return;
    const LeftOut &nearest = advice.leftOut[*advice.nearest];
    if (nearest.why.code != ReasonCode::DoesNotFit)
        return;
    const ResolvedWorkload resolved = resolveWorkload(catalogue, workload);
    const auto onNearest = FitChanges(catalogue, resolved, today)
                               .changes(*catalogue.gpu(nearest.cards.gpuId), nearest.cards.count);
    for (std::size_t i = 0; i < std::min(onNearest.size(), mostChanges - 2); ++i)
        found.push_back(withFitChange(onNearest[i], locale));
    for (const FitChange &change : fitsElsewhere(catalogue, resolved, SpeedModel(catalogue), today))
        found.push_back(withFitChange(change, locale));
}

std::vector<CandidateChange> candidates(const Catalogue &catalogue, const Workload &workload,
                                        const Advice &advice, QDate today, const QLocale &locale)
{
    std::vector<CandidateChange> found;
    addFitChanges(catalogue, workload, advice, today, locale, found);
    const BudgetAnswer &budget = workload.budget;
    const bool inference = workload.task.task == Task::Inference;
    if (budget.limit)
        found.push_back(withBudget(workload, roundedUp(budget.limit->times(1.5)), locale));
    if (inference)
        found.push_back(withContext(workload, workload.task.inference.contextTokens * 2, locale));
    if (const auto larger = withNeighbouringPrecision(catalogue, workload, 1))
        found.push_back(*larger);
    if (const auto smaller = withNeighbouringPrecision(catalogue, workload, -1))
        found.push_back(*smaller);
    found.push_back(withUsed(workload, !budget.usedAccepted));
    if (budget.limit)
        found.push_back(withBudget(workload, roundedUp(budget.limit->times(0.5)), locale));
    if (budget.mode == AcquireMode::Either) {
        found.push_back(withHours(workload, budget.hoursPerMonth > 60 ? 20 : 300, locale));
        found.push_back(withHours(workload, 730, locale));
    } else {
        found.push_back(withMode(workload, AcquireMode::Either));
    }
    for (const int count : {2, 4, 8}) {
        if (count > budget.maxCards) {
            found.push_back(withCards(workload, count));
            break;
        }
    }
    return found;
}

QString outcome(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                const QLocale &locale)
{
    const QString title = decisionTitle(catalogue, advice);
    if (!advice.bestValue || !advice.options[*advice.bestValue].speed.isKnown())
        return title;
    const Option &option = advice.options[*advice.bestValue];
    return QCoreApplication::translate("Change", "%1: %2 %3 (%4)", "decision, speed, its unit, its band")
        .arg(title, formatSpeed(option.speed.value.expected, locale), speedUnit(workload.task.task),
             formatBand(option.speed.value, locale));
}

} // namespace

std::vector<AnswerChange> whatWouldChange(const Catalogue &catalogue, const Workload &workload,
                                          const Advice &advice, QDate today, const QLocale &locale)
{
    std::vector<AnswerChange> changes;
    const QString now = decisionTitle(catalogue, advice);
    AdviceBasis basis(catalogue, today);
    for (const CandidateChange &candidate : candidates(catalogue, workload, advice, today, locale)) {
        if (changes.size() == mostChanges)
            break;
        const Advice other = advise(basis, candidate.workload);
        // An answer that only takes something away, and leaves nothing, teaches nothing.
        if (decisionTitle(catalogue, other) == now || !other.bestValue)
            continue;
        changes.push_back({candidate.what, outcome(catalogue, candidate.workload, other, locale),
                           candidate.workload, candidate.cost});
    }
    return changes;
}

} // namespace gpuwise
