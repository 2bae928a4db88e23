// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/job.h"

namespace gpuwise {

double trainingTokens(const TrainingSettings &settings)
{
    return settings.samples * settings.sequenceLength * settings.epochs;
}

std::optional<Band> hoursOfJob(double tokens, const Speed &speed)
{
    if (!speed.isKnown() || !(speed.value.low > 0) || !(tokens > 0))
        return std::nullopt;
    constexpr double secondsPerHour = 3600;
    return Band{tokens / speed.value.high / secondsPerHour, tokens / speed.value.expected / secondsPerHour,
                tokens / speed.value.low / secondsPerHour};
}

} // namespace gpuwise
