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

double LineChart::valueAt(const Series &series, double x)
{
    const auto &points = series.points;
    if (points.empty())
        return 0;
    const auto after = std::find_if(points.begin(), points.end(), [x](const Point &p) { return p.x >= x; });
    if (after == points.begin())
        return points.front().y;
    if (after == points.end())
        return points.back().y;
    const Point &before = *(after - 1);
    return before.y + (after->y - before.y) * (x - before.x) / (after->x - before.x);
}

} // namespace gpuwise
