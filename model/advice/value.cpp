// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/advice/value.h"

#include "model/advice/job.h"
#include "model/advice/options.h"
#include "model/estimate/tariff.h"

namespace gpuwise {

namespace {

constexpr double secondsPerHour = 3600;
constexpr double minutesPerHour = 60;
constexpr double million = 1e6;
constexpr double thousand = 1000;

ValueFigure missing(ValueGap gap)
{
    return {std::nullopt, gap};
}

ValueFigure known(const Band &band)
{
    return {band, ValueGap::None};
}

/// The slow end of the speed makes the dear end of the cost.
Band divided(double amount, const Band &by)
{
    return {amount / by.high, amount / by.expected, amount / by.low};
}

/// Why the speed says nothing about this workload; None: it does.
ValueGap speedGapOf(const Option &option)
{
    if (option.fit.verdict == Verdict::No)
        return ValueGap::DoesNotFit;
    return option.speed.isKnown() && option.speed.value.low > 0 ? ValueGap::None : ValueGap::SpeedUnknown;
}

/// What an hour of work costs.
struct HourlyCost
{
    std::optional<double> running, owned;
    ValueGap runningGap = ValueGap::None, ownedGap = ValueGap::None;
};

HourlyCost hourlyCost(const Catalogue &catalogue, const BudgetAnswer &budget, const Gpu &gpu,
                      const Option &option)
{
    HourlyCost hour;
    const bool priced = option.cost.price && option.cost.price->each.units > 0;
    if (option.mode == OptionMode::Rent) {
        hour.ownedGap = ValueGap::NotAsked;
        if (priced)
            hour.running = option.cost.price->each.amount() * option.cards.count;
        else
            hour.runningGap = ValueGap::PriceUnknown;
        return hour;
    }
    hour.running = electricityPerHour(catalogue, budget, gpu, option.cards.count);
    const double hours = budget.hoursPerMonth * budget.months;
    if (!hour.running)
        hour.runningGap = hour.ownedGap = ValueGap::PowerUnknown;
    else if (!priced)
        hour.ownedGap = ValueGap::PriceUnknown;
    else if (!(hours > 0))
        hour.ownedGap = ValueGap::HoursUnknown;
    else
        hour.owned = *hour.running + option.cost.total.amount() / hours;
    return hour;
}

ValueFigure costOf(const std::optional<double> &hourly, ValueGap gap, const Band &workPerHour)
{
    return hourly ? known(divided(*hourly, workPerHour)) : missing(gap);
}

ValueFigure costOfHours(const std::optional<double> &hourly, ValueGap gap, const Band &hours)
{
    return hourly ? known(hours.scaled(*hourly)) : missing(gap);
}

void addRatios(const Gpu &gpu, const Option &option, OptionValue &value)
{
    const ValueGap speedGap = speedGapOf(option);
    const bool free = option.isOwned() && option.cost.total.units <= 0;
    const bool priced = !free && option.cost.price && option.cost.price->each.units > 0;
    const ValueGap priceGap = free ? ValueGap::NothingToBuy : ValueGap::PriceUnknown;
    const double price = !priced        ? 0
                         : value.rented ? option.cost.price->each.amount() * option.cards.count
                                        : option.cost.total.amount();
    const double times = value.rented ? 1 : thousand;
    const double usable = option.fit.usable.bytes;
    const double watts = groupWatts(gpu, option.cards.count);

    value.memoryPerPrice = usable <= 0 ? missing(ValueGap::MemoryUnknown)
                           : !priced   ? missing(priceGap)
                                     : known(Band::exact(toGiB(usable) * option.cards.count * times / price));
    if (speedGap != ValueGap::None) {
        value.speedPerPrice = value.speedPerWatt = missing(speedGap);
        return;
    }
    value.speedPerPrice = priced ? known(option.speed.value.scaled(times / price)) : missing(priceGap);
    value.speedPerWatt =
        watts > 0 ? known(option.speed.value.scaled(1 / watts)) : missing(ValueGap::PowerUnknown);
}

void addJob(const Workload &workload, const Speed &speed, const HourlyCost &hour, OptionValue &value)
{
    const auto hours = isTraining(workload.task.task)
                           ? hoursOfJob(trainingTokens(workload.task.training), speed)
                           : std::nullopt;
    if (!hours)
        return;
    value.jobHours = known(*hours);
    value.jobRunningCost = costOfHours(hour.running, hour.runningGap, *hours);
    value.jobOwnedCost = costOfHours(hour.owned, hour.ownedGap, *hours);
}

} // namespace

WorkUnit workUnitOf(Task task)
{
    if (task == Task::Image)
        return WorkUnit::ThousandImages;
    return task == Task::Inference ? WorkUnit::MillionTokens : WorkUnit::MillionTrainingTokens;
}

Band workPerHour(const Workload &workload, const Band &speed)
{
    switch (workUnitOf(workload.task.task)) {
    case WorkUnit::ThousandImages:
        return speed.scaled(minutesPerHour / thousand);
    case WorkUnit::MillionTokens: // the speed is what each user gets
        return speed.scaled(secondsPerHour / million * workload.task.inference.sequences);
    case WorkUnit::MillionTrainingTokens:
        break;
    }
    return speed.scaled(secondsPerHour / million);
}

std::optional<double> electricityPerHour(const Catalogue &catalogue, const BudgetAnswer &budget,
                                         const Gpu &gpu, int count)
{
    const double watts = groupWatts(gpu, count);
    const auto tariff = catalogue.rates.convert(householdTariff(budget.region), budget.currency);
    if (!(watts > 0) || !tariff)
        return std::nullopt;
    return watts / thousand * loadFraction / supplyEfficiency * tariff->amount();
}

OptionValue valueOf(const Catalogue &catalogue, const Workload &workload, const Option &option)
{
    OptionValue value;
    value.rented = option.mode == OptionMode::Rent;
    value.converted = option.cost.price && option.cost.price->converted;
    value.unit = workUnitOf(workload.task.task);
    value.isFloor = workload.task.task == Task::Inference && workload.task.inference.sequences > 1;
    const Gpu *gpu = catalogue.gpu(option.cards.gpuId);
    if (!gpu)
        return value;
    addRatios(*gpu, option, value);
    const ValueGap speedGap = speedGapOf(option);
    if (speedGap != ValueGap::None) {
        value.runningCost = missing(speedGap);
        value.ownedCost = missing(value.rented ? ValueGap::NotAsked : speedGap);
        if (isTraining(workload.task.task))
            value.jobHours = value.jobRunningCost = missing(speedGap);
        return value;
    }
    const HourlyCost hour = hourlyCost(catalogue, workload.budget, *gpu, option);
    const Band work = workPerHour(workload, option.speed.value);
    value.runningCost = costOf(hour.running, hour.runningGap, work);
    value.ownedCost = costOf(hour.owned, hour.ownedGap, work);
    addJob(workload, option.speed, hour, value);
    return value;
}

} // namespace gpuwise
