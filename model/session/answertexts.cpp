// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/answertexts.h"

#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace gpuwise {

namespace {

QString count(const char *text, int n)
{
    return QCoreApplication::translate("Answer", text, nullptr, n);
}

QString budgetLimit(const BudgetAnswer &budget, const QLocale &locale)
{
    const QString sum = budget.limit ? formatMoney(*budget.limit, locale) : QString();
    switch (budget.mode) {
    case AcquireMode::Buy:
        return budget.limit ? QCoreApplication::translate("Answer", "Buy ≤ %1").arg(sum)
                            : QCoreApplication::translate("Answer", "Buy, no limit");
    case AcquireMode::Rent:
        return budget.limit ? QCoreApplication::translate("Answer", "Rent ≤ %1").arg(sum)
                            : QCoreApplication::translate("Answer", "Rent, no limit");
    case AcquireMode::Either:
        break;
    }
    return budget.limit ? QCoreApplication::translate("Answer", "Buy or rent ≤ %1").arg(sum)
                        : QCoreApplication::translate("Answer", "Buy or rent, no limit");
}

QStringList inferenceParts(const InferenceSettings &settings, const QLocale &locale)
{
    QStringList parts{
        QCoreApplication::translate("Answer", "%1 context").arg(formatTokens(settings.contextTokens, locale)),
        count(QT_TRANSLATE_N_NOOP("Answer", "%n user(s)"), settings.sequences)};
    if (settings.gpuLayers >= 0)
        parts << count(QT_TRANSLATE_N_NOOP("Answer", "%n layer(s) on the card"), settings.gpuLayers);
    return parts;
}

QStringList trainingParts(const TrainingSettings &settings, const QLocale &locale)
{
    return {
        QCoreApplication::translate("Answer", "%1 tokens").arg(formatTokens(settings.sequenceLength, locale)),
        settings.accumulation > 1
            ? QCoreApplication::translate("Answer", "batch %1 × %2", "at a time, added up")
                  .arg(formatNumber(settings.batch, 0, locale),
                       formatNumber(settings.accumulation, 0, locale))
            : QCoreApplication::translate("Answer", "batch %1").arg(formatNumber(settings.batch, 0, locale))};
}

QStringList imageParts(const ImageSettings &settings, const QLocale &locale)
{
    return {QCoreApplication::translate("Answer", "%1 × %2").arg(settings.width).arg(settings.height),
            QCoreApplication::translate("Answer", "%1 steps").arg(formatNumber(settings.steps, 0, locale))};
}

} // namespace

bool isAnswered(const ModelAnswer &answer)
{
    return answer.file || !answer.modelId.isEmpty() || answer.sizeBillions > 0;
}

QString AnswerText::value() const
{
    return isAnswered() ? parts.join(QStringLiteral(" · "))
                        : QCoreApplication::translate("Answer", "Not answered");
}

AnswerText modelAnswerText(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                           const QLocale &locale)
{
    AnswerText text{QCoreApplication::translate("Answer", "Model"), {}};
    const ModelAnswer &answer = resolved.workload.model;
    if (!isAnswered(answer) || !resolved.problem.isEmpty())
        return text;
    text.parts << modelLabel(resolved, locale);
    if (!answer.precisionId.isEmpty() && catalogue.quantisation(answer.precisionId))
        text.parts << precisionName(answer.precisionId);
    return text;
}

AnswerText budgetAnswerText(const Catalogue &catalogue, const BudgetAnswer &budget, const QLocale &locale)
{
    AnswerText text{QCoreApplication::translate("Answer", "Budget"), {}};
    text.parts << budgetLimit(budget, locale)
               << count(QT_TRANSLATE_N_NOOP("Answer", "up to %n card(s)"), budget.maxCards)
               << QCoreApplication::translate("Answer", "%1 h/month")
                      .arg(formatTrimmed(budget.hoursPerMonth, 1, locale));
    if (budget.owned && catalogue.gpu(budget.owned->gpuId))
        text.parts.insert(1, QCoreApplication::translate("Answer", "owned: %1× %2", "count, card")
                                 .arg(budget.owned->count)
                                 .arg(catalogue.gpu(budget.owned->gpuId)->name));
    return text;
}

AnswerText taskAnswerText(const TaskAnswer &task, const QLocale &locale)
{
    AnswerText text{QCoreApplication::translate("Answer", "Task"), {taskName(task.task)}};
    if (task.task == Task::Inference)
        text.parts << inferenceParts(task.inference, locale);
    else if (isTraining(task.task))
        text.parts << trainingParts(task.training, locale);
    else if (task.task == Task::Image)
        text.parts << imageParts(task.image, locale);
    if (task.sharding) // usually follows from the program
        text.parts << shardingName(*task.sharding);
    return text;
}

NeedText needText(const MemoryEstimate &memory, const QLocale &locale)
{
    if (!memory.isValid() || !(memory.perDevice.expected > 0))
        return {};
    const QString low = formatGiB(memory.perDevice.low, locale);
    const QString high = formatGiB(memory.perDevice.high, locale);
    return {QCoreApplication::translate("Answer", "%1 GiB").arg(formatGiB(memory.perDevice.expected, locale)),
            QStringLiteral("%1–%2").arg(low, high)};
}

QString regionName(Region region)
{
    switch (region) {
    case Region::Cn:
        return QCoreApplication::translate("Answer", "Mainland China");
    case Region::Us:
        return QCoreApplication::translate("Answer", "United States");
    case Region::Eu:
        return QCoreApplication::translate("Answer", "Europe");
    case Region::Any:
        break;
    }
    return QCoreApplication::translate("Answer", "Anywhere");
}

QString coversName(BudgetCovers covers)
{
    switch (covers) {
    case BudgetCovers::Cards:
        return QCoreApplication::translate("Answer", "the cards");
    case BudgetCovers::CardsAndSupply:
        return QCoreApplication::translate("Answer", "cards and power supply");
    case BudgetCovers::WholePc:
        break;
    }
    return QCoreApplication::translate("Answer", "the whole PC");
}

QString acquireName(AcquireMode mode)
{
    switch (mode) {
    case AcquireMode::Buy:
        return QCoreApplication::translate("Answer", "Buy");
    case AcquireMode::Rent:
        return QCoreApplication::translate("Answer", "Rent");
    case AcquireMode::Either:
        break;
    }
    return QCoreApplication::translate("Answer", "Tell me which is wiser");
}

} // namespace gpuwise
