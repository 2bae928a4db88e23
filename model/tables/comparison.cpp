// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparison.h"

#include "model/advice/learningbasket.h"
#include "model/advice/options.h"
#include "model/tables/comparisonbuilder.h"
#include "model/tables/comparisonmarks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gpuwise {

namespace {

/// As the advice would get it, so that a card costs the same beside the picks.
OptionMode modeFor(const comparison::Builder &b, const Gpu &gpu)
{
    return wayToGet(b.catalogue, b.budget(), gpu.id, b.today);
}

QString workId(ComparisonUnit unit)
{
    return unit == ComparisonUnit::MoneyPer1000Images ? u"1000_images"_s : u"million_tokens"_s;
}

} // namespace

QString comparisonSectionCode(ComparisonSection section)
{
    constexpr std::array codes{"workload", "memory", "compute", "links",
                               "software", "power",  "buying",  "claims"};
    static_assert(codes.size() == comparisonSections.size());
    return QString::fromLatin1(codes[static_cast<std::size_t>(section)]);
}

QString ComparisonRow::id() const
{
    switch (field) {
    case ComparisonField::FitMargin:
        return u"fit_margin_gib"_s;
    case ComparisonField::NeededPerCard:
        return u"needed_gib"_s;
    case ComparisonField::UsablePerCard:
        return u"usable_gib"_s;
    case ComparisonField::LargestContext:
        return u"max_context"_s;
    case ComparisonField::LargestBatch:
        return u"max_batch"_s;
    case ComparisonField::Speed:
        return unit == ComparisonUnit::ImagesPerMinute ? u"images_per_min"_s : u"tokens_per_s"_s;
    case ComparisonField::Prefill:
        return u"prefill_tokens_per_s"_s;
    case ComparisonField::SpeedPerMoney:
        return rented ? u"speed_per_hour_price"_s : u"speed_per_1000"_s;
    case ComparisonField::RunningCost:
        return (rented ? u"rent_per_"_s : u"electricity_per_"_s) + workId(unit);
    case ComparisonField::OwnedCost:
        return u"cost_per_"_s + workId(unit);
    case ComparisonField::JobHours:
        return u"job_hours"_s;
    case ComparisonField::MemoryPerMoney:
        return rented ? u"usable_gib_per_hour_price"_s : u"usable_gib_per_1000"_s;
    case ComparisonField::SpeedPerWatt:
        return u"speed_per_100_w"_s;
    case ComparisonField::SoftwareSupport:
        return u"software"_s;
    case ComparisonField::Spec:
        return QString::fromLatin1(describe(spec).id);
    case ComparisonField::GroupMemory:
        return u"group_memory_gb"_s;
    case ComparisonField::GroupBoardPower:
        return u"group_tdp_w"_s;
    case ComparisonField::Price:
        return unit == ComparisonUnit::MoneyPerHour ? u"group_price_per_hour"_s : u"group_price"_s;
    case ComparisonField::PriceNew:
        return u"price_new"_s;
    case ComparisonField::PriceUsed:
        return u"price_used"_s;
    case ComparisonField::RentPerHour:
        return u"rent_per_hour"_s;
    case ComparisonField::PriceRegion:
        return u"price_region"_s;
    case ComparisonField::Warranty:
        return u"maker_warranty"_s;
    case ComparisonField::SoftwareFor: {
        constexpr std::array uses{"llama_cpp", "vllm", "training", "qlora", "images"};
        return u"software_"_s + QLatin1StringView(uses[static_cast<std::size_t>(use)]);
    }
    case ComparisonField::GuideClaims:
        return u"claims"_s;
    }
    return {};
}

namespace comparison {

ComparisonCell estimateCell(double value)
{
    ComparisonCell cell;
    cell.number = value;
    cell.state = FactState::Derived;
    return cell;
}

std::optional<PriceAnswer> priceOf(const Builder &b, const ComparisonColumn &column)
{
    const BudgetAnswer &budget = b.budget();
    if (column.mode == OptionMode::Rent)
        return rentPrice(b.catalogue, column.gpu->id, column.cards.count, budget.region, budget.currency,
                         b.today);
    return buyPrice(b.catalogue, column.gpu->id, column.mode == OptionMode::BuyUsed, budget.region,
                    budget.currency, b.today);
}

void attachClaims(const Builder &b, const ComparisonColumn &column, ComparisonCell &cell,
                  std::initializer_list<QLatin1StringView> fields)
{
    for (const Claim *claim : b.catalogue.claimsAbout(column.gpu->id))
        if (std::find(fields.begin(), fields.end(), claim->field) != fields.end())
            cell.claims.push_back(claim);
}

} // namespace comparison

std::vector<const ComparisonRow *> Comparison::rowsOf(ComparisonSection section, bool onlyDifferent) const
{
    std::vector<const ComparisonRow *> found;
    for (const ComparisonRow &row : rows)
        if (row.section == section && (row.differs || !onlyDifferent))
            found.push_back(&row);
    return found;
}

std::size_t Comparison::hiddenRows() const
{
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [](const ComparisonRow &row) { return !row.differs; }));
}

Comparison compareCards(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                        const SpeedModel &speeds, std::span<const CardGroup> groups, std::size_t baseline,
                        QDate today)
{
    comparison::Builder builder{catalogue, resolved, today, {}};
    builder.out.currency = resolved.workload.budget.currency;
    builder.out.budget = resolved.workload.budget;
    const bool answered = resolved.problem.isEmpty() && resolved.shape.params > 0;
    std::optional<LearningBasket> basket;
    if (resolved.workload.task.task == Task::Learn)
        basket.emplace(catalogue, resolved.workload.budget);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Gpu *gpu = catalogue.gpu(groups[i].gpuId);
        if (!gpu)
            continue;
        if (i == baseline)
            builder.out.baseline = builder.out.columns.size();
        ComparisonColumn column{groups[i], gpu, modeFor(builder, *gpu), std::nullopt, std::nullopt};
        if (answered) {
            column.judged = judge(catalogue, resolved, speeds, groups[i], column.mode, today);
            if (basket)
                basket->findHardest(*column.judged);
            column.value = valueOf(catalogue, resolved.workload, *column.judged);
        }
        builder.out.columns.push_back(std::move(column));
    }
    if (builder.out.columns.empty())
        return builder.out;
    if (answered)
        comparison::addWorkloadRows(builder);
    comparison::addFactRows(builder);
    comparison::addSoftwareRows(builder);
    comparison::addPowerRows(builder);
    comparison::addPriceRows(builder);
    comparison::addClaimRows(builder);
    for (ComparisonRow &row : builder.out.rows)
        markRow(row, builder.out.baseline);
    return builder.out;
}

} // namespace gpuwise
