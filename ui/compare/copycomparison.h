// SPDX-License-Identifier: GPL-3.0-or-later
//
// The comparison on the clipboard, as it is shown: rows that are hidden are not copied.
#pragma once

#include <QString>

class QMimeData;

namespace gpuwise {

class ComparisonTable;
class Session;

enum class CopyForm
{
    Table, ///< HTML and tab-separated text in one entry: the receiver takes what it understands
    Csv,
    Markdown,
};

/// The caller owns it.
QMimeData *comparisonMimeData(const Session &session, const ComparisonTable &table, CopyForm form);
/// Puts it on the clipboard; says what was copied, for the status line.
QString copyComparison(const Session &session, const ComparisonTable &table, CopyForm form);

} // namespace gpuwise
