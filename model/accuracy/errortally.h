// SPDX-License-Identifier: GPL-3.0-or-later
//
// Errors of a group of answers. An error is expected / measured - 1; a quantile is the value at that place of
// the sorted list, not interpolated.
#pragma once

#include "model/cases/caserow.h"

#include <optional>
#include <vector>

namespace gpuwise {

struct ErrorSummary
{
    int rows = 0; ///< measurements that count
    int answered = 0;
    std::optional<double> median, p90; ///< of |error|
    std::optional<double> bias;        ///< median error
    std::optional<double> exact;       ///< share of rows off by less than a thousandth
    std::optional<double> inside;      ///< share of measurements within low to high
    std::optional<double> bandWidth;   ///< median high / low: a wide band is no answer
};

class ErrorTally
{
public:
    void add(double measured, const CaseAnswer &answer);
    /// A figure without a band.
    void add(double measured, std::optional<double> expected);
    ErrorSummary summary() const;

private:
    int m_rows = 0;
    int m_inside = 0;
    std::vector<double> m_errors, m_widths;
};

} // namespace gpuwise
