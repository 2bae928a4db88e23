// SPDX-License-Identifier: GPL-3.0-or-later
//
// One value as it is written in each format that leaves the program. Whatever a name holds, it stays text:
// quotes and separators are escaped, control characters become spaces, and what a spreadsheet would take for
// a formula is neutralised.
#pragma once

#include <QString>

namespace gpuwise {

/// Controls, line ends and direction overrides become spaces, halves of surrogate pairs a replacement sign:
/// what is left may stand in a line of any format.
QString inertLine(const QString &text);
/// What a spreadsheet would calculate (=, +, -, @ in front) gets an apostrophe; numbers and percentages do
/// not.
QString spreadsheetText(const QString &text);

QString csvField(const QString &text);     ///< RFC 4180, quoted where needed
QString tsvField(const QString &text);     ///< one line, no tabs
QString htmlText(const QString &text);     ///< escaped, for an element's content
QString markdownText(const QString &text); ///< escaped, for a cell of a table

} // namespace gpuwise
