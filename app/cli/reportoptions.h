// SPDX-License-Identifier: GPL-3.0-or-later
//
// From options to a request for a report: the other direction of model/report/reportcommand.h.
#pragma once

#include "app/cli/command.h"
#include "model/report/report.h"

namespace gpuwise {

/// Its catalogue and locale are those of the context.
ReportRequest readReportRequest(const CommandContext &context);

} // namespace gpuwise
