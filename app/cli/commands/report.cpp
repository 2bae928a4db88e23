// SPDX-License-Identifier: GPL-3.0-or-later
//
// `report`: the decision on paper and in files.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/reportoptions.h"
#include "app/cli/workloadoptions.h"
#include "ui/reportfiles/reportfiles.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

/// In the order of the help, whatever the order of the line.
std::vector<ReportTarget> readTargets(const Arguments &arguments)
{
    constexpr std::pair<const char *, ReportFormat> options[] = {{"--pdf", ReportFormat::Pdf},
                                                                 {"--html", ReportFormat::Html},
                                                                 {"--xlsx", ReportFormat::Xlsx},
                                                                 {"--markdown", ReportFormat::Markdown},
                                                                 {"--csv", ReportFormat::Csv}};
    std::vector<ReportTarget> targets;
    for (const auto &[option, format] : options)
        for (const QString &path : arguments.values(option))
            if (!path.isEmpty())
                targets.push_back({format, path});
    if (targets.empty())
        throw CliError{ExitCode::WrongUsage,
                       QCoreApplication::translate("CliReport",
                                                   "Where to? Give --pdf FILE, --html FILE, --xlsx FILE, "
                                                   "--markdown FILE or --csv FOLDER.")};
    return targets;
}

} // namespace

ExitCode runReport(const CommandContext &context)
{
    const std::vector<ReportTarget> targets = readTargets(context.arguments);
    const Paper paper =
        readChoice(context.arguments, "--paper", {QStringLiteral("a4"), QStringLiteral("letter")}, 0) == 0
            ? Paper::A4
            : Paper::Letter;
    const Orientation orientation =
        readChoice(context.arguments, "--orientation",
                   {QStringLiteral("portrait"), QStringLiteral("landscape")}, 0) == 0
            ? Orientation::Portrait
            : Orientation::Landscape;
    const ReportRequest request = readReportRequest(context);
    warnAboutContext(context.catalogue, request.workload, context.streams);

    QString error;
    if (!writeReportFiles(makeReport(request), targets, paper, &error, orientation))
        throw CliError{ExitCode::InputOutputFailed, error};
    for (const ReportTarget &target : targets)
        context.streams.out << QCoreApplication::translate("CliReport", "Written: %1").arg(target.path)
                            << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
