// SPDX-License-Identifier: GPL-3.0-or-later
//
// Charts of the HTML report as inline vectors, from the geometry that window and paper use.
#pragma once

#include "model/charts/fitbargeometry.h"
#include "model/export/htmlpage.h"

namespace gpuwise {

/// `sentence` says all of it; empty: the text beside the picture does, and it is skipped by screen readers.
void writeFitBar(HtmlPage &page, const FitBar &bar, double axisEndGiB, double width, double trackHeight,
                 const QString &sentence);
void writeSwatch(HtmlPage &page, TermId term);
/// One bar from zero with the line of its band; the text beside it says the value.
void writeBar(HtmlPage &page, const ReportBars::Bar &bar, double end);

} // namespace gpuwise
