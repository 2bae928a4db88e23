// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/report/report.h"
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/sessionoption.h"
#include "app/cli/workloadoptions.h"
#include "ui/report/pdf.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

std::vector<ReportSectionId> readSections(const CommandContext &context)
{
    std::vector<ReportSectionId> sections;
    const auto text = context.arguments.value("--sections");
    if (!text)
        return sections;
    for (const QString &id : text->split(u',', Qt::SkipEmptyParts)) {
        const auto section = reportSectionFromId(id.trimmed());
        if (!section)
            throw CliError{ExitCode::WrongUsage, QCoreApplication::translate(
                                                     "CliReport", "There is no section \"%1\" in the report.")
                                                     .arg(id.trimmed())};
        sections.push_back(*section);
    }
    return sections;
}

std::vector<CardGroup> readGroups(const CommandContext &context)
{
    std::vector<CardGroup> groups;
    for (const QString &name : context.arguments.positional) {
        const CardGroup group = readCardGroup(context.catalogue, name);
        if (std::find(groups.begin(), groups.end(), group) == groups.end())
            groups.push_back(group);
    }
    if (groups.size() > ReportRequest::maxCards)
        throw CliError{ExitCode::WrongUsage,
                       QCoreApplication::translate("CliReport", "A report compares eight cards at most.")};
    return groups;
}

} // namespace

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
    ReportRequest request;
    request.catalogue = &context.catalogue;
    const auto session = readSessionOption(context);
    request.cards = readGroups(context);
    request.focus = request.cards.empty() ? ReportFocus::Advice : ReportFocus::NamedCards;
    if (session && request.cards.empty()) { // the report that the window would write
        request.cards = session->shortlist;
        request.baseline = session->baseline;
    }
    request.workload =
        session ? session->workload : readWorkload(context.catalogue, context.arguments, context.chinese);
    request.locale = context.locale;
    request.today = context.today;
    request.sections = readSections(context);
    warnAboutContext(context.catalogue, request.workload, context.streams);

    QString error;
    if (!writePdf(makeReport(request), *path, paper, &error))
        throw CliError{ExitCode::InputOutputFailed, error};
    context.streams.out << QCoreApplication::translate("CliReport", "Written: %1").arg(*path) << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
