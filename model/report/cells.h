// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small makers of cells and paragraphs, so that every section writes a verdict or a missing value the same
// way.
#pragma once

#include "model/advice/advisor.h"
#include "model/estimate/note.h"
#include "model/report/reportcontent.h"

namespace gpuwise {

ReportCell textCell(const QString &text, const QString &aside = {});
ReportCell strongCell(const QString &text, const QString &aside = {});
ReportCell quietCell(const QString &text);
ReportCell missingCell(const QString &text);
ReportCell verdictCell(const Fit &fit, const QLocale &locale); ///< sign, word, and by how much
ReportCell withAsideBelow(ReportCell cell);
ReportColumn textColumn(const QString &title, double stretch = 0);
ReportColumn numberColumn(const QString &title);
ReportBlock quietParagraph(const QString &text);
ReportBlock paragraph(const QString &text, ReportTone tone = ReportTone::Plain);
ReportRow groupRow(const QString &name);
ReportList noteList(const std::vector<Note> &notes, const QLocale &locale); ///< with their signs
ReportTable tableOf(const Sheet &sheet); ///< its columns and rows; title and notes are left to the caller

} // namespace gpuwise
