// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fields in which a part of a name is typed: the names that hold it are listed below, in any case of letters.
#pragma once

class QComboBox;
class QCompleter;
class QWidget;

namespace gpuwise {

/// `field`: what is typed into. The list gives the keyboard back when it closes.
void completeByParts(QCompleter &completer, QWidget *field);
void completeByParts(QComboBox &editable);

} // namespace gpuwise
