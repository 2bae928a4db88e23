// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hovering a term of a fit bar says what it is, how it was computed and where the formula comes from.
#pragma once

#include "model/charts/fitbargeometry.h"

class QHelpEvent;
class QWidget;

namespace gpuwise {

/// Shows the tip of the term under the pointer; false: there is none, and the widget's own tip may follow.
bool showTermTip(const QHelpEvent &event, const FitBar &bar, const FitBarGeometry &geometry, QWidget *widget);

} // namespace gpuwise
