// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as text files, from the one content: for the web and screen readers, for notes, for spreadsheets
// and programs. Pure functions; the same content gives the same bytes.
#pragma once

#include "model/report/reportcontent.h"

#include <QByteArray>

#include <vector>

namespace gpuwise {

/// One page without anything outside it, well-formed as XML too. `colours` are CSS rules that set the
/// variables named in htmlstyle.h.
QByteArray reportHtml(const ReportContent &content, const QString &colours);

QByteArray reportMarkdown(const ReportContent &content);

/// RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. Text that they would calculate has
/// an apostrophe in front.
struct CsvFile
{
    QString name; ///< "comparison.csv", "comparison-2.csv": stable, so that a script finds its table
    QByteArray bytes;
};
std::vector<CsvFile> reportCsv(const ReportContent &content);

} // namespace gpuwise
