// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/accuracy/errortally.h"

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr double exactly = 0.001;

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double quantileOf(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size()));
    return values[std::min(values.size() - 1, at)];
}

} // namespace

void ErrorTally::add(double measured, const CaseAnswer &answer)
{
    add(measured, answer.expected);
    if (answer.expected && answer.low && answer.high && *answer.low > 0) {
        m_inside += *answer.low <= measured && measured <= *answer.high ? 1 : 0;
        m_widths.push_back(*answer.high / *answer.low);
    }
}

void ErrorTally::add(double measured, std::optional<double> expected)
{
    ++m_rows;
    if (expected)
        m_errors.push_back(*expected / measured - 1);
}

ErrorSummary ErrorTally::summary() const
{
    ErrorSummary summary;
    summary.rows = m_rows;
    summary.answered = static_cast<int>(m_errors.size());
    if (m_errors.empty())
        return summary;
    std::vector<double> sizes;
    sizes.reserve(m_errors.size());
    for (const double error : m_errors)
        sizes.push_back(std::abs(error));
    summary.median = medianOf(sizes);
    summary.p90 = quantileOf(sizes, 0.9);
    summary.bias = medianOf(m_errors);
    const auto exact = std::count_if(sizes.begin(), sizes.end(), [](double size) { return size < exactly; });
    summary.exact = static_cast<double>(exact) / m_rows;
    if (!m_widths.empty()) {
        summary.inside = static_cast<double>(m_inside) / static_cast<double>(m_widths.size());
        summary.bandWidth = medianOf(m_widths);
    }
    return summary;
}

} // namespace gpuwise
