// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/columns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gpuwise {

namespace {

double sum(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

/// Takes `missing` from the columns that stretch, or from all, in proportion to what each can give without
/// breaking a word.
double takeFrom(std::vector<double> &widths, std::span<const ColumnNeed> needs, double missing,
                bool onlyStretching)
{
    const auto spareOf = [&](std::size_t i) {
        return needs[i].stretch > 0 || !onlyStretching ? std::max(0.0, widths[i] - needs[i].least) : 0.0;
    };
    double spare = 0;
    for (std::size_t i = 0; i < needs.size(); ++i)
        spare += spareOf(i);
    if (!(spare > 0))
        return missing;
    const double taken = std::min(missing, spare);
    for (std::size_t i = 0; i < needs.size(); ++i)
        widths[i] -= taken * spareOf(i) / spare;
    return missing - taken;
}

} // namespace

std::vector<double> columnWidths(std::span<const ColumnNeed> needs, double available, double gap)
{
    if (needs.empty())
        return {};
    std::vector<double> widths;
    double stretch = 0;
    for (const ColumnNeed &need : needs) {
        widths.push_back(std::max(need.natural, need.least));
        stretch += need.stretch;
    }
    const double room = std::max(0.0, available - gap * static_cast<double>(needs.size() - 1));
    const double left = room - sum(widths);
    if (left >= 0) {
        for (std::size_t i = 0; i < needs.size() && stretch > 0; ++i)
            widths[i] += left * needs[i].stretch / stretch;
        return widths;
    }
    const double missing = takeFrom(widths, needs, takeFrom(widths, needs, -left, true), false);
    if (missing > 0) {
        const double scale = room / sum(widths);
        for (double &width : widths)
            width *= scale;
    }
    return widths;
}

std::vector<ColumnRange> splitColumns(int count, double available, double least)
{
    std::vector<ColumnRange> bands;
    if (count <= 0)
        return bands;
    const int room = least > 0 ? std::max(1, static_cast<int>(std::floor(available / least + 1e-9))) : count;
    const int bandCount = (count + room - 1) / room;
    int first = 0;
    for (int band = 0; band < bandCount; ++band) {
        const int size = count / bandCount + (band < count % bandCount ? 1 : 0);
        bands.push_back({first, first + size});
        first += size;
    }
    return bands;
}

} // namespace gpuwise
