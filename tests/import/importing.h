// SPDX-License-Identifier: GPL-3.0-or-later
//
// Previews of tables for tests: against the shipped catalogue, on a fixed day.
#pragma once

#include "db/import/importer.h"

#include <QStringList>

namespace gpuwise {

inline const QDate testDay(2026, 11, 30);

ImportOptions testOptions(ImportKind kind);
ImportPreview previewText(const QString &text, ImportKind kind, const UserData &existing = {},
                          ImportOptions options = {});

const ImportRow *rowAt(const ImportPreview &preview, int line);
/// Codes of a row's problems: "NotANumber".
QStringList codesOf(const ImportRow *row);
QStringList codesOf(const std::vector<ImportProblem> &problems);
std::vector<OwnPrice> pricesOf(const UserEdits &edits);
std::vector<OwnCard> cardsOf(const UserEdits &edits);
/// Header -> field of the columns that are used: "报价=price".
QStringList mappedColumns(const ImportPreview &preview);

} // namespace gpuwise
