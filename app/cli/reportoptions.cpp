// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reportoptions.h"

#include "app/cli/choiceoptions.h"
#include "app/cli/clierror.h"
#include "app/cli/sessionoption.h"
#include "app/cli/workloadoptions.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliReport)
};

std::vector<ReportSectionId> readSections(const Arguments &arguments)
{
    std::vector<ReportSectionId> sections;
    const auto text = arguments.value("--sections");
    if (!text)
        return sections;
    if (text->compare(QLatin1StringView("short"), Qt::CaseInsensitive) == 0)
        return shortReportSections();
    for (const QString &id : text->split(u',', Qt::SkipEmptyParts)) {
        const auto section = reportSectionFromId(id.trimmed());
        if (!section) {
            QStringList known;
            for (int i = 0; i < reportSectionCount; ++i)
                known << reportSectionId(static_cast<ReportSectionId>(i));
            throw CliError{ExitCode::WrongUsage,
                           Words::tr("There is no section \"%1\" in the report; there are: %2.")
                               .arg(id.trimmed(), known.join(QStringLiteral(", ")))};
        }
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
        throw CliError{ExitCode::WrongUsage, Words::tr("A report compares eight cards at most.")};
    return groups;
}

CostChoices readCosts(const CommandContext &context, const BudgetAnswer &budget)
{
    const Arguments &arguments = context.arguments;
    CostChoices costs;
    if (const auto own = arguments.value("--buy-card"))
        costs.own = readCardGroup(context.catalogue, *own);
    if (const auto rent = arguments.value("--rent-card"))
        costs.rent = readCardGroup(context.catalogue, *rent);
    if (arguments.has("--new") && arguments.has("--used"))
        throw CliError{ExitCode::WrongUsage, Words::tr("Give either --new or --used, not both.")};
    if (arguments.has("--new") || arguments.has("--used"))
        costs.used = arguments.has("--used");
    costs.figures = readFigures(arguments);
    costs.figures.used = false; // said by `used` above
    costs.currency = budget.currency;
    return costs;
}

} // namespace

ReportRequest readReportRequest(const CommandContext &context)
{
    const Arguments &arguments = context.arguments;
    ReportRequest request;
    request.catalogue = &context.catalogue;
    request.cards = readGroups(context);
    const auto session = readSessionOption(context);
    const bool all =
        readChoice(arguments, "--decide", {QStringLiteral("all"), QStringLiteral("cards")}, 1) == 0;
    request.focus = request.cards.empty() || all ? ReportFocus::Advice : ReportFocus::NamedCards;
    if (session && request.cards.empty()) { // the report that the window would write
        request.cards = session->shortlist;
        request.baseline = session->baseline;
    }
    if (const auto baseline = arguments.value("--baseline"))
        request.baseline = readCardGroup(context.catalogue, *baseline);
    request.onlyDifferent = arguments.has("--only-different");
    request.workload =
        session ? session->workload : readWorkload(context.catalogue, arguments, context.chinese);
    request.locale = context.locale;
    request.today = context.today;
    request.sections = readSections(arguments);
    request.pc = session ? session->pc : readPcSetup(arguments);
    request.costs = session ? session->costs : readCosts(context, request.workload.budget);
    request.tierWeights = session ? session->tierWeights : readTierWeights(arguments);
    for (const QString &rate : arguments.values("--rate"))
        request.moreOptions << QStringLiteral("--rate") << rate;
    return request;
}

} // namespace gpuwise
