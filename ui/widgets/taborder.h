// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where Tab goes. Qt's own order is that in which widgets were made, which is rarely that in which they are
// read. A widget that only stands for another one (a focus proxy) would keep a place of its own in it, so the
// window has none.
#pragma once

class QButtonGroup;
class QWidget;

namespace gpuwise {

/// Tab moves through `root` as it is laid out: row by row, depth first. Call it again after widgets were
/// added.
void orderTabsAsLaidOut(QWidget &root);

/// Where Tab enters `root`; null when nothing there takes the keyboard.
QWidget *firstTabStop(QWidget &root);

/// Of an exclusive group Tab reaches the chosen button only; the arrow keys move within the group.
void letTabReachTheChosen(QButtonGroup &group);

} // namespace gpuwise
