// SPDX-License-Identifier: GPL-3.0-or-later
//
// Blocks that are figures (see cells.h) or forms at heart, as tables: for formats that draw nothing.
#pragma once

#include "model/report/cells.h"

namespace gpuwise {

ReportTable tableOf(const ReportApproval &approval); ///< empty cells, to be filled in by hand

} // namespace gpuwise
