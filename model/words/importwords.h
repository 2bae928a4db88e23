// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences about a file that is imported. One line of plain text; whatever comes from the file is inert.
#pragma once

#include "model/domain/importpreview.h"

#include <QLocale>

namespace gpuwise {

/// "prices.csv: line 3, column "报价": "ask" is not a number. Correct the cell, ..."
QString importProblemText(const ImportProblem &problem, const QString &file);
/// The same without file and advice, for a row of a table: "column "报价": "ask" is not a number".
QString importProblemShort(const ImportProblem &problem);
/// The fault alone: ""ask" is not a number".
QString importNoteSentence(const ImportProblem &problem);

QString rowVerdictWord(RowVerdict verdict); ///< "taken", "left out", ...
QString importFormatWord(ImportFormat format);

/// What a field that can be imported is called: "Memory", "Price".
QString importFieldName(const QString &field);

/// "12 rows are imported, 2 with a warning; 3 are left out." Counts of the whole preview.
QString importSummary(const ImportPreview &preview);

} // namespace gpuwise
