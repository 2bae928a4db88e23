// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts that a spreadsheet would calculate. On the way out they get an apostrophe in front, which
// spreadsheets take for "this is text"; what we read back loses exactly that apostrophe, so that a round trip
// changes nothing.
#pragma once

#include <QString>

namespace gpuwise {

/// "=1+1" -> "'=1+1". Numbers and percentages stay. "'=1+1" gets a second one: the first is part of the text.
QString neutralFormula(const QString &text);
/// The way back, and no more: "'tis" stays.
QString withoutNeutralSign(const QString &text);

} // namespace gpuwise
