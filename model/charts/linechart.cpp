// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/linechart.h"

#include <algorithm>

namespace gpuwise {

double LineChart::yEnd() const
{
    double end = 0;
    for (const Series &line : series)
        for (const Point &point : line.points)
            end = std::max({end, point.y, point.band ? point.band->high : 0});
    return end > 0 ? end : 1;
}

} // namespace gpuwise
