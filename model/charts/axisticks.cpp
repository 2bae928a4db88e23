// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/axisticks.h"

#include <cmath>

namespace gpuwise {

std::vector<double> axisTicks(double end, int most)
{
    std::vector<double> ticks{0};
    if (!(end > 0) || most < 1 || !std::isfinite(end))
        return ticks;
    double step = 1;
    while (end / step >= most + 1)
        step *= 2;
    for (int i = 1; i * step <= end; ++i)
        ticks.push_back(i * step);
    return ticks;
}

} // namespace gpuwise
