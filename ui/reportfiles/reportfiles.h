// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as files, in every format, from one content: window and command line write through this.
#pragma once

#include "model/report/reportcontent.h"
#include "ui/report/paper.h"

#include <QString>

#include <span>
#include <vector>

namespace gpuwise {

enum class ReportFormat
{
    Pdf,
    Html,
    Xlsx,
    Markdown,
    Csv, ///< a folder, one file a table
};
inline constexpr ReportFormat reportFormats[] = {ReportFormat::Pdf, ReportFormat::Html, ReportFormat::Xlsx,
                                                 ReportFormat::Markdown, ReportFormat::Csv};

QString reportSuffix(ReportFormat format); ///< "pdf"; empty for the folder of CSV
QString reportFormatName(ReportFormat format);

/// "GPU report Qwen3 32B.pdf": what is proposed, from a whitelist of signs.
QString proposedFileName(const ReportContent &content, ReportFormat format);

struct ReportTarget
{
    ReportFormat format = ReportFormat::Pdf;
    QString path;
};

/// All targets or none. False: nothing was left behind, and *error says in a sentence which one and why.
bool writeReportFiles(const ReportContent &content, std::span<const ReportTarget> targets, Paper paper,
                      QString *error, Orientation orientation = Orientation::Portrait);

} // namespace gpuwise
