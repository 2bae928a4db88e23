// SPDX-License-Identifier: GPL-3.0-or-later
//
// What to change so that a workload fits a card that it does not fit, or only tightly: each change tried, the
// smallest of its kind that is enough, and what it costs the user.
//
// The order, least loss first (docs/estimates.md, "What makes it fit"):
//   Nothing  the same result at nearly the same speed: smaller batches added up, a loss computed in pieces
//   Time     the same result, later: recomputing, sharing out over the cards at hand, one image after another
//   Slight   hardly measurable: an 8-bit cache, 8-bit optimizer states, weights of 8 bits
//   Some     noticeable: weights of 4 to 7 bits, or at least half of the context, sequence or users
//   Method   another method of training: LoRA for all weights, QLoRA for LoRA
//   Much     weights below 4 bits, a 4-bit cache, less than half of what was asked, layers in main memory
//   Money    more of the same card, another card, a rented one
// Within a step the order is that of ChangeKind. Changes that do not make it fit are not listed; two together
// are listed when every single one costs much or money, and then only those that cost less.
#pragma once

#include "model/advice/advisor.h"

#include <memory>
#include <optional>
#include <vector>

namespace gpuwise {

enum class ChangeKind : std::uint8_t
{
    Accumulation,
    Loss,
    Checkpointing,
    Sharding,
    PartsInTurn,
    Images,
    KvCache,
    Optimizer,
    Precision,
    Context,
    Sequence,
    Users,
    Method,
    HostLayers,
    HostStates,
    MoreCards,
    OtherCard,
    Rent,
};

enum class ChangeLoss : std::uint8_t
{
    Nothing,
    Time,
    Slight,
    Some,
    Method,
    Much,
    Money,
};

/// Contexts and sequences are shortened in steps of so many tokens: llama.cpp pads to it, and it is a
/// multiple of vLLM's blocks.
inline constexpr int tokenStep = 256;

struct ChangeStep
{
    ChangeKind kind = ChangeKind::Context;
    ChangeLoss loss = ChangeLoss::Some;
    Reason what; ///< "Shorten the context to %1 tokens."
    Reason cost; ///< what the user loses
};

struct FitChange
{
    std::vector<ChangeStep> steps; ///< one, or two that are enough only together
    Workload workload;             ///< the answers with the change made
    CardGroup cards;
    MemoryEstimate memory;
    Fit fit; ///< its verdict is Fits

    ChangeLoss loss() const; ///< of the step that costs most
};

class WorkloadVariants;

/// The changes for one workload on any card. Resolves other precisions and methods once, when first asked
/// for.
class FitChanges
{
public:
    FitChanges(const Catalogue &catalogue, const ResolvedWorkload &resolved, QDate today);
    ~FitChanges();

    /// Empty: it fits as it is, or nothing helps.
    std::vector<FitChange> changes(const Gpu &gpu, int count) const;
    /// The first of them that is one step.
    std::optional<FitChange> least(const Gpu &gpu, int count) const;

private:
    std::vector<FitChange> singles(const Gpu &gpu, int count) const;
    std::vector<FitChange> pairs(const Gpu &gpu, int count, ChangeLoss below) const;

    const Catalogue &m_catalogue;
    const ResolvedWorkload &m_resolved;
    QDate m_today;
    std::unique_ptr<WorkloadVariants> m_variants;
};

/// The smallest number of these cards, above `above`, that holds the workload as it is; none up to 16.
std::optional<int> smallestCount(const Catalogue &catalogue, const ResolvedWorkload &resolved, const Gpu &gpu,
                                 int above = 0);

/// Where the workload fits as it is: the cheapest card to buy and the cheapest to rent, by dated prices, of
/// the vendors that were asked for, and fast enough; within the number of cards that were asked for if such a
/// group exists. The sum may exceed the budget.
std::vector<FitChange> fitsElsewhere(const Catalogue &catalogue, const ResolvedWorkload &resolved,
                                     const SpeedModel &speeds, QDate today);

} // namespace gpuwise
