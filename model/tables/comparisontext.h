// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison as text that leaves the program: for the clipboard and for files. Pure functions; the words
// are those of the table.
#pragma once

#include "model/tables/comparison.h"

#include <QLocale>
#include <QString>

#include <span>

namespace gpuwise {

struct ComparisonExcerpt
{
    const Catalogue &catalogue;
    const ResolvedWorkload &resolved;
    const Comparison &comparison;
    std::span<const ComparisonRow *const> rows; ///< of `comparison`, in its order
    QLocale locale;
};

/// Cells as the table shows them, best values in bold, differences to the baseline behind them.
QString comparisonHtml(const ComparisonExcerpt &excerpt);
QString comparisonMarkdown(const ComparisonExcerpt &excerpt);
/// The same without emphasis and differences: tab-separated lines for spreadsheets.
QString comparisonTsv(const ComparisonExcerpt &excerpt);
/// For programs: figures without grouping, with a decimal point, in the unit of their column; bands, verdicts
/// and dates of prices in lines of their own.
QString comparisonCsv(const ComparisonExcerpt &excerpt);

} // namespace gpuwise
