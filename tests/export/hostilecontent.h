// SPDX-License-Identifier: GPL-3.0-or-later
//
// A report in which every text is one hostile name.
#pragma once

#include "model/report/reportcontent.h"

namespace gpuwise {

ReportContent contentNamed(const QString &name);

} // namespace gpuwise
