// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/session/pickview.h"

#include "model/charts/fitbargeometry.h"
#include "model/words/decision.h"
#include "model/words/format.h"
#include "model/words/pricewords.h"
#include "model/words/valuewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace gpuwise {

namespace {

constexpr qsizetype mostReasons = 2;
constexpr qsizetype mostCautions = 1;

QString metaOf(const Gpu &gpu, const Option &option, const QLocale &locale)
{
    QStringList parts;
    const int count = option.cards.count;
    const QString type = gpu.spec(SpecField::MemoryType).text;
    if (const auto gb = gpu.number(SpecField::MemoryGB)) {
        const QString size = formatTrimmed(*gb * count, 1, locale);
        parts
            << (count == 1
                    ? QCoreApplication::translate("Pick", "%1 GB %2", "size, kind of memory").arg(size, type)
                    : QCoreApplication::translate("Pick", "%1 GB %2 in %3 cards").arg(size, type).arg(count));
    }
    if (const auto bandwidth = gpu.number(SpecField::BandwidthGBps)) {
        const QString rate = formatNumber(*bandwidth, 0, locale);
        parts << (count == 1 ? QCoreApplication::translate("Pick", "%1 GB/s").arg(rate)
                             : QCoreApplication::translate("Pick", "%1 GB/s each").arg(rate));
    }
    parts << (option.cost.price && option.mode == OptionMode::Rent ? offerKindWord(option.cost.price->kind)
                                                                   : optionWord(option));
    return parts.join(QStringLiteral(" · "));
}

void fillSpeed(const Workload &workload, const Option &option, const QLocale &locale, PickView &view)
{
    const Task task = workload.task.task;
    if (task == Task::Inference)
        view.speedCaption = workload.task.inference.sequences == 1
                                ? QCoreApplication::translate("Pick", "Writing speed, one user")
                                : QCoreApplication::translate("Pick", "Writing speed for each of %n user(s)",
                                                              nullptr, workload.task.inference.sequences);
    else if (isJudgedByTraining(task))
        view.speedCaption = QCoreApplication::translate("Pick", "Training speed");
    else
        view.speedCaption = QCoreApplication::translate("Pick", "Speed");
    view.speedUnit = speedUnit(task);
    if (!option.speed.isKnown()) {
        view.speedBasis = gapSentence(option.speed.gap);
        return;
    }
    view.speed = option.speed.value;
    view.speedFigure = formatSpeed(option.speed.value.expected, locale);
    view.speedBand = formatBand(option.speed.value, locale);
    const QString software =
        option.software.framework.isEmpty() ? runtimeName(option.runtime) : option.software.framework;
    view.speedBasis = option.speed.cardsBehind > 0
                          ? QCoreApplication::translate("Pick", "%1; %n measured card(s) behind it", nullptr,
                                                        option.speed.cardsBehind)
                                .arg(software)
                          : QCoreApplication::translate("Pick", "%1; few measurements").arg(software);
}

/// What the cards draw; the rest of the PC is counted where a whole PC is spoken of.
QString electricityPart(const Option &option, const QLocale &locale)
{
    const QString sum = formatMoney(option.cost.perMonth, locale);
    return option.cards.count == 1
               ? QCoreApplication::translate("Pick", "electricity of the card alone %1 a month").arg(sum)
               : QCoreApplication::translate("Pick", "electricity of the cards alone %1 a month").arg(sum);
}

/// Of a converted sum its share, so that the two figures agree: 2 × ¥1,350 under ≈ ¥2,700.
QString eachText(const Option &option, int cards, const QLocale &locale)
{
    const PriceAnswer &price = *option.cost.price;
    if (!price.converted || option.cost.extras.units > 0 || cards < 1)
        return formatCost(option, price.each, locale);
    const Money total = roundedConverted(option.cost.total);
    return formatMoney(Money::fromAmount(total.amount() / cards, total.currency), locale);
}

void fillBuyCost(const Workload &workload, const Option &option, const QLocale &locale, PickView &view)
{
    const PriceAnswer &price = *option.cost.price;
    const auto money = [&](const Money &m) { return formatCost(option, m, locale); };
    view.costFigure = money(option.cost.total);
    QStringList parts;
    parts << QCoreApplication::translate("Pick", "%1, %2", "condition, date")
                 .arg(offerKindWord(price.kind), priceDateText(price));
    const int toBuy = option.cards.count - option.cost.ownedCards;
    if (option.cards.count > 1)
        parts << QCoreApplication::translate("Pick", "%1 × %2", "count, price of one")
                     .arg(toBuy)
                     .arg(eachText(option, toBuy, locale));
    if (option.cost.extras.units > 0)
        parts << QCoreApplication::translate("Pick", "with %1 for the rest of the PC")
                     .arg(formatMoney(option.cost.extras, locale));
    if (option.cost.perMonth.units > 0 && workload.budget.hoursPerMonth > 0)
        parts << electricityPart(option, locale);
    view.costDetail = parts.join(QStringLiteral(" · "));
}

void fillOwnedCost(const Workload &workload, const Option &option, const QLocale &locale, PickView &view)
{
    view.costFigure = formatMoney(option.cost.total, locale);
    QStringList parts{valueGapPhrase(ValueGap::NothingToBuy)};
    if (option.cost.extras.units > 0)
        parts = {QCoreApplication::translate("Pick", "for the rest of the PC; the card is yours")};
    if (option.cost.perMonth.units > 0 && workload.budget.hoursPerMonth > 0)
        parts << electricityPart(option, locale);
    view.costDetail = parts.join(QStringLiteral(" · "));
}

void fillRentCost(const Workload &workload, const Option &option, const QLocale &locale, PickView &view)
{
    const PriceAnswer &price = *option.cost.price;
    view.costFigure = formatCost(option, option.cost.perMonth, locale);
    view.costUnit = QCoreApplication::translate("Pick", "per month");
    const Money hour{price.each.units * option.cards.count, price.each.currency};
    QStringList parts;
    parts << QCoreApplication::translate("Pick", "%1/h × %2 h", "rent per hour, hours")
                 .arg(formatCost(option, hour, locale, 2),
                      formatTrimmed(workload.budget.hoursPerMonth, 1, locale))
          << priceDateText(price);
    if (price.offers > 1 && price.low != price.high)
        parts << QCoreApplication::translate("Pick", "%1–%2 seen")
                     .arg(formatNumber(price.low.amount(), 2, locale),
                          formatNumber(price.high.amount(), 2, locale));
    view.costDetail = parts.join(QStringLiteral(" · "));
}

void fillCost(const Workload &workload, const Option &option, const QLocale &locale, PickView &view)
{
    view.costCaption = QCoreApplication::translate("Pick", "Cost");
    if (option.isOwned())
        return fillOwnedCost(workload, option, locale, view);
    if (!option.cost.price) {
        view.costDetail = QCoreApplication::translate("Pick", "No dated price is known.");
        return;
    }
    view.costAge = option.cost.price->age;
    if (option.mode == OptionMode::Rent)
        fillRentCost(workload, option, locale, view);
    else
        fillBuyCost(workload, option, locale, view);
}

} // namespace

QString pickRoleName(PickRole role, const BudgetAnswer &budget)
{
    switch (role) {
    case PickRole::BestValue:
        return QCoreApplication::translate("Pick", "Best value");
    case PickRole::Fastest:
        return budget.limit ? QCoreApplication::translate("Pick", "Fastest within budget")
                            : QCoreApplication::translate("Pick", "Fastest");
    case PickRole::Cheapest:
        return QCoreApplication::translate("Pick", "Cheapest that fits");
    case PickRole::Rent:
        break;
    }
    return QCoreApplication::translate("Pick", "Rent instead");
}

PickView viewOption(const Catalogue &catalogue, const Workload &workload, const Option &option,
                    const QLocale &locale)
{
    PickView view;
    view.cards = option.cards;
    view.name =
        option.mode == OptionMode::Rent ? optionName(catalogue, option) : groupName(catalogue, option.cards);
    if (const Gpu *gpu = catalogue.gpu(option.cards.gpuId))
        view.meta = metaOf(*gpu, option, locale);
    view.fit = option.decidingFit();
    if (option.hardest)
        view.fitOf = exerciseName(option.hardest->code);
    view.bar = fitBarOf(option.decidingMemory(), view.fit, option.cards.count);
    fillSpeed(workload, option, locale, view);
    fillCost(workload, option, locale, view);
    view.value = valueSummary(valueOf(catalogue, workload, option), workload, locale);
    for (const Reason &reason : option.reasons)
        view.reasons << reasonSentence(reason, locale);
    for (const Reason &caution : option.cautions)
        view.cautions << reasonSentence(caution, locale);
    view.reasons = view.reasons.mid(0, mostReasons);
    view.cautions = view.cautions.mid(0, mostCautions);
    return view;
}

PicksView picksView(const Catalogue &catalogue, const Workload &workload, const Advice &advice,
                    const QLocale &locale)
{
    PicksView all;
    const auto add = [&](PickRole role, const std::optional<std::size_t> &index) {
        if (!index)
            return;
        PickView view = viewOption(catalogue, workload, advice.options[*index], locale);
        view.role = role;
        view.option = *index;
        const auto same = std::find_if(all.picks.begin(), all.picks.end(),
                                       [&](const PickView &earlier) { return earlier.option == *index; });
        view.roles = QStringList(pickRoleName(role, workload.budget));
        if (same != all.picks.end()) {
            view.sameAs = same->role;
            same->roles << pickRoleName(role, workload.budget);
        }
        all.picks.push_back(std::move(view));
    };
    add(PickRole::BestValue, advice.bestValue);
    add(PickRole::Fastest, advice.fastest);
    add(PickRole::Cheapest, advice.cheapest);
    add(PickRole::Rent, advice.rent);

    std::vector<FitBar> bars;
    for (const PickView &view : all.picks) {
        bars.push_back(view.bar);
        all.speedScaleEnd = std::max(all.speedScaleEnd, view.speed.high * 1.1);
    }
    all.axisEndGiB = fitAxisEndForPicks(bars);
    for (const Reason &remark : advice.remarks)
        all.notes << reasonSentence(remark, locale);
    return all;
}

} // namespace gpuwise
