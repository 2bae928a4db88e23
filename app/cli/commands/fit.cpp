// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/clierror.h"
#include "app/cli/command.h"
#include "app/cli/commands/fitadvice.h"
#include "app/cli/commands/fitmatrix.h"
#include "app/cli/commands/fitmixed.h"
#include "app/cli/json/json.h"
#include "app/cli/workloadoptions.h"
#include "model/advice/cautions.h"
#include "model/advice/remarks.h"
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

constexpr std::size_t matrixColumns = 7;

struct FitRow
{
    GroupFit group;
    Speed training;
    GroupLimits limits;
    std::vector<Reason> reasons;
    std::vector<Reason> remarks;  ///< about the workload on so many cards
    std::vector<FitChange> toFit; ///< when it does not, or only tightly
};

FitRow rowOf(const CommandContext &context, const ResolvedWorkload &resolved, const SpeedModel &speeds,
             const FitAdvice &advice, const CardGroup &cards)
{
    FitRow row;
    row.group = judgeGroup(context.catalogue, resolved, speeds, cards, context.today);
    const Option &option = row.group.option;
    if (isTraining(resolved.workload.task.task) && row.group.runs)
        row.training = speeds.training(
            questionFor(context.catalogue, resolved, *context.catalogue.gpu(cards.gpuId), cards.count),
            *context.catalogue.gpu(cards.gpuId));
    row.limits = limitsOf(context.catalogue, resolved, row.group);
    row.remarks = optionRemarks(context.catalogue, resolved, option);
    row.reasons = cautionsFor(context.catalogue, resolved.workload, option);
    if (!option.memory.isValid())
        row.reasons.insert(
            row.reasons.begin(),
            {ReasonCode::EstimateImpossible, {static_cast<double>(option.memory.problem)}, {}, {}});
    else if (option.fit.needed.expected > option.fit.usable.bytes && option.fit.usable.bytes > 0)
        row.reasons.insert(row.reasons.begin(),
                           {ReasonCode::DoesNotFit,
                            {toGiB(option.fit.needed.expected), toGiB(option.fit.usable.bytes)},
                            {},
                            {}});
    if (row.group.runs && option.fit.verdict != Verdict::Fits)
        row.toFit = advice.changes(cards);
    return row;
}

QJsonObject rowJson(const FitRow &row, Currency currency, const QLocale &locale)
{
    const Option &option = row.group.option;
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
            {QStringLiteral("max_context"), row.limits.context.value_or(0) > 0
                                                ? QJsonValue(*row.limits.context)
                                                : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("max_batch"),
             row.limits.batch.value_or(0) > 0 ? QJsonValue(*row.limits.batch) : QJsonValue(QJsonValue::Null)},
            {QStringLiteral("value"), jsonValue(row.group.value, currency)},
            {QStringLiteral("mode"),
             option.mode == OptionMode::Rent ? QStringLiteral("rent") : QStringLiteral("buy")},
            {QStringLiteral("condition"), option.mode == OptionMode::BuyUsed ? QStringLiteral("used")
                                          : option.mode == OptionMode::Rent  ? QStringLiteral("rented")
                                                                             : QStringLiteral("new")},
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
    std::vector<std::pair<QString, FitMatrix>> matrices;
    const bool wantsMatrix = context.arguments.has("--matrix");
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
        const FitRow row = rowOf(context, resolved, speeds, advice, group);
        const FitMatrix matrix =
            wantsMatrix ? fitMatrix(context.catalogue, resolved, group, matrixColumns) : FitMatrix();
        if (!row.toFit.empty())
            toFit.emplace_back(groupName(context.catalogue, group), row.toFit);
        anyFits = anyFits || row.group.option.fit.verdict != Verdict::No;
        QJsonObject json = rowJson(row, workload.budget.currency, context.locale);
        if (wantsMatrix)
            json.insert(QStringLiteral("matrix"), jsonFitMatrix(matrix));
        cards.append(json);
        if (!matrix.isEmpty())
            matrices.emplace_back(groupName(context.catalogue, group), matrix);
        for (const Reason &remark : row.remarks)
            remarks << reasonSentence(remark, context.locale);
        const Option &option = row.group.option;
        const Speed &speed = option.speed;
        table.rows.push_back(
            {groupName(context.catalogue, group), verdictWord(option.fit.verdict),
             row.group.runs ? marginPhrase(option.fit, context.locale) : QString(),
             speed.isKnown()
                 ? QStringLiteral("%1 (%2)").arg(formatSpeed(speed.value.expected, context.locale),
                                                 formatBand(speed.value, context.locale))
                 : gapSentence(speed.gap),
             valueSummary(row.group.value, workload, context.locale),
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
    if (!context.wantsJson())
        for (const auto &[name, matrix] : matrices)
            printFitMatrix(context, name, matrix);
    if (!context.wantsJson() && context.tableFormat() == TableFormat::Text)
        for (const auto &[name, changes] : toFit)
            printFitChanges(context, name, changes);
    return anyFits ? ExitCode::Answered : ExitCode::NothingFits;
}

} // namespace gpuwise
