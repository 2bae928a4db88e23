// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables of a report for programs that calculate: figures apart from their units, bands and signs, one
// rectangle a table. CSV files and the workbook write these; they cannot disagree.
#pragma once

#include "model/report/reportcontent.h"

#include <QStringList>

namespace gpuwise {

struct ExportCell
{
    QString text;                 ///< as it is shown
    std::optional<double> number; ///< the same as a figure, without the unit; none: it is text
    int decimals = 0;             ///< of the number: no more than are shown
    bool strong = false;
};

/// Rectangular: every row has a cell for every column.
struct ExportTable
{
    QString title;
    QStringList header;
    std::vector<std::vector<ExportCell>> rows;
};

/// A section: its tables in order, and what stands between them as lines.
struct ExportSection
{
    using Part = std::variant<QString, ExportTable>;
    ReportSectionId id = ReportSectionId::Answers;
    QString heading;
    std::vector<Part> parts;
};

std::vector<ExportSection> exportSections(const ReportContent &content);

} // namespace gpuwise
