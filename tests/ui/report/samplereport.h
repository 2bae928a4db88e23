// SPDX-License-Identifier: GPL-3.0-or-later
//
// A report written by hand with every kind of block: what is tested with it is the setting, not the engine.
#pragma once

#include "model/report/reportcontent.h"

namespace gpuwise {

enum class SampleLanguage
{
    English,
    Chinese
};

ReportContent sampleReport(SampleLanguage language, int cards);

} // namespace gpuwise
