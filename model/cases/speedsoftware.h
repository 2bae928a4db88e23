// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the framework column of a published speed says, in the words of speed_constants.csv. The fit reads the
// rows the same way (scripts/speedfit).
#pragma once

#include "model/cases/caserow.h"

namespace gpuwise {

QString inferenceSoftware(const CaseRow &row);
QString trainingSoftware(const CaseRow &row);
QString imageSoftware(const CaseRow &row); ///< "median user": of the benchmark that most rows are from

} // namespace gpuwise
