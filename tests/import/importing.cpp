// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/import/importing.h"

#include "tests/support/testsupport.h"

namespace gpuwise {

namespace {

template <typename Edit, typename Value>
std::vector<Value> valuesOf(const UserEdits &edits, Value Edit::*member)
{
    std::vector<Value> values;
    for (const UserEdit &edit : edits)
        if (const auto *put = std::get_if<Edit>(&edit))
            values.push_back(put->*member);
    return values;
}

} // namespace

ImportOptions testOptions(ImportKind kind)
{
    ImportOptions options;
    options.kind = kind;
    options.today = testDay;
    return options;
}

ImportPreview previewText(const QString &text, ImportKind kind, const UserData &existing,
                          ImportOptions options)
{
    options.kind = kind;
    options.today = testDay;
    return previewTable(text.toUtf8(), QStringLiteral("list.csv"), options, shippedCatalogue(), existing);
}

const ImportRow *rowAt(const ImportPreview &preview, int line)
{
    for (const ImportRow &row : preview.rows)
        if (row.line == line)
            return &row;
    return nullptr;
}

QStringList codesOf(const std::vector<ImportProblem> &problems)
{
    QStringList codes;
    for (const ImportProblem &problem : problems)
        codes.append(importNoteCode(problem.note));
    return codes;
}

QStringList codesOf(const ImportRow *row)
{
    return row ? codesOf(row->problems) : QStringList{QStringLiteral("no such row")};
}

std::vector<OwnPrice> pricesOf(const UserEdits &edits)
{
    return valuesOf(edits, &PutPrice::price);
}

std::vector<OwnCard> cardsOf(const UserEdits &edits)
{
    return valuesOf(edits, &PutCard::card);
}

QStringList mappedColumns(const ImportPreview &preview)
{
    QStringList mapped;
    for (const ImportColumn &column : preview.columns)
        if (!column.field.isEmpty())
            mapped.append(column.header + u'=' + column.field);
    return mapped;
}

} // namespace gpuwise
