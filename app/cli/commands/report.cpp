// SPDX-License-Identifier: GPL-3.0-or-later
//
// `report`: the decision on paper.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/reportoptions.h"
#include "app/cli/workloadoptions.h"
#include "ui/report/pdf.h"

#include <QCoreApplication>

namespace gpuwise {

ExitCode runReport(const CommandContext &context)
{
    const auto path = context.arguments.value("--pdf");
    if (!path || path->isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       QCoreApplication::translate("CliReport", "Where to? Give --pdf FILE.")};
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
    if (!writePdf(makeReport(request), *path, paper, &error, orientation))
        throw CliError{ExitCode::InputOutputFailed, error};
    context.streams.out << QCoreApplication::translate("CliReport", "Written: %1").arg(*path) << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
