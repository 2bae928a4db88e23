// SPDX-License-Identifier: GPL-3.0-or-later
//
// What screen readers learn from painted widgets: a plain painted QWidget would have neither role nor value.
#pragma once

class QWidget;

namespace gpuwise {

/// Once, at program start.
void installAccessibleWidgets();
/// Tells screen readers that a painted widget shows something new.
void announceValue(QWidget *widget);

} // namespace gpuwise
