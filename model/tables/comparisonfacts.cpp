// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/comparisonbuilder.h"

#include <algorithm>
#include <array>

namespace gpuwise::comparison {

namespace {

using Section = ComparisonSection;
using Field = ComparisonField;
using Unit = ComparisonUnit;

ComparisonCell priceCell(const std::optional<PriceAnswer> &price, double times)
{
    ComparisonCell cell;
    if (!price)
        return cell;
    cell.number = price->each.amount() * times;
    cell.state = price->converted ? FactState::Derived : FactState::Published;
    cell.readOn = price->asOf;
    cell.price = price;
    if (price->newest) {
        cell.source = price->newest->source;
        cell.confidence = price->newest->confidence;
    }
    return cell;
}

Unit unitOf(SpecField field)
{
    const QLatin1StringView unit(describe(field).unit);
    constexpr std::array<std::pair<QLatin1StringView, Unit>, 9> units{{
        {QLatin1StringView("GB"), Unit::GB},
        {QLatin1StringView("GB/s"), Unit::GBps},
        {QLatin1StringView("bit"), Unit::Bit},
        {QLatin1StringView("TFLOPS"), Unit::Tflops},
        {QLatin1StringView("TOPS"), Unit::Tops},
        {QLatin1StringView("W"), Unit::Watt},
        {QLatin1StringView("mm"), Unit::Millimetre},
        {QLatin1StringView("USD"), Unit::Usd},
        {QLatin1StringView("CNY"), Unit::Cny},
    }};
    for (const auto &[text, value] : units)
        if (unit == text)
            return value;
    return Unit::None;
}

void addSpec(Builder &b, Section section, SpecField field)
{
    const SpecDescription &description = describe(field);
    b.row({.section = section,
           .field = Field::Spec,
           .spec = field,
           .unit = unitOf(field),
           .betterIs = description.betterIs},
          [&](const ComparisonColumn &c) {
              const SpecValue &value = c.gpu->spec(field);
              ComparisonCell cell;
              cell.number = value.number;
              if (description.kind != SpecKind::Number)
                  cell.text = value.text;
              cell.state = value.state;
              if (value.state == FactState::NotPublished || value.state == FactState::NotSupported) {
                  cell.number.reset(); // "no NVLink" is not zero GB/s
                  cell.text.clear();
              }
              // Vendors name a supply for a PC with one of their cards; of two nobody has said anything.
              if (field == SpecField::RecommendedPsuWatts && c.cards.count > 1) {
                  cell.number.reset();
                  cell.state = FactState::NotPublished;
                  return cell;
              }
              cell.confidence = value.confidence;
              cell.source = value.source;
              cell.readOn = value.readOn;
              cell.note = value.note;
              attachClaims(b, c, cell, {QLatin1StringView(description.id)});
              return cell;
          });
}

void addGroupTotal(Builder &b, Section section, Field field, SpecField spec, Unit unit, int betterIs)
{
    if (std::none_of(b.out.columns.begin(), b.out.columns.end(),
                     [](const ComparisonColumn &c) { return c.cards.count > 1; }))
        return;
    b.row({.section = section, .field = field, .unit = unit, .betterIs = betterIs},
          [spec](const ComparisonColumn &c) {
              const SpecValue &value = c.gpu->spec(spec);
              ComparisonCell cell;
              if (!value.number)
                  return cell;
              cell = estimateCell(*value.number * c.cards.count);
              cell.source = value.source;
              cell.readOn = value.readOn;
              cell.confidence = value.confidence;
              return cell;
          });
}

void addPriceRegion(Builder &b)
{
    b.row({.section = Section::Buying, .field = Field::PriceRegion}, [&](const ComparisonColumn &c) {
        const std::optional<PriceAnswer> price = priceOf(b, c);
        ComparisonCell cell;
        if (!price || !price->newest)
            return cell;
        cell = priceCell(price, 1);
        cell.number.reset();
        cell.state = FactState::Published;
        cell.text = price->newest->region;
        return cell;
    });
}

/// Makers do not stand behind cards that others have changed. What they promise for the rest is not among the
/// facts: it differs by shop and country.
void addWarranty(Builder &b)
{
    b.row({.section = Section::Buying, .field = Field::Warranty}, [](const ComparisonColumn &c) {
        ComparisonCell cell;
        if (c.gpu->segment != Segment::Modified)
            return cell;
        const SpecValue &memory = c.gpu->spec(SpecField::MemoryGB); // what was changed, and who says so
        cell.text = QStringLiteral("none");
        cell.state = FactState::Derived;
        cell.source = memory.source;
        cell.readOn = memory.readOn;
        return cell;
    });
}

} // namespace

void addFactRows(Builder &b)
{
    addSpec(b, Section::Memory, SpecField::MemoryGB);
    addGroupTotal(b, Section::Memory, Field::GroupMemory, SpecField::MemoryGB, Unit::GB, +1);
    for (const SpecField field :
         {SpecField::MemoryType, SpecField::BandwidthGBps, SpecField::BusWidthBits, SpecField::Ecc})
        addSpec(b, Section::Memory, field);
    for (const SpecField field :
         {SpecField::Fp16Tflops, SpecField::Bf16Tflops, SpecField::Tf32Tflops, SpecField::Fp32Tflops,
          SpecField::Fp64Tflops, SpecField::Fp8Tflops, SpecField::Fp4Tflops, SpecField::Int8Tops,
          SpecField::Int4Tops, SpecField::ShaderCores, SpecField::TensorCores, SpecField::TensorCoreGen,
          SpecField::ComputeCapability, SpecField::Mig})
        addSpec(b, Section::Compute, field);
    for (const SpecField field : {SpecField::Pcie, SpecField::LinkGBps})
        addSpec(b, Section::Links, field);
}

void addPowerRows(Builder &b)
{
    addSpec(b, Section::Power, SpecField::TdpWatts);
    addGroupTotal(b, Section::Power, Field::GroupBoardPower, SpecField::TdpWatts, Unit::Watt, -1);
    for (const SpecField field : {SpecField::RecommendedPsuWatts, SpecField::PowerConnectors,
                                  SpecField::FormFactor, SpecField::Slots, SpecField::LengthMm})
        addSpec(b, Section::Power, field);
}

void addGroupPrice(Builder &b, Section section)
{
    const bool rent = b.budget().mode == AcquireMode::Rent;
    b.row({.section = section,
           .field = Field::Price,
           .unit = rent ? Unit::MoneyPerHour : Unit::Money,
           .betterIs = -1},
          [&](const ComparisonColumn &c) {
              ComparisonCell cell = priceCell(priceOf(b, c), c.cards.count);
              attachClaims(b, c, cell, {QLatin1StringView(rent ? "rental" : "price")});
              return cell;
          });
}

void addPriceRows(Builder &b)
{
    const BudgetAnswer &budget = b.budget();
    if (b.out.columns.front().judged == std::nullopt) // else it stands beside the speed
        addGroupPrice(b, Section::Buying);
    for (const bool used : {false, true})
        b.row({.section = Section::Buying,
               .field = used ? Field::PriceUsed : Field::PriceNew,
               .unit = Unit::Money,
               .betterIs = -1},
              [&](const ComparisonColumn &c) {
                  ComparisonCell cell = priceCell(
                      buyPrice(b.catalogue, c.gpu->id, used, budget.region, budget.currency, b.today), 1);
                  attachClaims(b, c, cell, {QLatin1StringView("price")});
                  return cell;
              });
    b.row(
        {.section = Section::Buying, .field = Field::RentPerHour, .unit = Unit::MoneyPerHour, .betterIs = -1},
        [&](const ComparisonColumn &c) {
            ComparisonCell cell = priceCell(
                rentPrice(b.catalogue, c.gpu->id, c.cards.count, budget.region, budget.currency, b.today), 1);
            attachClaims(b, c, cell, {QLatin1StringView("rental")});
            return cell;
        });
    addPriceRegion(b);
    addWarranty(b);
    for (const SpecField field : {SpecField::MsrpUsd, SpecField::MsrpCny, SpecField::LaunchDate})
        addSpec(b, Section::Buying, field);
}

} // namespace gpuwise::comparison
