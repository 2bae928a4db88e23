// SPDX-License-Identifier: GPL-3.0-or-later
//
// What follows from the answers so far, in short sentences beside the questions.
#pragma once

#include "model/advice/advisor.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QLocale>
#include <QStringList>

#include <optional>

namespace gpuwise {

/// What matters most for a kind of task: memory and interconnect, memory bandwidth, or price.
QString whatMattersMost(Task task);
/// One sentence that says what the method is.
QString taskExplanation(Task task);

/// How many options the limits leave, what the cheapest costs, what money alone keeps out.
QStringList budgetConsequences(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                               const QLocale &locale);
/// Hours and rent of the whole training job, or what the speed means for one answer.
QStringList taskConsequences(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                             const QLocale &locale);

/// A card worth asking "why not" about first: the one that money alone keeps out by least, else the nearest.
std::optional<CardGroup> suggestedWhyNot(const Advice &advice);

} // namespace gpuwise
