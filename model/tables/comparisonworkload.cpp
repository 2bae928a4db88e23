// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/memory.h"
#include "model/tables/comparisonbuilder.h"

namespace gpuwise::comparison {

namespace {

using Section = ComparisonSection;
using Field = ComparisonField;
using Unit = ComparisonUnit;

ComparisonCell speedCell(const Speed &speed)
{
    ComparisonCell cell;
    cell.gap = speed.gap;
    if (speed.gap == SpeedGap::NoBackend)
        cell.state = FactState::NotSupported;
    if (!speed.isKnown())
        return cell;
    cell = estimateCell(speed.value.expected);
    cell.band = speed.value;
    return cell;
}

ComparisonCell limitCell(int limit)
{
    // Nothing fits: the answer is known, and it is none.
    ComparisonCell cell = estimateCell(limit);
    if (limit <= 0) {
        cell.number.reset();
        cell.state = FactState::NotSupported;
    }
    return cell;
}

void addLimits(Builder &b)
{
    const auto limit = [&b](const ComparisonColumn &column, bool context) {
        const Fit &fit = column.judged->fit;
        if (fit.usable.bytes <= 0 || !column.judged->memory.isValid())
            return ComparisonCell{};
        const Question question = questionFor(b.catalogue, b.resolved, *column.gpu, column.cards.count);
        return limitCell(context ? largestContext(question, fit.usable.bytes)
                                 : largestBatch(question, fit.usable.bytes));
    };
    if (b.task() == Task::Inference)
        b.row({.section = Section::Workload,
               .field = Field::LargestContext,
               .unit = Unit::Tokens,
               .betterIs = +1},
              [&](const ComparisonColumn &c) { return limit(c, true); });
    if (b.task() == Task::Inference || isTraining(b.task()))
        b.row({.section = Section::Workload, .field = Field::LargestBatch, .betterIs = +1},
              [&](const ComparisonColumn &c) { return limit(c, false); });
}

void addFit(Builder &b)
{
    b.row({.section = Section::Workload, .field = Field::FitMargin, .unit = Unit::GiB},
          [](const ComparisonColumn &c) {
              const Fit &fit = c.judged->decidingFit();
              ComparisonCell cell;
              cell.verdict = fit.verdict;
              if (fit.verdict != Verdict::Unknown) {
                  cell.number = toGiB(fit.marginBytes);
                  cell.state = FactState::Derived;
              }
              return cell;
          });
}

void addMemoryNeed(Builder &b)
{
    b.row({.section = Section::Workload, .field = Field::NeededPerCard, .unit = Unit::GiB, .estimated = true},
          [](const ComparisonColumn &c) {
              const MemoryEstimate &memory = c.judged->decidingMemory();
              if (!memory.isValid())
                  return ComparisonCell{};
              const Band need = memory.perDevice.scaled(1 / bytesPerGiB);
              ComparisonCell cell = estimateCell(need.expected);
              cell.band = need;
              return cell;
          });
    b.row({.section = Section::Workload, .field = Field::UsablePerCard, .unit = Unit::GiB, .betterIs = +1},
          [](const ComparisonColumn &c) {
              const UsableAmount &usable = c.judged->fit.usable;
              if (usable.bytes <= 0)
                  return ComparisonCell{};
              ComparisonCell cell = estimateCell(toGiB(usable.bytes));
              cell.source = usable.source;
              if (usable.basis == UsableBasis::Measured)
                  cell.state = FactState::Published;
              return cell;
          });
}

void addSpeed(Builder &b)
{
    const bool image = b.task() == Task::Image;
    b.row({.section = Section::Workload,
           .field = Field::Speed,
           .unit = image ? Unit::ImagesPerMinute : Unit::TokensPerSecond,
           .betterIs = +1,
           .estimated = true},
          [&b](const ComparisonColumn &c) {
              ComparisonCell cell = speedCell(c.judged->speed);
              if (b.task() == Task::Inference)
                  attachClaims(b, c, cell, {QLatin1StringView("infer_speed")});
              else if (isJudgedByTraining(b.task()))
                  attachClaims(b, c, cell, {QLatin1StringView("train_speed")});
              return cell;
          });
}

void addPrefill(Builder &b)
{
    if (b.task() == Task::Inference)
        b.row({.section = Section::Workload,
               .field = Field::Prefill,
               .unit = Unit::TokensPerSecond,
               .betterIs = +1,
               .estimated = true},
              [](const ComparisonColumn &c) { return speedCell(c.judged->prefill); });
}

ComparisonCell valueCell(const ValueFigure &figure, bool isFloor)
{
    ComparisonCell cell;
    cell.valueGap = figure.missing;
    if (!figure.isKnown())
        return cell;
    cell = estimateCell(isFloor ? figure.value->low : figure.value->expected);
    if (!isFloor && figure.value->low < figure.value->high)
        cell.band = figure.value;
    return cell;
}

/// A row of one figure of value; `scale` brings it to the row's unit.
void addValueRow(Builder &b, ComparisonRow row, ValueFigure OptionValue::*figure, double scale = 1)
{
    row.section = Section::Workload;
    row.rented = b.budget().mode == AcquireMode::Rent;
    const bool isFloor = row.isFloor;
    b.row(std::move(row), [&](const ComparisonColumn &c) {
        ValueFigure found = (*c.value).*figure;
        if (found.value)
            found.value = found.value->scaled(scale);
        return valueCell(found, isFloor);
    });
}

/// Price and what the speed costs stand right under the speed.
void addPriceAndCost(Builder &b)
{
    addGroupPrice(b, Section::Workload);
    const bool rent = b.budget().mode == AcquireMode::Rent;
    addValueRow(b,
                {.field = Field::SpeedPerMoney,
                 .unit = rent ? Unit::SpeedPerHourPrice : Unit::SpeedPerThousand,
                 .betterIs = +1,
                 .estimated = true},
                &OptionValue::speedPerPrice);
    const Workload &workload = b.resolved.workload;
    ComparisonRow cost{.field = Field::RunningCost,
                       .unit = workUnitOf(b.task()) == WorkUnit::ThousandImages ? Unit::MoneyPer1000Images
                                                                                : Unit::MoneyPerMillionTokens,
                       .betterIs = -1,
                       .estimated = true,
                       .isFloor = b.task() == Task::Inference && workload.task.inference.sequences > 1};
    if (!rent) {
        ComparisonRow owned = cost;
        owned.field = Field::OwnedCost;
        addValueRow(b, std::move(owned), &OptionValue::ownedCost);
    }
    addValueRow(b, std::move(cost), &OptionValue::runningCost);
    if (isTraining(b.task()))
        addValueRow(b, {.field = Field::JobHours, .unit = Unit::Hours, .betterIs = -1, .estimated = true},
                    &OptionValue::jobHours);
}

/// The other ratios: for whoever looks for memory, or pays for power.
void addRatios(Builder &b)
{
    const bool rent = b.budget().mode == AcquireMode::Rent;
    addValueRow(b,
                {.field = Field::MemoryPerMoney,
                 .unit = rent ? Unit::GiBPerHourPrice : Unit::GiBPerThousand,
                 .betterIs = +1},
                &OptionValue::memoryPerPrice);
    addValueRow(b,
                {.field = Field::SpeedPerWatt, .unit = Unit::SpeedPer100W, .betterIs = +1, .estimated = true},
                &OptionValue::speedPerWatt, 100);
}

} // namespace

void addWorkloadRows(Builder &b)
{
    // What decides stands first: it must be in sight in a small window.
    addFit(b);
    addSpeed(b);
    addPriceAndCost(b);
    addPrefill(b);
    addMemoryNeed(b);
    addLimits(b);
    addRatios(b);
}

} // namespace gpuwise::comparison
