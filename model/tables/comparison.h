// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cards side by side, as data: values with their state and source, the difference to a baseline, the best of
// each row. Window, command line and report print this one object. Numbers only: the names of rows and values
// are made by comparisonwords.h.
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/value.h"
#include "model/domain/catalogue.h"
#include "model/domain/workload.h"

#include <QDate>
#include <QString>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace gpuwise {

enum class ComparisonSection
{
    Workload, ///< absent while question 1 is not answered
    Memory,
    Compute, ///< dense rates
    Links,   ///< to the machine and between cards
    Software,
    Power, ///< power and place
    Buying,
    Claims, ///< what guides say of the card
};
inline constexpr std::array comparisonSections{ComparisonSection::Workload, ComparisonSection::Memory,
                                               ComparisonSection::Compute,  ComparisonSection::Links,
                                               ComparisonSection::Software, ComparisonSection::Power,
                                               ComparisonSection::Buying,   ComparisonSection::Claims};
QString comparisonSectionCode(ComparisonSection section); ///< stable: "power"

enum class ComparisonField
{
    // Workload
    FitMargin,       ///< GiB per card, with a verdict
    NeededPerCard,   ///< GiB on the fullest card, with its band
    UsablePerCard,   ///< GiB
    LargestContext,  ///< tokens; inference
    LargestBatch,    ///< sequences; training and inference
    Speed,           ///< what the task is judged by; the unit is the row's
    Prefill,         ///< tokens/s; inference
    SpeedPerMoney,   ///< speed per 1,000 of the currency; rented: per 1 of the currency an hour
    RunningCost,     ///< of a million tokens or 1,000 images: rent, or electricity alone
    OwnedCost,       ///< the same with the purchase; only for prices to buy
    JobHours,        ///< training
    MemoryPerMoney,  ///< usable GiB, as SpeedPerMoney
    SpeedPerWatt,    ///< speed per 100 W of board power
    SoftwareSupport, ///< of the runtime or framework that the task needs
                     // Facts
    Spec,            ///< the column named by `spec`
    GroupMemory,     ///< GB over all cards; only when some group has several
    GroupBoardPower, ///< W over all cards; the same
                     // Prices
    Price,           ///< of the whole group, as the column is acquired
    PriceNew,        ///< per card
    PriceUsed,       ///< per card
    RentPerHour,     ///< per card
    PriceRegion,     ///< where the newest offer behind the price was made
    Warranty,        ///< of the card's maker
                     // Beside the workload
    SoftwareFor,     ///< support for one common use, whatever the workload; named by `use`
    GuideClaims,     ///< how many, with all of them
};

/// Common uses of a card, each with its own software.
enum class SoftwareUse
{
    LlamaCpp,
    Vllm,
    Training, ///< PyTorch
    Qlora,    ///< PyTorch with bitsandbytes
    Images,
};
inline constexpr std::array softwareUses{SoftwareUse::LlamaCpp, SoftwareUse::Vllm, SoftwareUse::Training,
                                         SoftwareUse::Qlora, SoftwareUse::Images};

/// The unit of a row's numbers. Money is the workload's currency.
enum class ComparisonUnit
{
    None,
    GiB,
    GB,
    GBps,
    Bit,
    Tflops,
    Tops,
    Watt,
    Millimetre,
    Tokens,
    TokensPerSecond,
    ImagesPerMinute,
    Money,
    MoneyPerHour,
    SpeedPerThousand,  ///< the speed's unit per 1,000 of the currency
    SpeedPerHourPrice, ///< the speed's unit per 1 of the currency an hour
    SpeedPer100W,      ///< the speed's unit per 100 W
    GiBPerThousand,
    GiBPerHourPrice,
    MoneyPerMillionTokens,
    MoneyPer1000Images,
    Hours,
    Usd,
    Cny,
};

struct ComparisonCell
{
    std::optional<double> number; ///< in the row's unit
    std::optional<Band> band;     ///< estimates: low, expected (= number), high
    QString text;                 ///< facts that are words; empty for numbers
    FactState state = FactState::NotPublished;
    Confidence confidence = Confidence::Low;
    int source = -1; ///< index into Catalogue::sources
    QDate readOn;    ///< when the fact was read, or the day of the price
    QString note;

    Verdict verdict = Verdict::Unknown;        ///< FitMargin
    SpeedGap gap = SpeedGap::None;             ///< why a speed is not known
    ValueGap valueGap = ValueGap::None;        ///< why a figure of value is not known
    Support support = Support::NotStated;      ///< SoftwareSupport, SoftwareFor
    const SoftwareSupport *software = nullptr; ///< the row of the matrix that says so
    std::optional<PriceAnswer> price;          ///< rows of prices: age, range, conversion

    std::optional<double> percent;     ///< difference to the baseline; none for the baseline itself
    bool tied = false;                 ///< the difference is smaller than what the estimate can tell apart
    bool best = false;                 ///< best of its row, and better than some other card
    std::vector<const Claim *> claims; ///< what guides say about this value

    bool isKnown() const { return number.has_value() || !text.isEmpty(); }
};

struct ComparisonRow
{
    ComparisonSection section = ComparisonSection::Memory;
    ComparisonField field = ComparisonField::Spec;
    SpecField spec = SpecField::MemoryGB; ///< for ComparisonField::Spec
    ComparisonUnit unit = ComparisonUnit::None;
    SoftwareUse use = SoftwareUse::LlamaCpp; ///< for ComparisonField::SoftwareFor
    int betterIs = 0;                        ///< +1 higher, -1 lower, 0 neither
    bool estimated = false;                  ///< differences within tieRatio are ties
    bool rented = false;                     ///< value: by the hour
    bool isFloor = false;                    ///< value: numbers are bounds from below
    bool differs = false;                    ///< not all columns say the same
    std::vector<ComparisonCell> cells{};     ///< one a column

    QString id() const; ///< stable key of JSON and CSV, unit included: "tdp_w", "fit_margin_gib"
};

struct ComparisonColumn
{
    CardGroup cards;
    const Gpu *gpu = nullptr;             ///< never null
    OptionMode mode = OptionMode::BuyNew; ///< new, unless a used price says more; rent if asked
    std::optional<Option> judged;         ///< none while question 1 is not answered
    std::optional<OptionValue> value;     ///< the same
};

struct Comparison
{
    std::vector<ComparisonColumn> columns;
    std::vector<ComparisonRow> rows; ///< in the order of ComparisonSection
    std::size_t baseline = 0;        ///< index into columns
    Currency currency = Currency::Usd;
    BudgetAnswer budget; ///< that prices and costs follow

    std::vector<const ComparisonRow *> rowsOf(ComparisonSection section, bool onlyDifferent) const;
    std::size_t hiddenRows() const; ///< how many "only different" would hide
};

/// Groups whose card is not in the catalogue are left out; a baseline out of range is the first column.
/// `resolved` may be unanswered (no shape): then there is no workload section.
Comparison compareCards(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                        const SpeedModel &speeds, std::span<const CardGroup> groups, std::size_t baseline,
                        QDate today);

} // namespace gpuwise
