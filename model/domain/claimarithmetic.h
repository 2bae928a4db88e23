// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims that are arithmetic over facts, as data (the column "arithmetic" of claims.csv): quantities that can
// be computed from the catalogue, each with what it would have to be for the claim to hold.
//
//   fact:CARD:FIELD=24              a fact of a card; FIELD may be "architecture"
//   more:CARD:CARD:FIELD=49.5..50.5 by how many percent the first is above the second (negative: below)
//   times:CARD:CARD:FIELD=4.5..5.5  the first as a multiple of the second
//   model:MODEL:params=13..70       billions of parameters
//   quotient:86400:0.58=5000        two numbers of the claim itself
//
// Behind "=": a number, a range (an end may be left out), a word, a year or day for dates, "none" (the card
// cannot do it) or "some" (it can). Several quantities are parted by "; ".
#pragma once

#include "model/domain/gpu.h"

#include <vector>

namespace gpuwise {

enum class ClaimQuantityKind : std::uint8_t
{
    Fact,
    More,
    Times,
    ModelSize,
    Quotient
};

/// What a quantity would have to be.
enum class ClaimedAs : std::uint8_t
{
    Range,
    Word,
    None,
    Some
};

struct ClaimQuantity
{
    ClaimQuantityKind kind = ClaimQuantityKind::Fact;
    QString first, second;          ///< cards or the model; empty for a quotient
    std::optional<SpecField> field; ///< none: the architecture, or no field
    double dividend = 0, divisor = 0;
    ClaimedAs claimedAs = ClaimedAs::Range;
    double low = 0, high = 0; ///< may be infinite
    QString word;
};

/// Empty with a `problem` when it is not understood. Names of cards and models are not looked up.
std::vector<ClaimQuantity> readClaimArithmetic(const QString &text, QString *problem);

} // namespace gpuwise
