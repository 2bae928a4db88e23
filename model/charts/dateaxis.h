// SPDX-License-Identifier: GPL-3.0-or-later
//
// An axis of days for charts: its values are Julian days, its marks whole months or years.
#pragma once

#include "model/charts/scatterchart.h"

#include <QDate>

namespace gpuwise {

/// From the first of a month before `first` to the first of one after `last`: no point lies on an edge, where
/// half of its mark would be cut off. 2 to 7 marks.
ScatterAxis dateAxis(QDate first, QDate last);
double onDateAxis(QDate date);

} // namespace gpuwise
