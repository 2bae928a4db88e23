// SPDX-License-Identifier: GPL-3.0-or-later
//
// `estimate --cases FILE --kind KIND`: every row of a table of published measurements answered, one line a
// row, so that predictions can be scored against what was measured.
#include "app/cli/commands/cases.h"

#include "app/cli/clierror.h"
#include "app/cli/workloadoptions.h"
#include "db/csv.h"
#include "model/cases/memorycases.h"
#include "model/cases/speedcases.h"
#include "model/domain/wholefile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliCases)
};

/// The answer to one row: the cells of its line after the row's number.
struct Engine
{
    const Catalogue &catalogue;
    SpeedModel speeds;
};
using Answerer = QStringList (*)(const Engine &engine, const CaseRow &row);

struct CaseKind
{
    QLatin1StringView name;
    std::array<QLatin1StringView, 3> needs; ///< columns without which the file is another table
    QLatin1StringView header;
    Answerer answer;
};

QString cell(std::optional<double> value)
{
    return value ? QString::number(*value, 'g', 9) : QString();
}

QStringList cells(const CaseAnswer &answer)
{
    return {cell(answer.low), cell(answer.expected), cell(answer.high),
            answer.unit,      answer.verdict,        answer.note};
}

QStringList answerMemory(const Engine &engine, const CaseRow &row)
{
    return cells(memoryCase(engine.catalogue, row));
}

QStringList answerFit(const Engine &engine, const CaseRow &row)
{
    return cells(fitCase(engine.catalogue, row));
}

template <auto speedCase> QStringList answerSpeed(const Engine &engine, const CaseRow &row)
{
    return cells(speedCase(engine.catalogue, engine.speeds, row));
}

QStringList answerLlamaCpp(const Engine &engine, const CaseRow &row)
{
    const LlamaCppCaseAnswer answer = llamaCppCase(engine.catalogue, row);
    return {cell(answer.model), cell(answer.kv), cell(answer.recurrent), cell(answer.compute), answer.note};
}

constexpr QLatin1StringView bandHeader("row,low,expected,high,unit,verdict,note");
constexpr std::array kinds{
    CaseKind{"memory"_L1, {"kind"_L1, "model"_L1, "what_was_measured"_L1}, bandHeader, answerMemory},
    CaseKind{"decode"_L1, {"gpu"_L1, "model"_L1, "quant_or_dtype"_L1}, bandHeader, answerSpeed<decodeCase>},
    CaseKind{"prefill"_L1, {"gpu"_L1, "model"_L1, "quant_or_dtype"_L1}, bandHeader, answerSpeed<prefillCase>},
    CaseKind{"training"_L1, {"gpu"_L1, "model"_L1, "method"_L1}, bandHeader, answerSpeed<trainingCase>},
    CaseKind{"images"_L1, {"gpu"_L1, "model"_L1, "resolution"_L1}, bandHeader, answerSpeed<imageCase>},
    CaseKind{"fit"_L1, {"task"_L1, "model"_L1, "context_or_seq"_L1}, bandHeader, answerFit},
    CaseKind{"llamacpp"_L1,
             {"arch"_L1, "model"_L1, "n_ctx"_L1},
             "row,model_buffer_mib,kv_buffer_mib,rs_buffer_mib,compute_buffer_mib,note"_L1,
             answerLlamaCpp},
};

const CaseKind &readKind(const Arguments &arguments)
{
    QStringList names;
    for (const CaseKind &kind : kinds)
        names.append(kind.name);
    const int index = readChoice(arguments, "--kind", names, -1);
    if (index < 0)
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("--cases needs --kind: one of %1.").arg(names.join(u", "_s))};
    return kinds[static_cast<std::size_t>(index)];
}

CsvTable readTable(const QString &path, const CaseKind &kind)
{
    if (!QFileInfo(path).isFile() || !QFileInfo(path).isReadable())
        throw CliError{ExitCode::InputOutputFailed, Words::tr("Cannot read %1.").arg(path)};
    auto result = readCsvFile(path);
    if (const auto *error = std::get_if<CsvError>(&result))
        throw CliError{ExitCode::BadInput,
                       Words::tr("%1, line %2: %3").arg(path, QString::number(error->line), error->reason)};
    auto table = std::get<CsvTable>(std::move(result));
    for (const QLatin1StringView column : kind.needs)
        if (!table.header.contains(column))
            throw CliError{ExitCode::BadInput,
                           Words::tr("%1 has no column \"%2\": is it a table of %3 cases?")
                               .arg(path, column, kind.name)};
    return table;
}

QString csvCell(QString text)
{
    if (text.contains(u',') || text.contains(u'"') || text.contains(u'\n') || text.contains(u'\r'))
        return u"\"%1\""_s.arg(text.replace(u'"', u"\"\""_s));
    return text;
}

void writeAnswers(const Catalogue &catalogue, const CsvTable &table, const CaseKind &kind, QTextStream &out)
{
    const Engine engine{catalogue, SpeedModel(catalogue)};
    out << kind.header << '\n';
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        QHash<QString, QString> fields;
        for (qsizetype column = 0; column < table.header.size(); ++column)
            fields.insert(table.header[column], table.rows[i].fields.value(column));
        out << i + 1;
        for (const QString &text : kind.answer(engine, CaseRow(std::move(fields))))
            out << ',' << csvCell(text);
        out << '\n';
    }
}

} // namespace

ExitCode runCases(const CommandContext &context)
{
    if (describesModel(context.arguments))
        throw CliError{ExitCode::WrongUsage, Words::tr("--cases names the models: leave --model out.")};
    const CaseKind &kind = readKind(context.arguments);
    const CsvTable table = readTable(*context.arguments.value("--cases"), kind);
    const auto path = context.arguments.value("--out");
    if (!path) {
        writeAnswers(context.catalogue, table, kind, context.streams.out);
        return ExitCode::Answered;
    }
    QString answers;
    QTextStream out(&answers);
    writeAnswers(context.catalogue, table, kind, out);
    const QString reason = writeWholeFile(*path, answers.toUtf8());
    if (!reason.isEmpty())
        throw CliError{ExitCode::InputOutputFailed, Words::tr("Cannot write %1: %2").arg(*path, reason)};
    return ExitCode::Answered;
}

} // namespace gpuwise
