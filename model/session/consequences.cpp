// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/consequences.h"

#include "model/advice/job.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <tuple>

namespace gpuwise {

namespace {

constexpr double wordsOfAnAnswer = 500; ///< tokens of a longer answer, to make a speed felt

QString hoursText(const Band &hours, const QLocale &locale)
{
    return QCoreApplication::translate("Consequence", "%1 h (%2–%3)", "expected, low, high")
        .arg(formatSignificant(hours.expected, 2, locale), formatSignificant(hours.low, 2, locale),
             formatSignificant(hours.high, 2, locale));
}

} // namespace

QString whatMattersMost(Task task)
{
    switch (task) {
    case Task::Pretrain:
        return QCoreApplication::translate("Consequence",
                                           "Memory, compute and the link between cards matter most.");
    case Task::FullFineTune:
        return QCoreApplication::translate("Consequence", "Memory and the link between cards matter most.");
    case Task::Lora:
    case Task::Qlora:
        return QCoreApplication::translate("Consequence", "Memory of one card matters most, then compute.");
    case Task::Inference:
        return QCoreApplication::translate("Consequence",
                                           "Memory bandwidth matters most once the model fits.");
    case Task::Image:
        return QCoreApplication::translate("Consequence", "Compute matters most once the model fits.");
    case Task::Learn:
        break;
    }
    return QCoreApplication::translate("Consequence",
                                       "Price matters most: most tasks of a course fit small cards.");
}

QString taskExplanation(Task task)
{
    switch (task) {
    case Task::Pretrain:
        return QCoreApplication::translate("Consequence", "Train a model from nothing.");
    case Task::FullFineTune:
        return QCoreApplication::translate("Consequence",
                                           "Change every weight: several times the memory of the weights.");
    case Task::Lora:
        return QCoreApplication::translate("Consequence", "Train small adapters on 16-bit weights.");
    case Task::Qlora:
        return QCoreApplication::translate("Consequence",
                                           "Train small adapters on 4-bit weights: least memory.");
    case Task::Inference:
        return QCoreApplication::translate("Consequence",
                                           "Chat with a language model or serve it to others.");
    case Task::Image:
        return QCoreApplication::translate("Consequence", "Make pictures with a diffusion model.");
    case Task::Learn:
        break;
    }
    return QCoreApplication::translate("Consequence", "Courses and small experiments.");
}

QStringList budgetConsequences(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                               const QLocale &locale)
{
    QStringList lines;
    QSet<QString> cards;
    for (const Option &option : advice.options)
        cards.insert(option.cards.gpuId);
    const auto leftOutFor = [&](ReasonCode code) {
        return static_cast<int>(
            std::count_if(advice.leftOut.begin(), advice.leftOut.end(),
                          [code](const LeftOut &entry) { return entry.why.code == code; }));
    };
    const int kinds =
        static_cast<int>(cards.size()); // lupdate takes a plain name for a count, not an expression
    const int overBudget = leftOutFor(ReasonCode::OverBudget) + leftOutFor(ReasonCode::RentOverBudget);
    const int noPrice = leftOutFor(ReasonCode::PriceUnknown);
    lines << QCoreApplication::translate("Consequence", "%n kind(s) of card pass all limits.", nullptr,
                                         kinds);
    if (advice.cheapest) {
        const Option &option = advice.options[*advice.cheapest];
        lines << QCoreApplication::translate("Consequence", "Cheapest that fits: %1, %2.", "card, sum")
                     .arg(optionName(catalogue, option), formatCost(option, option.cost.total, locale));
    }
    if (advice.rent) {
        const Option &option = advice.options[*advice.rent];
        lines << QCoreApplication::translate("Consequence", "To rent: %1, %2 a month for %3 hours.")
                     .arg(groupName(catalogue, option.cards),
                          formatCost(option, option.cost.perMonth, locale),
                          formatTrimmed(workload.budget.hoursPerMonth, 1, locale));
    }
    if (overBudget > 0)
        lines << QCoreApplication::translate(
            "Consequence", "%n more would fit but cost(s) more than the budget.", nullptr, overBudget);
    if (noPrice > 0)
        lines << QCoreApplication::translate("Consequence", "%n would fit but has (have) no dated price.",
                                             nullptr, noPrice);
    return lines;
}

QStringList taskConsequences(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                             const QLocale &locale)
{
    QStringList lines{whatMattersMost(workload.task.task)};
    if (!advice.bestValue)
        return lines;
    const Option &option = advice.options[*advice.bestValue];
    const QString card = optionName(catalogue, option);
    if (!option.speed.isKnown())
        return lines;
    if (isTraining(workload.task.task)) {
        const double tokens = trainingTokens(workload.task.training);
        lines << QCoreApplication::translate("Consequence", "The job is %1 million tokens.")
                     .arg(formatSignificant(tokens / 1e6, 3, locale));
        if (const auto hours = hoursOfJob(tokens, option.speed))
            lines << QCoreApplication::translate("Consequence", "On %1 it takes about %2.", "card, hours")
                         .arg(card, hoursText(*hours, locale));
    } else if (workload.task.task == Task::Inference) {
        const double seconds = wordsOfAnAnswer / option.speed.value.expected;
        lines << QCoreApplication::translate("Consequence",
                                             "%1 writes about %2 tokens/s: an answer of %3 tokens in %4 s.")
                     .arg(card, formatSpeed(option.speed.value.expected, locale),
                          formatNumber(wordsOfAnAnswer, 0, locale), formatSignificant(seconds, 2, locale));
    } else if (workload.task.task == Task::Image) {
        lines << QCoreApplication::translate("Consequence", "%1 makes about %2 images a minute.")
                     .arg(card, formatSpeed(option.speed.value.expected, locale));
    }
    return lines;
}

std::optional<CardGroup> suggestedWhyNot(const Advice &advice)
{
    // Bought it may be too dear and rented within the budget: then it was not left out.
    const auto isListed = [&](const CardGroup &cards) {
        return std::any_of(advice.options.begin(), advice.options.end(),
                           [&](const Option &option) { return option.cards == cards; });
    };
    // What one would look at next: rather one card than several, then the least over the budget.
    const auto comesFirst = [](const LeftOut &a, const LeftOut &b) {
        return std::tie(a.cards.count, a.why.numbers[1]) < std::tie(b.cards.count, b.why.numbers[1]);
    };
    const LeftOut *justOver = nullptr;
    for (const LeftOut &entry : advice.leftOut) {
        if (!isOverBudget(entry.why.code) || entry.fit.verdict != Verdict::Fits || isListed(entry.cards))
            continue;
        if (!justOver || comesFirst(entry, *justOver))
            justOver = &entry;
    }
    if (justOver)
        return justOver->cards;
    if (advice.nearest && *advice.nearest < advice.leftOut.size())
        return advice.leftOut[*advice.nearest].cards;
    return std::nullopt;
}

} // namespace gpuwise
