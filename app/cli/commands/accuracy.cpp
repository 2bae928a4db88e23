// SPDX-License-Identifier: GPL-3.0-or-later
//
// `accuracy`: how far off the answers are, on the measurements that ship with the catalogue.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "db/measurementreader.h"
#include "model/words/accuracywords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliAccuracy)
};

std::vector<Measurement> shippedMeasurements(const CommandContext &context)
{
    auto result = readMeasurements(context.cataloguePath, context.catalogue);
    if (const auto *error = std::get_if<CatalogueError>(&result))
        throw CliError{ExitCode::BadInput, catalogueErrorMessage(*error)};
    return std::get<std::vector<Measurement>>(std::move(result));
}

/// Markdown that stands by itself, or the same for a terminal.
void printSheets(const CommandContext &context, const AccuracyReport &report)
{
    const bool markdown = context.tableFormat() == TableFormat::Markdown;
    QTextStream &out = context.streams.out;
    out << (markdown ? "# " : "") << Words::tr("How good are these numbers?") << "\n\n";
    for (const QString &remark : accuracyRemarks(context.catalogue))
        out << remark << "\n\n";
    for (const Sheet &sheet : accuracySheets(context.catalogue, report, context.locale)) {
        out << (markdown ? "## " : "") << sheet.title << "\n\n";
        for (const QString &note : sheet.notes)
            out << note << "\n\n";
        context.print(TextTable{sheet.header, sheet.rightAligned, sheet.rows});
        out << '\n';
    }
}

/// One table for a spreadsheet: every group of every part, codes and plain numbers.
void printGroups(const CommandContext &context, const AccuracyReport &report)
{
    const auto cell = [](std::optional<double> value) {
        return value ? QString::number(*value, 'g', 6) : QString();
    };
    TextTable table;
    table.header =
        QStringLiteral("part,group,rows,answered,median_error,p90_error,bias,exact_share,inside_share,"
                       "band_width")
            .split(u',');
    for (const PartAccuracy &part : report.parts) {
        const auto add = [&](const QString &name, const ErrorSummary &errors) {
            table.rows.push_back({accuracyPartCode(part.part), name, QString::number(errors.rows),
                                  QString::number(errors.answered), cell(errors.median), cell(errors.p90),
                                  cell(errors.bias), cell(errors.exact), cell(errors.inside),
                                  cell(errors.bandWidth)});
        };
        for (const ErrorGroup &group : part.groups)
            add(group.name, group.errors);
        add(QStringLiteral("all"), part.all);
    }
    context.print(table);
}

} // namespace

ExitCode runAccuracy(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{
            ExitCode::WrongUsage,
            Words::tr("Nothing is known to do with \"%1\".").arg(context.arguments.positional.front())};
    const AccuracyReport report = accuracyOf(context.catalogue, shippedMeasurements(context));
    if (context.wantsJson())
        context.print(jsonAccuracy(context.catalogue, report));
    else if (context.tableFormat() == TableFormat::Csv)
        printGroups(context, report);
    else
        printSheets(context, report);
    return ExitCode::Answered;
}

} // namespace gpuwise
