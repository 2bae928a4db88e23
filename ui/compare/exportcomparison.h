// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison as a file: a workbook and a PDF by the report's own writers, CSV and Markdown as they are
// copied.
#pragma once

#include <QString>

#include <array>
#include <functional>

class QWidget;

namespace gpuwise {

class ComparisonTable;
class Session;

enum class ComparisonFile
{
    Excel,
    Csv,
    Markdown,
    Pdf,
};
inline constexpr std::array comparisonFiles{ComparisonFile::Excel, ComparisonFile::Csv,
                                            ComparisonFile::Markdown, ComparisonFile::Pdf};
QString comparisonFileName(ComparisonFile kind); ///< "Excel workbook"

/// Asks where to, writes what `shown` shows (null: every row), and tells `saved` the path.
void askAndExportComparison(Session &session, ComparisonFile kind, const ComparisonTable *shown,
                            QWidget *parent, const std::function<void(const QString &)> &saved);

} // namespace gpuwise
