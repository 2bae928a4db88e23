// SPDX-License-Identifier: GPL-3.0-or-later
//
// `power`: what cards ask of the supply, the connectors, the wall, the case and the electricity bill.
#include "app/cli/choiceoptions.h"
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/words/format.h"
#include "model/words/notewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliPower)
};

constexpr int mostCards = 8;

PowerQuestion readQuestion(const CommandContext &context)
{
    const Arguments &arguments = context.arguments;
    const BudgetAnswer budget = readBudget(context.catalogue, arguments, context.chinese);
    PowerQuestion question;
    question.region = budget.region;
    question.currency = budget.currency;
    question.hoursPerMonth = budget.hoursPerMonth;
    static_cast<PcSetup &>(question) = readPcSetup(arguments);
    question.load = readNumber(arguments, "--load", question.load * 100, 1, 100) / 100;
    if (arguments.has("--tariff"))
        question.tariffPerKwh =
            Money::fromAmount(readNumber(arguments, "--tariff", 0, 0, 1000), budget.currency);
    return question;
}

void addRow(TextTable &table, const QString &name, const std::optional<double> &value, const QString &unit,
            const QLocale &locale)
{
    table.rows.push_back({name, value ? QStringLiteral("%1 %2").arg(formatNumber(*value, 0, locale), unit)
                                      : factStateWord(FactState::NotPublished)});
}

void printAnswer(const CommandContext &context, const Gpu &gpu, const PowerQuestion &question,
                 const PowerAnswer &answer)
{
    QTextStream &out = context.streams.out;
    const QLocale &locale = context.locale;
    TextTable table;
    table.header = {groupName(context.catalogue, {gpu.id, question.count}), QString()};
    addRow(table, Words::tr("Board power of one card"), answer.cardWatts, QStringLiteral("W"), locale);
    if (answer.place == PowerPlace::Desktop) {
        addRow(table, Words::tr("Whole PC under full load"), answer.sustainedWatts, QStringLiteral("W"),
               locale);
        addRow(table, Words::tr("Peak, 100 microseconds"), answer.peakWatts, QStringLiteral("W"), locale);
        addRow(table, Words::tr("Recommended supply"), answer.supplyWatts, QStringLiteral("W"), locale);
        for (const CircuitAnswer &circuit : answer.circuits)
            table.rows.push_back(
                {circuitName(circuit.circuit, locale),
                 Words::tr("%1 W from the wall: %2")
                     .arg(formatNumber(circuit.wallWatts, 0, locale), circuitVerdictWord(circuit.verdict))});
        addRow(table, Words::tr("Heat"), answer.heatWatts, QStringLiteral("W"), locale);
        addRow(table, Words::tr("Heat per hour"), answer.heatBtuPerHour, QStringLiteral("BTU"), locale);
        addRow(table, Words::tr("Length"), answer.lengthMm, QStringLiteral("mm"), locale);
        table.rows.push_back({Words::tr("Slots"), answer.slotsNeeded
                                                      ? formatTrimmed(*answer.slotsNeeded, 1, locale)
                                                      : factStateWord(FactState::NotPublished)});
        if (answer.electricityPerMonth)
            table.rows.push_back({Words::tr("Electricity per month"),
                                  Words::tr("%1 kWh, %2")
                                      .arg(formatNumber(*answer.kwhPerMonth, 0, locale),
                                           formatMoney(*answer.electricityPerMonth, locale, 2))});
    }
    context.print(table);
    if (context.tableFormat() == TableFormat::Csv)
        return;
    out << '\n' << powerConclusion(answer, locale) << '\n';
    for (const Note &note : answer.notes) {
        const NoteKind kind = noteKind(note.code);
        out << (kind == NoteKind::Warning ? "  ! "
                : kind == NoteKind::ToAsk ? "  ? "
                                          : "  + ")
            << noteSentence(note, locale) << '\n';
    }
    out << '\n';
}

} // namespace

ExitCode runPower(const CommandContext &context)
{
    if (context.arguments.positional.isEmpty())
        throw CliError{ExitCode::WrongUsage, Words::tr("Which card? Give CARD, or CARD:2 for two of them.")};
    PowerQuestion question = readQuestion(context);
    std::vector<CardGroup> groups;
    for (const QString &name : context.arguments.positional) {
        groups.push_back(readCardGroup(context.catalogue, name));
        if (groups.back().count > mostCards)
            throw CliError{ExitCode::WrongUsage, Words::tr("power answers for one to %1 cards, not \"%2\".")
                                                     .arg(QString::number(mostCards), name)};
    }
    QJsonArray cards;
    for (const CardGroup &group : groups) {
        const Gpu &gpu = *context.catalogue.gpu(group.gpuId);
        question.count = group.count;
        const PowerAnswer answer = powerFor(context.catalogue, gpu, question);
        if (context.wantsJson())
            cards.append(jsonPower(context.catalogue, gpu, question, answer, context.locale));
        else
            printAnswer(context, gpu, question, answer);
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("cards"), cards}});
    return ExitCode::Answered;
}

} // namespace gpuwise
