// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonverdict.h"

#include "model/advice/picks.h"
#include "model/advice/scoring.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace gpuwise {

namespace {

bool doesTheWork(const Option &option, const Workload &workload)
{
    return option.software.support != Support::None && option.fit.verdict == Verdict::Fits &&
           !isTooSlow(option, workload);
}

/// Better than every other candidate in `figure`, where all of them have one.
template <typename Figure, typename Beats>
bool leads(const std::vector<const Option *> &candidates, const Option &best, Figure figure, Beats beats)
{
    const auto mine = figure(best);
    return mine && std::all_of(candidates.begin(), candidates.end(), [&](const Option *each) {
               const auto other = figure(*each);
               return each == &best || (other && beats(*mine, *other));
           });
}

std::optional<double> speedOf(const Option &option)
{
    return option.speed.isKnown() ? std::optional(option.speed.value.expected) : std::nullopt;
}

std::optional<double> sumOf(const Option &option)
{
    return option.cost.price || option.isOwned() ? std::optional(option.cost.total.amount()) : std::nullopt;
}

std::optional<double> speedForMoney(const Option &option)
{
    const auto speed = speedOf(option);
    const auto sum = sumOf(option);
    return speed && sum && *sum > 0 ? std::optional(*speed / *sum) : std::nullopt;
}

QString costPhrase(const Option &option, bool cheapest, const QLocale &locale)
{
    if (option.isOwned())
        return QCoreApplication::translate("Comparison", "owned already");
    if (!option.cost.price)
        return QCoreApplication::translate("Comparison", "no dated price");
    const bool rent = option.mode == OptionMode::Rent; // a sum over all months is nobody's price
    const QString sum = formatCost(option, rent ? option.cost.perMonth : option.cost.total, locale);
    const QString way =
        rent ? QCoreApplication::translate("Comparison", "rent per month") : optionWord(option);
    return cheapest ? QCoreApplication::translate("Comparison", "least of these: %1, %2", "sum, new or used")
                          .arg(sum, way)
                    : QCoreApplication::translate("Comparison", "%1, %2", "sum, new or used").arg(sum, way);
}

QString speedPhrase(const Option &option, bool fastest, Task task, const QLocale &locale)
{
    if (!option.speed.isKnown())
        return {};
    const QString speed = QCoreApplication::translate("Comparison", "%1 %2", "figure, unit")
                              .arg(formatSpeed(option.speed.value.expected, locale), speedUnit(task));
    return fastest ? QCoreApplication::translate("Comparison", "fastest of these, %1").arg(speed) : speed;
}

} // namespace

bool isOverBudget(const Comparison &comparison, const ComparisonColumn &column)
{
    const auto &limit = comparison.budget.limit;
    return limit && column.judged && column.judged->cost.price &&
           column.judged->cost.total.amount() > limit->amount();
}

ComparisonVerdict judgeComparison(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                  const Comparison &comparison)
{
    ComparisonVerdict verdict;
    std::vector<Option> options;
    for (const ComparisonColumn &column : comparison.columns) {
        if (!column.judged)
            return verdict;
        options.push_back(*column.judged);
    }
    scoreOptions(catalogue, resolved, options, ScoreWeights{});
    std::vector<const Option *> candidates;
    bool affordable = false;
    const auto index = [&](const Option &option) {
        return static_cast<std::size_t>(&option - options.data());
    };
    const auto dear = [&](const Option &o) { return isOverBudget(comparison, comparison.columns[index(o)]); };
    for (const Option &option : options) {
        if (doesTheWork(option, resolved.workload)) {
            candidates.push_back(&option);
            affordable = affordable || !dear(option);
        } else if (option.fit.verdict != Verdict::Unknown &&
                   (!verdict.nearest || option.fit.marginBytes > options[*verdict.nearest].fit.marginBytes)) {
            verdict.nearest = index(option);
        }
    }
    const Option *best = nullptr;
    for (const Option *each : candidates)
        if ((!affordable || !dear(*each)) && (!best || each->score > best->score))
            best = each;
    if (!best)
        return verdict;
    verdict.nearest.reset();
    verdict.best = index(*best);
    verdict.score = best->score;
    verdict.candidates = static_cast<int>(candidates.size());
    verdict.overBudget = !affordable;
    verdict.fastest = leads(candidates, *best, speedOf,
                            [](double mine, double other) { return mine > other && !isTie(mine, other); });
    verdict.cheapest =
        leads(candidates, *best, sumOf, [](double mine, double other) { return mine < other; });
    verdict.mostForMoney = leads(candidates, *best, speedForMoney, [](double mine, double other) {
        return mine > other && !isTie(mine, other);
    });
    return verdict;
}

QString comparisonVerdict(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                          const Comparison &comparison, const QLocale &locale)
{
    if (comparison.columns.size() < 2)
        return {};
    const ComparisonVerdict verdict = judgeComparison(catalogue, resolved, comparison);
    const auto nameOf = [&](std::size_t column) {
        return groupName(catalogue, comparison.columns[column].cards);
    };
    if (verdict.nearest) {
        const Option &option = *comparison.columns[*verdict.nearest].judged;
        return option.fit.verdict == Verdict::Fits
                   ? QCoreApplication::translate("Comparison",
                                                 "None of these does this workload; %1 holds it, but is too "
                                                 "slow or has no software for it.")
                         .arg(nameOf(*verdict.nearest))
                   : QCoreApplication::translate(
                         "Comparison",
                         "None of these holds this workload safely; %1 comes nearest: "
                         "%2, %3.",
                         "card, verdict, margin")
                         .arg(nameOf(*verdict.nearest), verdictWord(option.fit.verdict),
                              marginPhrase(option.fit, locale));
    }
    if (!verdict.best)
        return {};
    const Option &best = *comparison.columns[*verdict.best].judged;
    const bool only = verdict.candidates == 1;
    QStringList parts;
    if (only)
        parts << QCoreApplication::translate("Comparison", "the only one that does it");
    if (verdict.mostForMoney && !only && !verdict.cheapest)
        parts << QCoreApplication::translate("Comparison", "most speed for the money");
    else if (!only && !verdict.fastest && !verdict.cheapest)
        parts << QCoreApplication::translate("Comparison",
                                             "best balance of memory, speed, price, software and power");
    parts << speedPhrase(best, verdict.fastest && !only, resolved.workload.task.task, locale)
          << costPhrase(best, verdict.cheapest && !only, locale) << marginPhrase(best.decidingFit(), locale);
    parts.removeAll(QString());
    const QString why = parts.join(QCoreApplication::translate("Comparison", "; ", "between reasons"));
    const QString sentence =
        QCoreApplication::translate("Comparison", "Best here for this workload: %1 (%2 of 100): %3.",
                                    "card, points, reasons")
            .arg(nameOf(*verdict.best), formatNumber(verdict.score * 100, 0, locale), why);
    return verdict.overBudget
               ? sentencesJoined({sentence, QCoreApplication::translate(
                                                "Comparison", "All that do it cost more than the budget.")})
               : sentence;
}

} // namespace gpuwise
