// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole idea: every card x count x buy/rent, judged by memory, speed, money, power and software together;
// what fits is ranked, four picks are made, and everything left out says why and what would change that.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/workload.h"
#include "model/estimate/cost.h"
#include "model/estimate/fit.h"
#include "model/estimate/question.h"
#include "model/estimate/software.h"
#include "model/estimate/speed.h"

#include <QDate>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace gpuwise {

enum class OptionMode : std::uint8_t
{
    BuyNew,
    BuyUsed,
    Rent
};

/// A reason or caution: a code, and the numbers its sentence names. Words are made by model/words.
enum class ReasonCode : std::uint8_t
{
#define GPUWISE_REASON(name, code, formats, text) name,
#include "model/advice/reasons.def.h"
#undef GPUWISE_REASON
    Count
};
struct Reason
{
    ReasonCode code = ReasonCode::Count;
    std::array<double, 3> numbers{};
    Currency currency = Currency::Usd; ///< of the amounts among the numbers
    QString name;                      ///< a card, framework or date the sentence names
    bool converted = false;            ///< the amounts come from another currency: two digits are known

    bool operator==(const Reason &) const = default;
};
constexpr bool isOverBudget(ReasonCode code)
{
    return code == ReasonCode::OverBudget || code == ReasonCode::RentOverBudget;
}

/// Parts of the score, each 0..1; their weights are in advisor.cpp and docs/estimates.md.
struct ScoreParts
{
    double headroom = 0, speed = 0, price = 0, software = 0, power = 0;
};

struct OptionCost
{
    std::optional<PriceAnswer> price; ///< per card (and hour, when renting)
    Money total;    ///< what the budget is compared with: cards and extras; rent: hours x months x cards
    Money perMonth; ///< rent: per month of the asked hours; buy: electricity per month
    Money extras;   ///< rest of the PC, when the budget covers it
    Money net;      ///< over the whole time: buy: total less resale plus electricity; rent: total
    bool electricityKnown =
        true;           ///< false: the board power is not published, and perMonth and net leave it out
    int ownedCards = 0; ///< of the group, already there: they cost nothing to buy
};

/// Task::Learn is a basket: what of it leaves the least room on these cards.
struct HardestExercise
{
    QString code; ///< of an exercise: exerciseCode()
    MemoryEstimate memory;
    Fit fit;
};

struct Option
{
    CardGroup cards;
    OptionMode mode = OptionMode::BuyNew;
    MemoryEstimate memory;
    Fit fit;
    std::shared_ptr<const HardestExercise> hardest; ///< Task::Learn; null: the model itself leaves the least
    Speed speed;   ///< decode, training or images: what the task is judged by
    Speed prefill; ///< inference only
    OptionCost cost;
    SoftwareAnswer software;
    Runtime runtime = Runtime::LlamaCpp; ///< what was assumed on this card
    double score = 0;                    ///< standing x the weighted mean of the parts
    ScoreParts scoreParts;
    double standing = 1; ///< 0..1: software, ownership and the number of cards (docs/estimates.md, "Advice")
    std::vector<Reason> reasons;  ///< what speaks for it, strongest first
    std::vector<Reason> cautions; ///< at least one, where there is something to say
    bool overBudget = false;

    // What the option is judged by: of a basket, what of it leaves the least room.
    const MemoryEstimate &decidingMemory() const { return hardest ? hardest->memory : memory; }
    const Fit &decidingFit() const { return hardest ? hardest->fit : fit; }

    bool isOwned() const { return cost.ownedCards >= cards.count; } ///< nothing is left to buy
};

struct LeftOut
{
    CardGroup cards; ///< with the count that came nearest
    Reason why;
    Reason wouldChange; ///< Count: nothing would
    MemoryEstimate memory;
    Fit fit;
};

enum class OwnedVerdict : std::uint8_t
{
    Keep,          ///< does the work; no pick is worth the money
    Upgrade,       ///< does the work; a pick is much faster
    ChangeSetting, ///< does the work in a smaller precision or by a lighter method
    Rent,          ///< does not, and renting costs less than buying for the asked hours
    Replace        ///< does not
};
/// Keep and ChangeSetting: nothing is bought.
constexpr bool keepsTheCard(OwnedVerdict verdict)
{
    return verdict == OwnedVerdict::Keep || verdict == OwnedVerdict::ChangeSetting;
}
struct OwnedAnswer
{
    Option option; ///< the owned cards, judged; without a cost
    OwnedVerdict verdict = OwnedVerdict::Replace;
    Reason why;
    std::vector<Reason> how;        ///< ChangeSetting: what to change, and what that costs
    std::optional<Workload> change; ///< ChangeSetting: the answers that make it do
};

struct Advice
{
    std::vector<Option> options; ///< everything that fits the limits, best first
    std::optional<std::size_t> bestValue, fastest, cheapest, rent; ///< indices into options
    std::vector<LeftOut> leftOut;
    std::optional<std::size_t> nearest; ///< when nothing fits: index into leftOut
    std::optional<OwnedAnswer> owned;   ///< when the user owns cards
    AssumptionSet assumptions;
    std::vector<Reason> remarks; ///< about the whole answer, such as a pick that gave way
    QString problem;             ///< a name that was not found; then everything else is empty

    bool answered() const { return !options.empty(); }
};

Advice advise(const Catalogue &catalogue, const Workload &workload, QDate today);

class AdviceBasis; // model/advice/cardbasis.h
/// The same for whoever asks again and again.
Advice advise(AdviceBasis &basis, const Workload &workload);

/// One card group judged for the workload, whatever the budget says: for Compare, Fit and "why not ...?".
Option judge(const Catalogue &catalogue, const ResolvedWorkload &resolved, const SpeedModel &speeds,
             const CardGroup &cards, OptionMode mode, QDate today);

} // namespace gpuwise
