// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which entry of the guide explains a term that the pages show. Ids only, the same in both languages;
// tst_guideterms holds each of them against the guide that ships.
#pragma once

#include "model/estimate/memoryestimate.h"
#include "model/report/reportcontent.h"
#include "model/session/costfields.h"
#include "model/session/tierweights.h"
#include "model/tables/cardcolumns.h"
#include "model/tables/comparison.h"
#include "model/tables/fittable.h"

#include <QString>

#include <array>

namespace gpuwise {

/// Terms of forms and headings that no other enumeration names.
enum class GuideTerm : std::uint8_t
{
    ModelSize,
    Precision,
    Context,
    Users,
    MinSpeed,
    KvCache,
    Runtime,
    LayersOnCard,
    SampleLength,
    Batch,
    Accumulation,
    Optimizer,
    Checkpointing,
    Framework,
    LoraRank,
    BudgetCovers,
    HoursOfUse,
    MonthsOfUse,
    CardsAtMost,
    Region,
    Vendors,
    PowerAtMost,
    SupplyAndPlace,
    MemoryNeeded,
    UsableMemory,
    Verdict,
    Band,
    Matrix,
    Tier,
    GuideBands,
    BreakEven,
    RentKinds,
    PriceAge,
    Value,
};
inline constexpr int guideTermCount = static_cast<int>(GuideTerm::Value) + 1;

QString guideEntryFor(GuideTerm term);
QString guideEntryFor(SpecField field);
QString guideEntryFor(TermId term);
QString guideEntryFor(CostField field);
QString guideEntryFor(ScorePart part);
QString guideEntryFor(const CardColumn &column); ///< empty for a card's name
QString guideEntryFor(const ComparisonRow &row); ///< empty for what guides claim: each claim has its own link
QString guideEntryFor(FitTable::Column column);  ///< empty for the card
QString guideEntryFor(ReportSectionId section);  ///< empty where the section is about the report itself

} // namespace gpuwise
