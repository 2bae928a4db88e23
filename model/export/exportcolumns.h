// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table of the report as a rectangle: what one cell shows (figure, unit, band, sign, remarks) gets columns
// of its own where it occurs.
#pragma once

#include "model/export/exportnumber.h"
#include "model/export/exporttable.h"

namespace gpuwise {

ExportTable exportColumns(const ReportTable &table, const QString &title, const QLocale &locale);
ExportTable withoutEmptyColumns(ExportTable table); ///< those that have a header only

} // namespace gpuwise
