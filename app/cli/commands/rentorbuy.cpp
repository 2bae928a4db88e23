// SPDX-License-Identifier: GPL-3.0-or-later
//
// `rent-or-buy`: when buying pays off against renting, with the providers' dated prices and what would turn
// the answer.
#include "app/cli/choiceoptions.h"
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/charts/costchart.h"
#include "model/words/costwords.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliRentOrBuy)
};

constexpr int mostTurns = 4;

void printProviders(const CommandContext &context, const RentOrBuyCase &found)
{
    TextTable table;
    table.header = {Words::tr("Provider"),      Words::tr("Kind"),   Words::tr("Offered as"),
                    Words::tr("Card and hour"), Words::tr("Region"), Words::tr("Date"),
                    Words::tr("Mind")};
    table.rightAligned = {false, false, false, true};
    for (const RentalQuote &quote : found.quotes) {
        const QuoteTexts texts = quoteTexts(quote, context.locale);
        table.rows.push_back(
            {texts.provider, texts.kind, texts.size, texts.price, texts.region, texts.date, texts.remark});
    }
    if (!table.rows.empty())
        context.print(table);
}

/// About a dozen rows, the last one always: a terminal is no spreadsheet.
std::vector<QStringList> someOf(const std::vector<QStringList> &rows)
{
    const std::size_t step = std::max<std::size_t>(1, rows.size() / 12);
    std::vector<QStringList> some;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (i % step == 0 || i + 1 == rows.size())
            some.push_back(rows[i]);
    return some;
}

void printAnswer(const CommandContext &context, const RentOrBuyQuestion &question, const RentOrBuyCase &found)
{
    QTextStream &out = context.streams.out;
    const QLocale &locale = context.locale;
    out << Words::tr("Buy %1, or rent %2?")
               .arg(groupName(context.catalogue, question.own), groupName(context.catalogue, question.rent))
        << '\n'
        << rentOrBuyConclusion(found, locale) << "\n\n";
    if (found.answered()) {
        const RentOrBuyAnswer &answer = found.answer;
        if (answer.breakEvenHours)
            out << Words::tr("Break-even: %1 hours; %2 when the cards sell well, %3 when they sell badly.")
                       .arg(formatNumber(*answer.breakEvenHours, 0, locale),
                            formatNumber(*answer.earliestHours, 0, locale),
                            formatNumber(*answer.latestHours, 0, locale))
                << '\n';
        for (std::size_t i = 0; i < answer.turns.size() && i < mostTurns; ++i)
            out << "  " << turnSentence(answer.turns[i], found.inputs.currency, locale) << '\n';
        out << '\n';
        CostTable costs = costTable(found, locale);
        costs.rows = someOf(costs.rows);
        context.print(TextTable{costs.header, {true, true, true, true}, costs.rows});
        out << '\n';
    }
    printProviders(context, found);
    out << '\n';
    for (const Note &note : found.notes) {
        const NoteKind kind = noteKind(note.code);
        out << (kind == NoteKind::Warning ? "  ! "
                : kind == NoteKind::ToAsk ? "  ? "
                                          : "  + ")
            << noteSentence(note, locale) << '\n';
    }
}

} // namespace

ExitCode runRentOrBuy(const CommandContext &context)
{
    const Arguments &arguments = context.arguments;
    if (arguments.positional.size() != 1)
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Which card? Give one: CARD, or CARD:2 for two of them.")};
    RentOrBuyQuestion question;
    question.own = readCardGroup(context.catalogue, arguments.positional.front());
    question.rent = arguments.has("--rent-card")
                        ? readCardGroup(context.catalogue, *arguments.value("--rent-card"))
                        : question.own;
    question.budget = readBudget(context.catalogue, arguments, context.chinese);
    question.figures = readFigures(arguments);
    if (describesModel(arguments))
        question.workload = readWorkload(context.catalogue, arguments, context.chinese);
    const RentOrBuyCase found = rentOrBuyFor(context.catalogue, question, context.today);
    if (context.wantsJson()) {
        context.print(jsonRentOrBuy(context.catalogue, question, found, context.locale));
    } else if (context.tableFormat() == TableFormat::Csv) {
        const CostTable costs = costTable(found, context.locale);
        context.print(TextTable{costs.header, {}, costs.rows});
    } else {
        printAnswer(context, question, found);
    }
    return found.answered() ? ExitCode::Answered : ExitCode::NothingFits;
}

} // namespace gpuwise
