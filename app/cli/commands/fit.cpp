// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/commands/fitadvice.h"
#include "app/cli/commands/fitmixed.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/advice/cautions.h"
#include "model/advice/remarks.h"
#include "model/estimate/memory.h"
#include "model/words/format.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace gpuwise {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CliFit)
};

struct FitRow
{
    Option option;
    bool runs = false; ///< the software exists for the card, and the estimate is possible
    Speed training;
    int maxContext = 0; ///< 0: none, or not this task
    int maxBatch = 0;
    OptionValue value;
    std::vector<Reason> reasons;
    std::vector<Reason> remarks;  ///< about the workload on so many cards
    std::vector<FitChange> toFit; ///< when it does not, or only tightly
};

FitRow judgeGroup(const CommandContext &context, const ResolvedWorkload &resolved, const SpeedModel &speeds,
                  const FitAdvice &advice, const CardGroup &group)
{
    FitRow row;
    row.option = judge(context.catalogue, resolved, speeds, group, OptionMode::BuyNew, context.today);
    const Question question =
        questionFor(context.catalogue, resolved, *context.catalogue.gpu(group.gpuId), group.count);
    row.runs = row.option.software.support != Support::None && row.option.memory.isValid();
    if (isTraining(question.task) && row.runs)
        row.training = speeds.training(question, *context.catalogue.gpu(group.gpuId));
    if (row.option.memory.isValid() && row.option.fit.usable.bytes > 0) {
        if (question.task == Task::Inference)
            row.maxContext = largestContext(question, row.option.fit.usable.bytes);
        row.maxBatch = largestBatch(question, row.option.fit.usable.bytes);
    }
    row.remarks = optionRemarks(context.catalogue, resolved, row.option);
    row.reasons = cautionsFor(context.catalogue, resolved.workload, row.option);
    if (!row.option.memory.isValid())
        row.reasons.insert(
            row.reasons.begin(),
            {ReasonCode::EstimateImpossible, {static_cast<double>(row.option.memory.problem)}, {}, {}});
    else if (row.option.fit.verdict == Verdict::No)
        row.reasons.insert(row.reasons.begin(),
                           {ReasonCode::DoesNotFit,
                            {toGiB(row.option.fit.needed.expected), toGiB(row.option.fit.usable.bytes)},
                            {},
                            {}});
    if (row.runs && row.option.fit.verdict != Verdict::Fits)
        row.toFit = advice.changes(group);
    if (!row.runs) // what does not run does not fit, whatever the memory
        row.option.fit.verdict = Verdict::No;
    row.value = valueOf(context.catalogue, resolved.workload, row.option);
    return row;
}

QJsonObject rowJson(const FitRow &row, Currency currency, const QLocale &locale)
{
    const Option &option = row.option;
    QJsonArray reasons;
    for (const Reason &reason : row.reasons)
        reasons.append(jsonReason(reason, locale));
    QJsonArray remarks;
    for (const Reason &remark : row.remarks)
        remarks.append(jsonReason(remark, locale));
    const bool decodes = option.prefill.isKnown() || !row.training.isKnown();
    return {{QStringLiteral("id"), option.cards.gpuId},
            {QStringLiteral("count"), option.cards.count},
            {QStringLiteral("verdict"), verdictCode(option.fit.verdict)},
            {QStringLiteral("usable_gib"), toGiB(option.fit.usable.bytes)},
            {QStringLiteral("needed_gib"), jsonBandGiB(option.fit.needed)},
            {QStringLiteral("margin_gib"), toGiB(option.fit.marginBytes)},
            {QStringLiteral("decode_tokens_per_s"),
             decodes ? jsonBand(option.speed) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("prefill_tokens_per_s"), jsonBand(option.prefill)},
            {QStringLiteral("train_tokens_per_s"), jsonBand(row.training)},
            {QStringLiteral("max_context"),
             row.maxContext > 0 ? QJsonValue(row.maxContext) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("max_batch"),
             row.maxBatch > 0 ? QJsonValue(row.maxBatch) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("value"), jsonValue(row.value, currency)},
            {QStringLiteral("runtime"), runtimeCode(option.runtime)},
            {QStringLiteral("reasons"), reasons},
            {QStringLiteral("remarks"), remarks},
            {QStringLiteral("to_fit"), jsonFitChanges(row.toFit, locale)}};
}

} // namespace

ExitCode runFit(const CommandContext &context)
{
    const Workload workload = readWorkload(context.catalogue, context.arguments, context.chinese);
    QStringList names = context.arguments.values("--gpu");
    names += context.arguments.positional;
    if (names.isEmpty())
        throw CliError{ExitCode::WrongUsage,
                       Words::tr("Which card? Give --gpu CARD, or CARD:2 for two of them.")};
    warnAboutContext(context.catalogue, workload, context.streams);
    const ResolvedWorkload resolved = resolveWorkload(context.catalogue, workload);
    const SpeedModel speeds(context.catalogue);
    QJsonArray cards;
    TextTable table;
    table.header = {Words::tr("Card"),  Words::tr("Verdict"), Words::tr("Margin"),
                    Words::tr("Speed"), Words::tr("Value"),   Words::tr("Mind")};
    const FitAdvice advice(context.catalogue, resolved, speeds, context.today);
    std::vector<std::pair<QString, std::vector<FitChange>>> toFit;
    bool anyFits = false;
    QStringList remarks; // each sentence once, however many cards it is true of
    for (const QString &name : names) {
        if (const auto groups = readMixedCards(context.catalogue, name); !groups.empty()) {
            const MixedCards mixed = judgeMixed(context.catalogue, resolved, speeds, groups);
            const bool runs = mixed.problem == EstimateProblem::None;
            anyFits = anyFits || (runs && mixed.fit().verdict != Verdict::No);
            cards.append(jsonMixed(mixed));
            table.rows.push_back(mixedRow(mixed, context.locale));
            continue;
        }
        CardGroup group = readCardGroup(context.catalogue, name);
        group.count = readWhole(context.arguments, "--gpus", group.count, 1, 4096);
        const FitRow row = judgeGroup(context, resolved, speeds, advice, group);
        if (!row.toFit.empty())
            toFit.emplace_back(groupName(context.catalogue, group), row.toFit);
        anyFits = anyFits || row.option.fit.verdict != Verdict::No;
        cards.append(rowJson(row, workload.budget.currency, context.locale));
        for (const Reason &remark : row.remarks)
            remarks << reasonSentence(remark, context.locale);
        const Speed &speed = row.option.speed;
        table.rows.push_back(
            {groupName(context.catalogue, group), verdictWord(row.option.fit.verdict),
             row.runs ? marginPhrase(row.option.fit, context.locale) : QString(),
             speed.isKnown()
                 ? QStringLiteral("%1 (%2)").arg(formatSpeed(speed.value.expected, context.locale),
                                                 formatBand(speed.value, context.locale))
                 : gapSentence(speed.gap),
             valueSummary(row.value, workload, context.locale),
             row.reasons.empty() ? QString() : reasonSentence(row.reasons.front(), context.locale)});
    }
    if (context.wantsJson())
        context.print(QJsonObject{{QStringLiteral("cards"), cards}});
    else {
        context.print(table);
        remarks.removeDuplicates();
        if (context.tableFormat() == TableFormat::Text)
            for (const QString &remark : std::as_const(remarks))
                context.streams.out << "  " << remark << '\n';
    }
    if (!context.wantsJson() && context.tableFormat() == TableFormat::Text)
        for (const auto &[name, changes] : toFit)
            printFitChanges(context, name, changes);
    return anyFits ? ExitCode::Answered : ExitCode::NothingFits;
}

} // namespace gpuwise
