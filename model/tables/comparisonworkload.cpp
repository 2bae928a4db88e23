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
              const Fit &fit = c.judged->fit;
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
              if (!c.judged->memory.isValid())
                  return ComparisonCell{};
              const Band need = c.judged->memory.perDevice.scaled(1 / bytesPerGiB);
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
              else if (isTraining(b.task()))
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

/// Price and what the speed costs stand right under the speed.
void addValue(Builder &b)
{
    addGroupPrice(b, Section::Workload);
    if (b.budget().mode == AcquireMode::Rent)
        return;
    b.row({.section = Section::Workload,
           .field = Field::SpeedPerMoney,
           .unit = Unit::SpeedPerThousand,
           .betterIs = +1,
           .estimated = true},
          [&b](const ComparisonColumn &c) {
              const auto price = priceOf(b, c);
              if (!price || price->each.units <= 0 || !c.judged->speed.isKnown())
                  return ComparisonCell{};
              return estimateCell(c.judged->speed.value.expected * 1000 /
                                  (price->each.amount() * c.cards.count));
          });
}

} // namespace

void addWorkloadRows(Builder &b)
{
    // What decides stands first: it must be in sight in a small window.
    addFit(b);
    addSpeed(b);
    addValue(b);
    addPrefill(b);
    addMemoryNeed(b);
    addLimits(b);
    b.row({.section = Section::Workload, .field = Field::SoftwareSupport}, [](const ComparisonColumn &c) {
        const SoftwareAnswer &software = c.judged->software;
        ComparisonCell cell;
        cell.support = software.support;
        cell.text = software.framework;
        if (software.support == Support::None)
            cell.state = FactState::NotSupported;
        else if (software.support != Support::NotStated)
            cell.state = FactState::Published;
        if (software.row) {
            cell.source = software.row->source;
            cell.note = software.row->note;
        }
        return cell;
    });
}

} // namespace gpuwise::comparison
