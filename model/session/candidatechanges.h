// SPDX-License-Identifier: GPL-3.0-or-later
//
// Internal to whynot.cpp and whatif.cpp: answers that differ in one point, with the words for it.
#pragma once

#include "model/advice/tofit.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QLocale>
#include <QString>

#include <optional>
#include <vector>

namespace gpuwise {

struct CandidateChange
{
    QString what;
    Workload workload;
    QString cost = {}; ///< what the user loses, where that is not plain from `what`
};

CandidateChange withBudget(const Workload &workload, const Money &limit, const QLocale &locale);
CandidateChange withoutLimit(const Workload &workload);
CandidateChange withCards(const Workload &workload, int maxCards);
CandidateChange withMode(const Workload &workload, AcquireMode mode);
CandidateChange withUsed(const Workload &workload, bool accepted);
CandidateChange withAllVendors(const Workload &workload);
CandidateChange withoutPowerLimit(const Workload &workload);
CandidateChange withContext(const Workload &workload, int tokens, const QLocale &locale);
CandidateChange withHours(const Workload &workload, double hoursPerMonth, const QLocale &locale);
/// A change that makes the workload fit.
CandidateChange withFitChange(const FitChange &change, const QLocale &locale);
/// The next smaller (-1) or larger (+1) precision that is offered for the task; none at the end of the list.
std::optional<CandidateChange> withNeighbouringPrecision(const Catalogue &catalogue, const Workload &workload,
                                                         int direction);

/// Up to the next sum that people say: 21,350 becomes 22,000.
Money roundedUp(const Money &money);

} // namespace gpuwise
