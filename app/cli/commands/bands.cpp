// SPDX-License-Identifier: GPL-3.0-or-later
//
// `bands`: what each of the guides' budgets buys today, at the catalogue's dated prices.
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/words/bandwords.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliBands)
};

} // namespace

ExitCode runBands(const CommandContext &context)
{
    if (!context.arguments.positional.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Nothing is known to do with \"%1\": bands are made of all cards.")
                           .arg(context.arguments.positional.front())};
    const BudgetAnswer budget = readBudget(context.catalogue, context.arguments, context.chinese);
    const std::vector<BudgetBand> bands =
        budgetBands(context.catalogue, budget.region, budget.currency, context.today);
    if (context.wantsJson()) {
        context.print(jsonBands(bands, context.locale));
        return ExitCode::Answered;
    }
    const bool csv = context.tableFormat() == TableFormat::Csv;
    const bool markdown = context.tableFormat() == TableFormat::Markdown;
    TextTable all; // one table for a spreadsheet: the band is its first column
    for (const BudgetBand &band : bands) {
        const Sheet sheet = bandSheet(context.catalogue, band, context.locale);
        if (csv) {
            all.header = QStringList{Words::tr("Band")} + sheet.header;
            for (const QStringList &row : sheet.rows)
                all.rows.push_back(QStringList{bandCode(band.kind)} + row);
            continue;
        }
        context.streams.out << (markdown ? "## " : "") << sheet.title << "\n\n";
        for (const QString &note : sheet.notes)
            context.streams.out << note << "\n\n";
        if (!sheet.rows.empty())
            context.print(TextTable{sheet.header, sheet.rightAligned, sheet.rows});
        context.streams.out << '\n';
    }
    if (csv)
        context.print(all);
    else
        context.streams.out << bandsRemark() << '\n';
    return ExitCode::Answered;
}

} // namespace gpuwise
