// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/candidatechanges.h"

#include "model/session/answertexts.h"
#include "model/session/precisionchoices.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gpuwise {

Money roundedUp(const Money &money)
{
    const double amount = std::max(1.0, money.amount());
    const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(amount)) - 1));
    return Money::fromAmount(std::ceil(amount / unit - 1e-9) * unit, money.currency);
}

CandidateChange withBudget(const Workload &workload, const Money &limit, const QLocale &locale)
{
    CandidateChange change{
        QCoreApplication::translate("Change", "A budget of %1").arg(formatMoney(limit, locale)), workload};
    change.workload.budget.limit = limit;
    return change;
}

CandidateChange withoutLimit(const Workload &workload)
{
    CandidateChange change{QCoreApplication::translate("Change", "No limit of money"), workload};
    change.workload.budget.limit.reset();
    return change;
}

CandidateChange withCards(const Workload &workload, int maxCards)
{
    CandidateChange change{QCoreApplication::translate("Change", "Up to %n card(s)", nullptr, maxCards),
                           workload};
    change.workload.budget.maxCards = maxCards;
    return change;
}

CandidateChange withMode(const Workload &workload, AcquireMode mode)
{
    QString what;
    switch (mode) {
    case AcquireMode::Buy:
        what = QCoreApplication::translate("Change", "Buying only");
        break;
    case AcquireMode::Rent:
        what = QCoreApplication::translate("Change", "Renting only");
        break;
    case AcquireMode::Either:
        what = QCoreApplication::translate("Change", "Buying or renting");
        break;
    }
    CandidateChange change{what, workload};
    change.workload.budget.mode = mode;
    return change;
}

CandidateChange withUsed(const Workload &workload, bool accepted)
{
    CandidateChange change{accepted ? QCoreApplication::translate("Change", "Used cards accepted")
                                    : QCoreApplication::translate("Change", "New cards only"),
                           workload};
    change.workload.budget.usedAccepted = accepted;
    return change;
}

CandidateChange withAllVendors(const Workload &workload)
{
    CandidateChange change{QCoreApplication::translate("Change", "Cards of every vendor"), workload};
    change.workload.budget.vendors.clear();
    return change;
}

CandidateChange withoutPowerLimit(const Workload &workload)
{
    CandidateChange change{QCoreApplication::translate("Change", "No limit of power"), workload};
    change.workload.budget.maxWatts.reset();
    return change;
}

CandidateChange withContext(const Workload &workload, int tokens, const QLocale &locale)
{
    CandidateChange change{
        QCoreApplication::translate("Change", "A context of %1").arg(formatTokens(tokens, locale)), workload};
    change.workload.task.inference.contextTokens = tokens;
    return change;
}

CandidateChange withHours(const Workload &workload, double hoursPerMonth, const QLocale &locale)
{
    CandidateChange change{QCoreApplication::translate("Change", "%1 hours a month")
                               .arg(formatTrimmed(hoursPerMonth, 0, locale)),
                           workload};
    change.workload.budget.hoursPerMonth = hoursPerMonth;
    return change;
}

CandidateChange withFitChange(const FitChange &change, const QLocale &locale)
{
    QStringList what, cost;
    for (const ChangeStep &step : change.steps) {
        what << reasonSentence(step.what, locale);
        cost << reasonSentence(step.cost, locale);
    }
    return {asLabel(sentencesJoined(what)), change.workload, asLabel(sentencesJoined(cost))};
}

std::optional<CandidateChange> withNeighbouringPrecision(const Catalogue &catalogue, const Workload &workload,
                                                         int direction)
{
    const auto choices = precisionChoices(catalogue, workload);
    const QString current = workload.model.precisionId;
    double bits = 0;
    for (const PrecisionChoice &choice : choices) {
        if (choice.id == current || (current.isEmpty() && choice.mark == PrecisionChoice::Mark::Usual))
            bits = choice.bitsPerWeight;
    }
    if (!(bits > 0))
        return std::nullopt;
    const PrecisionChoice *next = nullptr; // the list falls in size
    for (const PrecisionChoice &choice : choices) {
        const bool smaller = choice.bitsPerWeight > 0 && choice.bitsPerWeight < bits * 0.97;
        const bool larger = choice.bitsPerWeight > bits * 1.03;
        if (direction < 0 && smaller && !next)
            next = &choice;
        if (direction > 0 && larger)
            next = &choice;
    }
    if (!next)
        return std::nullopt;
    CandidateChange change{QCoreApplication::translate("Change", "Weights in %1").arg(next->name), workload};
    change.workload.model.precisionId = next->id;
    return change;
}

} // namespace gpuwise
