// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a training job is and takes.
#pragma once

#include "model/estimate/speed.h"

#include <optional>

namespace gpuwise {

/// samples x tokens x epochs.
double trainingTokens(const TrainingSettings &settings);
/// Hours of a job of so many tokens; expected is that of the expected speed, low the fastest.
std::optional<Band> hoursOfJob(double tokens, const Speed &speed);

} // namespace gpuwise
