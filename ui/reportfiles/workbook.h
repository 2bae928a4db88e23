// SPDX-License-Identifier: GPL-3.0-or-later
//
// The report as a workbook for spreadsheets: a sheet a section, figures as numbers, units in headers. The
// only file that knows libxlsxwriter.
#pragma once

#include "model/report/reportcontent.h"

#include <QByteArray>

namespace gpuwise {

/// Empty, with the library's reason in *error, when it could not be made (no room for its temporary files).
QByteArray makeWorkbook(const ReportContent &content, QString *error);

} // namespace gpuwise
