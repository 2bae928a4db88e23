// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/importtables.h"

#include "app/cli/json/json.h"
#include "model/tables/exporttext.h"
#include "model/words/importwords.h"

#include <QCoreApplication>

#include <array>

namespace gpuwise {

namespace {

using namespace Qt::StringLiterals;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliImport)
};

QString verdictCodeOf(RowVerdict verdict)
{
    constexpr std::array codes{"taken", "taken_with_warning", "already_there", "left_out", "bad"};
    return QString::fromLatin1(codes[static_cast<std::size_t>(verdict)]);
}

QJsonObject jsonProblem(const ImportProblem &problem)
{
    QJsonObject json{
        {u"code"_s, importNoteCode(problem.note)},
        {u"severity"_s, severityOf(problem.note) == ImportSeverity::Bad ? u"bad"_s : u"warning"_s},
        {u"text"_s, importNoteSentence(problem)}};
    if (problem.line > 0)
        json.insert(u"line"_s, problem.line);
    if (!problem.column.isEmpty())
        json.insert(u"column"_s, problem.column);
    if (!problem.value.isEmpty())
        json.insert(u"value"_s, problem.value);
    return json;
}

QJsonArray jsonProblems(const std::vector<ImportProblem> &problems)
{
    QJsonArray array;
    for (const ImportProblem &problem : problems)
        array.append(jsonProblem(problem));
    return array;
}

QJsonObject jsonRow(const ImportRow &row, const QLocale &locale)
{
    QJsonArray prices;
    for (const UserEdit &edit : row.edits)
        if (const auto *put = std::get_if<PutPrice>(&edit))
            prices.append(QJsonObject{{u"price"_s, jsonMoney(put->price.price)},
                                      {u"kind"_s, offerKindCode(put->price.kind)},
                                      {u"as_of"_s, put->price.asOf.toString(Qt::ISODate)},
                                      {u"region"_s, put->price.region},
                                      {u"provider"_s, put->price.provider},
                                      {u"count"_s, put->price.count}});
    return {{u"line"_s, row.line},
            {u"name"_s, row.name},
            {u"id"_s, row.gpuId.isEmpty() ? QJsonValue() : QJsonValue(row.gpuId)},
            {u"verdict"_s, verdictCodeOf(row.verdict)},
            {u"adds"_s, importBrings(row, locale)},
            {u"prices"_s, prices},
            {u"problems"_s, jsonProblems(row.problems)}};
}

} // namespace

TextTable columnTable(const ImportPreview &preview)
{
    TextTable table;
    table.header = {Words::tr("Column"), Words::tr("Means"), Words::tr("Unit")};
    for (const ImportColumn &column : preview.columns)
        if (!column.header.contains(u' ') ||
            !column.field.contains(u' ')) // origins of single values: too many
            table.rows.push_back({inertLine(column.header),
                                  column.field.isEmpty() ? Words::tr("not used")
                                  : column.chosen
                                      ? Words::tr("%1 (your choice)").arg(importFieldName(column.field))
                                      : importFieldName(column.field),
                                  inertLine(column.unit)});
    return table;
}

TextTable rowTable(const ImportPreview &preview, const QLocale &locale, int mostRows)
{
    TextTable table;
    table.header = {Words::tr("Line"),    Words::tr("Name"),   Words::tr("Card"),
                    Words::tr("Verdict"), Words::tr("Brings"), Words::tr("Note")};
    table.rightAligned = {true};
    for (const ImportRow &row : preview.rows) {
        if (mostRows >= 0 && static_cast<int>(table.rows.size()) >= mostRows)
            break;
        const QString name = inertLine(row.name);
        table.rows.push_back({QString::number(row.line),
                              name.size() > 40 ? QString(name.left(39) + QChar(0x2026)) : name, row.gpuId,
                              rowVerdictWord(row.verdict), importBrings(row, locale), importRowNotes(row)});
    }
    return table;
}

QJsonObject jsonImport(const ImportPreview &preview, const QLocale &locale, bool imported, bool dryRun)
{
    constexpr std::array formats{"table", "skypilot", "gpuhunt", "pack"};
    QJsonArray columns;
    for (const ImportColumn &column : preview.columns)
        columns.append(
            QJsonObject{{u"header"_s, column.header},
                        {u"field"_s, column.field.isEmpty() ? QJsonValue() : QJsonValue(column.field)},
                        {u"unit"_s, column.unit},
                        {u"chosen"_s, column.chosen}});
    QJsonArray rows;
    for (const ImportRow &row : preview.rows)
        rows.append(jsonRow(row, locale));
    return {
        {u"file"_s, preview.file},
        {u"kind"_s, importKindCode(preview.kind)},
        {u"format"_s, QString::fromLatin1(formats[static_cast<std::size_t>(preview.format)])},
        {u"encoding"_s, preview.encoding},
        {u"separator"_s, preview.separator.isNull() ? QJsonValue() : QJsonValue(QString(preview.separator))},
        {u"decimal_comma"_s, preview.decimalComma},
        {u"columns"_s, columns},
        {u"rows"_s, rows},
        {u"remarks"_s, jsonProblems(preview.remarks)},
        {u"refusal"_s, preview.refusal ? QJsonValue(jsonProblem(*preview.refusal)) : QJsonValue()},
        {u"taken"_s, preview.taken()},
        {u"already_there"_s, preview.count(RowVerdict::AlreadyThere)},
        {u"left_out"_s, preview.count(RowVerdict::LeftOut)},
        {u"bad"_s, preview.bad()},
        {u"dry_run"_s, dryRun},
        {u"imported"_s, imported}};
}

} // namespace gpuwise
