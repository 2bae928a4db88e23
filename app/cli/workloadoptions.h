// SPDX-License-Identifier: GPL-3.0-or-later
//
// From options to the three answers, every value checked.
#pragma once

#include "app/cli/commandline.h"
#include "app/cli/options.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

namespace gpuwise {

/// The option groups that describe a workload.
std::span<const OptionGroup> workloadGroups();

/// True when --model or --params is given.
bool describesModel(const Arguments &arguments);

/// Reads the workload; throws CliError for what is unknown or out of range. `chinese` decides region and
/// currency when they are not given.
Workload readWorkload(const Catalogue &catalogue, const Arguments &arguments, bool chinese);

/// The part of it that is about money and limits.
BudgetAnswer readBudget(const Catalogue &catalogue, const Arguments &arguments, bool chinese);

/// "CARD" or "CARD:2". Throws CliError with the nearest names.
CardGroup readCardGroup(const Catalogue &catalogue, const QString &text);
const Gpu &readCard(const Catalogue &catalogue, const QString &name);

/// The workload's limits are for recommend and tiers; a workload with a context beyond the model's own
/// maximum is computed, with this warning on the error stream.
void warnAboutContext(const Catalogue &catalogue, const Workload &workload, Streams streams);

} // namespace gpuwise
