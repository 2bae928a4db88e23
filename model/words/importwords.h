// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences about a file that is imported. One line of plain text; whatever comes from the file is inert.
#pragma once

#include "model/domain/importpreview.h"

#include <QLocale>

namespace gpuwise {

/// Where advice is read: the command line names its options, the window what stands in the dialog.
enum class ImportFace : std::uint8_t
{
    CommandLine,
    Window
};

/// "prices.csv: line 3, column "报价": "ask" is not a number. Correct the cell, ..."
QString importProblemText(const ImportProblem &problem, const QString &file,
                          ImportFace face = ImportFace::CommandLine);
/// The same without file and advice, for a row of a table: "column "报价": "ask" is not a number".
QString importProblemShort(const ImportProblem &problem);
/// The fault alone: ""ask" is not a number".
QString importNoteSentence(const ImportProblem &problem);

QString rowVerdictWord(RowVerdict verdict); ///< "taken", "left out", ...
QString importFormatWord(ImportFormat format);
QString importKindWord(ImportKind kind); ///< "prices", "cards", ...
QString importKindCode(ImportKind kind); ///< the same for programs, and on the command line

/// "prices.csv: table, GB18030, separated by ";""
QString importFileText(const ImportPreview &preview);
/// What a row adds to the user's data, in a few words; empty: nothing.
QString importBrings(const ImportRow &row, const QLocale &locale);
QString importRowNotes(const ImportRow &row); ///< its problems, in one line

/// What a field that can be imported is called: "Memory", "Price".
QString importFieldName(const QString &field);

/// "12 rows are imported, 2 with a warning; 3 are left out." Counts of the whole preview.
QString importSummary(const ImportPreview &preview);

} // namespace gpuwise
