// SPDX-License-Identifier: GPL-3.0-or-later
//
// One line of a benchmark: what was measured, beside a plain reference in the same run, and what is wanted of
// either. Machines differ; the ratio does less so. scripts/bench.py reads these lines.
#pragma once

#include <QString>

#include <algorithm>
#include <ctime>
#include <optional>
#include <vector>

namespace gpuwise::bench {

struct Line
{
    QString name;
    double measured = 0;
    double reference = 0; ///< in the same unit
    QString unit;
    QString referenceName;
    std::optional<double> wantedMeasured{}, wantedRatio{}; ///< at most; neither: for comparison only

    double ratio() const { return reference > 0 ? measured / reference : 0; }
    bool isMet() const;
};

/// "name  measured  reference  ratio  target  met", columns parted by two blanks or more, to standard output.
void print(const Line &line);
/// Something beside the lines: how many cells, what was not compared.
void remark(const QString &text);

/// Processor time of this program: other programs on a busy machine do not count.
double msOf(const auto &work)
{
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC;
}

/// The best of several: what cold caches and other programs add is not the program's.
double bestMs(int repeats, const auto &work)
{
    double best = msOf(work);
    for (int i = 1; i < repeats; ++i)
        best = std::min(best, msOf(work));
    return best;
}

template <typename T> T median(std::vector<T> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace gpuwise::bench
