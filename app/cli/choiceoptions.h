// SPDX-License-Identifier: GPL-3.0-or-later
//
// Options beside the three answers, read alike by every command that takes them: the PC around the cards, the
// user's own costs, the weights of the tiers.
#pragma once

#include "app/cli/options.h"
#include "model/advice/rentorbuyinputs.h"
#include "model/advice/scoring.h"
#include "model/estimate/power.h"

namespace gpuwise {

PcSetup readPcSetup(const Arguments &arguments);
RentOrBuyFigures readFigures(const Arguments &arguments); ///< amounts in the budget's currency
ScoreWeights readTierWeights(const Arguments &arguments);

} // namespace gpuwise
