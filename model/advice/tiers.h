// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tiers S to D of all cards for one workload, from the score of the advice (scoring.h) with weights of one's
// own.
//
// A card stands with the smallest number that holds the workload and the cheapest way of having it over the
// asked months; neither depends on the weights, so that turning a weight moves cards for one reason only. The
// parts that are shown already carry the card's standing, so the score is exactly their weighted mean:
// raising a weight never lowers a card that is best in that part (tests/model/tst_tiers.cpp).
#pragma once

#include "model/advice/advisor.h"
#include "model/advice/scoring.h"

#include <QDate>

#include <cstdint>
#include <vector>

namespace gpuwise {

enum class Tier : std::uint8_t
{
    S,
    A,
    B,
    C,
    D
};

/// Why a card stands no higher, whatever its score.
enum class TierCap : std::uint8_t
{
    PriceUnknown,    ///< counts as the lower quartile; at most A
    PriceOld,        ///< over a year old: the same
    TightMemory,     ///< at most A
    SpeedUnknown,    ///< at most A
    SoftwareUnclear, ///< not stated, or old builds only: at most B
    TooSlow          ///< below the asked floor: at most C
};

struct TierEntry
{
    Option option;
    ScoreParts parts; ///< times the option's standing: their weighted mean is the score
    double score = 0; ///< 0..1
    Tier tier = Tier::D;
    std::vector<TierCap> caps;

    bool hasPrice() const; ///< without one it stands in a lane of its own, whatever its tier would be
};

struct TierList
{
    std::vector<TierEntry> entries; ///< what holds the workload within the limits; best tier and score first
    std::vector<TierEntry> overBudget; ///< a lane of its own, never in S
    std::vector<LeftOut> below;        ///< what cannot hold it, or is kept out by a limit, with the reason
    ScoreWeights weights;
    std::vector<Reason> remarks;
    QString problem; ///< a name that was not found; then everything else is empty
};

/// From this share of the best score on, both in whole points of 100: what is shown with the same points
/// stands in the same tier. Two speeds that tie count as one, so no boundary falls between them for their
/// speed's sake.
inline constexpr double tierShares[] = {0.92, 0.82, 0.70, 0.55}; ///< S, A, B, C; below: D

TierList tiersFor(const Catalogue &catalogue, const Workload &workload, QDate today,
                  const ScoreWeights &weights = {});

/// The same list under other weights. What each card stands with, its parts and what keeps it down know
/// nothing of the weights, so nothing is judged again: fast enough to follow a slider.
TierList reweighted(TierList list, const ScoreWeights &weights);

} // namespace gpuwise
