// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/charts/barchart.h"

#include <algorithm>

namespace gpuwise {

namespace {

/// Where the drawing of a bar ends: the text stands behind it.
double reach(const BarChart::Bar &bar)
{
    return std::max({bar.value.value_or(0), bar.band ? bar.band->high : 0, bar.limit.value_or(0), 0.0});
}

} // namespace

double BarChart::axisEnd() const
{
    double end = 0;
    for (const Bar &bar : bars)
        end = std::max(end, reach(bar));
    return end > 0 ? end : 1;
}

BarChartGeometry layoutBarChart(const BarChart &chart, double width, double nameWidth, double textWidth,
                                const BarChartMetrics &m)
{
    BarChartGeometry g;
    const double name = std::min(nameWidth, width * m.mostName);
    const double left = name + m.nameGap;
    const double plot = std::max(m.leastPlot, width - left - m.textGap - textWidth);
    g.plot = QRectF(left, 0, plot, m.pitch * static_cast<double>(chart.bars.size()));
    const double end = chart.axisEnd();
    const auto x = [&](double value) { return left + plot * std::clamp(value / end, 0.0, 1.0); };
    double top = 0;
    for (const BarChart::Bar &bar : chart.bars) {
        BarChartGeometry::Row row;
        const double middle = top + m.pitch / 2;
        row.name = QRectF(0, top, name, m.pitch);
        if (bar.value)
            row.bar = QRectF(left, middle - m.barHeight / 2, x(*bar.value) - left, m.barHeight);
        if (bar.band)
            row.whisker = QLineF(x(bar.band->low), middle, x(bar.band->high), middle);
        if (bar.limit)
            row.limit = QRectF(x(*bar.limit) - m.limitWidth / 2, top + 2, m.limitWidth, m.pitch - 4);
        const double text = reach(bar) > 0 ? x(reach(bar)) + m.textGap : left;
        row.text = QRectF(text, top, std::max(0.0, width - text), m.pitch);
        g.rows.push_back(row);
        top += m.pitch;
    }
    return g;
}

} // namespace gpuwise
