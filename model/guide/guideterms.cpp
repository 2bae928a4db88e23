// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guideterms.h"

namespace gpuwise {

namespace {

template <typename Enum> struct Explained
{
    Enum term;
    const char *entry;
};

/// Tables are in the order of their enumeration, so that none of it is forgotten.
template <typename Enum, std::size_t Count>
constexpr bool isInOrder(const std::array<Explained<Enum>, Count> &table)
{
    for (std::size_t i = 0; i < Count; ++i)
        if (static_cast<std::size_t>(table[i].term) != i)
            return false;
    return true;
}

constexpr std::array<Explained<GuideTerm>, guideTermCount> terms{{
    {GuideTerm::ModelSize, "gl-parameters"},
    {GuideTerm::Precision, "gl-quantisation"},
    {GuideTerm::Context, "gl-context"},
    {GuideTerm::Users, "sc-serve"},
    {GuideTerm::MinSpeed, "gl-min-speed"},
    {GuideTerm::KvCache, "gl-kv-cache"},
    {GuideTerm::Runtime, "gl-runtime"},
    {GuideTerm::LayersOnCard, "fq-not-enough-memory"},
    {GuideTerm::SampleLength, "gl-context"},
    {GuideTerm::Batch, "gl-batch"},
    {GuideTerm::Accumulation, "gl-batch"},
    {GuideTerm::Optimizer, "gl-optimizer-states"},
    {GuideTerm::Checkpointing, "gl-activations"},
    {GuideTerm::Framework, "gl-runtime"},
    {GuideTerm::LoraRank, "gl-lora"},
    {GuideTerm::BudgetCovers, "gl-budget"},
    {GuideTerm::HoursOfUse, "gl-break-even"},
    {GuideTerm::MonthsOfUse, "gl-break-even"},
    {GuideTerm::CardsAtMost, "kp-link"},
    {GuideTerm::Region, "gl-converted"},
    {GuideTerm::Vendors, "fq-amd"},
    {GuideTerm::PowerAtMost, "gl-tdp"},
    {GuideTerm::SupplyAndPlace, "mc-gaming-flagship-without-supply-and-heat"},
    {GuideTerm::MemoryNeeded, "kp-memory"},
    {GuideTerm::UsableMemory, "gl-usable"},
    {GuideTerm::Verdict, "gl-fits"},
    {GuideTerm::Band, "gl-band"},
    {GuideTerm::Matrix, "fq-not-enough-memory"},
    {GuideTerm::Tier, "gl-tier"},
    {GuideTerm::GuideBands, "tb-bands"},
    {GuideTerm::BreakEven, "gl-break-even"},
    {GuideTerm::RentKinds, "gl-spot"},
    {GuideTerm::PriceAge, "gl-stale"},
    {GuideTerm::Value, "gl-value"},
}};
static_assert(isInOrder(terms));

constexpr std::array<Explained<SpecField>, specFieldCount> specs{{
    {SpecField::MemoryGB, "kp-memory"},
    {SpecField::MemoryType, "kp-bandwidth"},
    {SpecField::BandwidthGBps, "kp-bandwidth"},
    {SpecField::BusWidthBits, "kp-bandwidth"},
    {SpecField::Fp16Tflops, "gl-dense"},
    {SpecField::Bf16Tflops, "gl-dense"},
    {SpecField::Tf32Tflops, "gl-dense"},
    {SpecField::Fp32Tflops, "kp-compute"},
    {SpecField::Fp64Tflops, "mc-fp64-for-training"},
    {SpecField::Fp8Tflops, "kp-compute"},
    {SpecField::Fp4Tflops, "kp-compute"},
    {SpecField::Int8Tops, "kp-compute"},
    {SpecField::Int4Tops, "kp-compute"},
    {SpecField::PrefillBasisTflops, "gl-prefill"},
    {SpecField::ShaderCores, "mc-core-count"},
    {SpecField::TensorCores, "mc-core-count"},
    {SpecField::TensorCoreGen, "kp-compute"},
    {SpecField::ComputeCapability, "gl-compute-capability"},
    {SpecField::TdpWatts, "gl-tdp"},
    {SpecField::RecommendedPsuWatts, "mc-gaming-flagship-without-supply-and-heat"},
    {SpecField::PowerConnectors, "mc-gaming-flagship-without-supply-and-heat"},
    {SpecField::FormFactor, "gl-form-factor"},
    {SpecField::Slots, "mc-gaming-flagship-without-supply-and-heat"},
    {SpecField::LengthMm, "mc-gaming-flagship-without-supply-and-heat"},
    {SpecField::Pcie, "kp-link"},
    {SpecField::LinkGBps, "gl-nvlink"},
    {SpecField::Ecc, "gl-ecc"},
    {SpecField::Mig, "gl-mig"},
    {SpecField::LaunchDate, "fq-wait-for-next"},
    {SpecField::MsrpUsd, "ch-premium"},
    {SpecField::MsrpCny, "ch-premium"},
}};
static_assert(isInOrder(specs));

constexpr std::array<Explained<TermId>, termIdCount> memoryTerms{{
    {TermId::Weights, "gl-weights"},
    {TermId::MasterWeights, "gl-master-weights"},
    {TermId::Gradients, "gl-gradients"},
    {TermId::Optimizer, "gl-optimizer-states"},
    {TermId::Adapters, "gl-adapters"},
    {TermId::KvCache, "gl-kv-cache"},
    {TermId::RecurrentState, "gl-kv-cache"},
    {TermId::Activations, "gl-activations"},
    {TermId::Logits, "gl-activations"},
    {TermId::ComputeBuffer, "gl-compute-buffer"},
    {TermId::Framework, "gl-compute-buffer"},
    {TermId::Context, "gl-compute-buffer"},
    {TermId::Fragmentation, "gl-compute-buffer"},
}};
static_assert(isInOrder(memoryTerms));

template <typename Table, typename Enum> QString entryIn(const Table &table, Enum term)
{
    return QString::fromLatin1(table[static_cast<std::size_t>(term)].entry);
}

} // namespace

QString guideEntryFor(GuideTerm term)
{
    return entryIn(terms, term);
}

QString guideEntryFor(SpecField field)
{
    return entryIn(specs, field);
}

QString guideEntryFor(TermId term)
{
    return entryIn(memoryTerms, term);
}

QString guideEntryFor(CostField field)
{
    switch (field) {
    case CostField::Hours:
    case CostField::Months:
        return QStringLiteral("gl-break-even");
    case CostField::Price:
        return QStringLiteral("ch-premium");
    case CostField::Host:
        return QStringLiteral("gl-budget");
    case CostField::Watts:
        return QStringLiteral("gl-tdp");
    case CostField::Pue:
        return QStringLiteral("gl-pue");
    case CostField::Rent:
        return QStringLiteral("gl-spot");
    case CostField::Storage:
    case CostField::Egress:
        return QStringLiteral("rt-no-upkeep");
    case CostField::ResaleLow:
    case CostField::Resale:
    case CostField::ResaleHigh:
    case CostField::Interest:
    case CostField::HostWatts:
    case CostField::Load:
    case CostField::Utilisation:
    case CostField::Tariff:
    case CostField::Efficiency:
        break;
    }
    return QStringLiteral("gl-running-cost");
}

QString guideEntryFor(ScorePart part)
{
    switch (part) {
    case ScorePart::Headroom:
        return QStringLiteral("gl-usable");
    case ScorePart::Speed:
        return QStringLiteral("kp-bandwidth");
    case ScorePart::Price:
        return QStringLiteral("gl-value");
    case ScorePart::Software:
        return QStringLiteral("gl-runtime");
    case ScorePart::Power:
        break;
    }
    return QStringLiteral("gl-tdp");
}

QString guideEntryFor(const CardColumn &column)
{
    switch (column.figure) {
    case CardFigure::Name:
        return {};
    case CardFigure::Fit:
        return guideEntryFor(GuideTerm::Verdict);
    case CardFigure::Vendor:
        return guideEntryFor(GuideTerm::Vendors);
    case CardFigure::Segment:
        return QStringLiteral("tb-landscape");
    case CardFigure::Architecture:
        return guideEntryFor(SpecField::ComputeCapability);
    case CardFigure::Spec:
        return guideEntryFor(column.spec);
    case CardFigure::Price:
    case CardFigure::PriceDate:
        return guideEntryFor(GuideTerm::PriceAge);
    case CardFigure::Rent:
        break;
    }
    return guideEntryFor(GuideTerm::RentKinds);
}

QString guideEntryFor(const ComparisonRow &row)
{
    switch (row.field) {
    case ComparisonField::FitMargin:
        return guideEntryFor(GuideTerm::Verdict);
    case ComparisonField::NeededPerCard:
        return guideEntryFor(GuideTerm::Band);
    case ComparisonField::UsablePerCard:
        return guideEntryFor(GuideTerm::UsableMemory);
    case ComparisonField::LargestContext:
        return guideEntryFor(GuideTerm::Context);
    case ComparisonField::LargestBatch:
        return guideEntryFor(GuideTerm::Batch);
    case ComparisonField::Speed:
        return row.unit == ComparisonUnit::TokensPerSecond ? QStringLiteral("gl-decode")
                                                           : QStringLiteral("kp-compute");
    case ComparisonField::Prefill:
        return QStringLiteral("gl-prefill");
    case ComparisonField::SpeedPerMoney:
    case ComparisonField::MemoryPerMoney:
    case ComparisonField::SpeedPerWatt:
        return guideEntryFor(GuideTerm::Value);
    case ComparisonField::RunningCost:
    case ComparisonField::OwnedCost:
        return QStringLiteral("gl-running-cost");
    case ComparisonField::JobHours:
        return QStringLiteral("kp-compute");
    case ComparisonField::SoftwareSupport:
    case ComparisonField::SoftwareFor:
        return guideEntryFor(GuideTerm::Runtime);
    case ComparisonField::Spec:
        return guideEntryFor(row.spec);
    case ComparisonField::GroupMemory:
        return guideEntryFor(GuideTerm::MemoryNeeded);
    case ComparisonField::GroupBoardPower:
        return guideEntryFor(GuideTerm::PowerAtMost);
    case ComparisonField::Price:
    case ComparisonField::PriceNew:
        return guideEntryFor(GuideTerm::PriceAge);
    case ComparisonField::PriceUsed:
        return QStringLiteral("ch-used");
    case ComparisonField::PriceRegion:
        return guideEntryFor(GuideTerm::Region);
    case ComparisonField::Warranty:
        return QStringLiteral("ch-official");
    case ComparisonField::RentPerHour:
        return guideEntryFor(GuideTerm::RentKinds);
    case ComparisonField::GuideClaims:
        break;
    }
    return {};
}

QString guideEntryFor(FitTable::Column column)
{
    switch (column) {
    case FitTable::BarColumn:
        return guideEntryFor(GuideTerm::UsableMemory);
    case FitTable::VerdictColumn:
        return guideEntryFor(GuideTerm::Verdict);
    case FitTable::SpeedColumn:
        return QStringLiteral("gl-decode");
    case FitTable::ValueColumn:
        return guideEntryFor(GuideTerm::Value);
    case FitTable::CardColumn:
    case FitTable::ColumnCount:
        break;
    }
    return {};
}

QString guideEntryFor(ReportSectionId section)
{
    switch (section) {
    case ReportSectionId::Answers:
        return QStringLiteral("fq-how-choose");
    case ReportSectionId::Picks:
        return QStringLiteral("mc-one-best-card");
    case ReportSectionId::Memory:
        return guideEntryFor(GuideTerm::MemoryNeeded);
    case ReportSectionId::Fit:
        return guideEntryFor(GuideTerm::Verdict);
    case ReportSectionId::PriceSpeed:
        return guideEntryFor(GuideTerm::Value);
    case ReportSectionId::Tiers:
        return guideEntryFor(GuideTerm::Tier);
    case ReportSectionId::RentOrBuy:
        return guideEntryFor(GuideTerm::BreakEven);
    case ReportSectionId::Power:
        return guideEntryFor(GuideTerm::SupplyAndPlace);
    case ReportSectionId::LeftOut:
        return guideEntryFor(GuideTerm::Matrix);
    case ReportSectionId::Comparison:
    case ReportSectionId::Claims:
    case ReportSectionId::Checklist:
    case ReportSectionId::Assumptions:
    case ReportSectionId::Making:
    case ReportSectionId::Approval:
    case ReportSectionId::Sources:
        break;
    }
    return {};
}

} // namespace gpuwise
