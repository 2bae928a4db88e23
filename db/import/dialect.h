// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a table of a stranger is written: what separates its fields and its decimals.
#pragma once

#include "db/csv.h"
#include "db/import/numbers.h"

namespace gpuwise {

struct Dialect
{
    QStringView body; ///< behind a line "sep=;"
    CsvStyle style;
};

/// Comma, semicolon or tab: what a line "sep=" says, else what the first line has most of.
Dialect dialectOf(QStringView text);

/// The sign between whole and fraction. Files separated by commas have a point: their writer quoted nothing
/// else. Others show it in a number that can be read in one way only; `columns` are those with numbers.
/// `contradiction`: the cell that says otherwise than one before it.
DecimalSign decimalSignOf(const Dialect &dialect, const CsvLimits &limits, const std::vector<int> &columns,
                          std::optional<std::pair<QString, QString>> *contradiction, int *line);

/// For tables of strangers.
CsvLimits importLimits();

} // namespace gpuwise
