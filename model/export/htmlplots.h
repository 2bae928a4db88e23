// SPDX-License-Identifier: GPL-3.0-or-later
//
// Curves and points of the HTML report as inline vectors, from the geometry that window and paper use.
#pragma once

#include "model/charts/linechart.h"
#include "model/charts/scatterchart.h"
#include "model/export/htmlpage.h"

namespace gpuwise {

void writeLineChart(HtmlPage &page, const LineChart &chart);
void writeScatter(HtmlPage &page, const ScatterChart &chart);

} // namespace gpuwise
