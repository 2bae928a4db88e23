// SPDX-License-Identifier: GPL-3.0-or-later
//
// One table, four ways out: aligned text (Chinese characters are two columns wide), CSV, Markdown. Text that
// a spreadsheet would take for a formula is neutralised in CSV.
#pragma once

#include <QString>
#include <QStringList>
#include <QTextStream>

#include <vector>

namespace gpuwise {

enum class TableFormat
{
    Text,
    Csv,
    Markdown
};

struct TextTable
{
    QStringList header;
    std::vector<bool> rightAligned; ///< one a column; missing: left
    std::vector<QStringList> rows;
};

void printTable(const TextTable &table, TableFormat format, QTextStream &out);

/// Columns that a terminal gives the text.
int displayWidth(QStringView text);

} // namespace gpuwise
