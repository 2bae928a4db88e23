// SPDX-License-Identifier: GPL-3.0-or-later
//
// Claims that are arithmetic over facts, as data (the column "arithmetic" of claims.csv): quantities that can
// be computed from the catalogue, each with what it would have to be for the claim to hold.
//
//   fact:CARD:FIELD=24              a fact of a card; FIELD may be "architecture"
//   more:CARD:CARD:FIELD=49.5..50.5 by how many percent the first is above the second (negative: below)
//   times:CARD:CARD:FIELD=4.5..5.5  the first as a multiple of the second
//   less:CARD:CARD:FIELD=40..50     by how many percent the first is below the second
//   model:MODEL:params=13..70       billions of parameters
//   models:llama-3.2:6.5..7.5=1..   how many models of the library whose id begins so have so many billions
//   of
//                                   parameters; the range may be left out
//   share:FIELD:24:consumer:2024-12=50..   percent of a kind of card launched since then whose FIELD is that
//   earliest:FIELD=CARD             the card that was launched first of those that have the field
//   quotient:86400:0.58=5000        two numbers of the claim itself
//
// Behind "=": a number, a range (an end may be left out), a word, a year or day or a range of them for dates,
// "none" (the card cannot do it) or "some" (it can). Several quantities are parted by "; ".
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
    Quotient,
    Less,
    Models,
    Share,
    Earliest
};

/// What a quantity would have to be.
enum class ClaimedAs : std::uint8_t
{
    Range,
    Word,
    Days, ///< a range of dates: `firstDay` to `lastDay`, either may be empty
    None,
    Some
};

struct ClaimQuantity
{
    ClaimQuantityKind kind = ClaimQuantityKind::Fact;
    QString first, second;          ///< cards or the model; of models: how their ids begin
    std::optional<SpecField> field; ///< none: the architecture, or no field
    double dividend = 0, divisor = 0;
    ClaimedAs claimedAs = ClaimedAs::Range;
    double low = 0, high = 0; ///< may be infinite
    QString word;
    QString firstDay, lastDay;                  ///< "2024", "2024-08", "2024-08-02"
    double leastBillions = 0, mostBillions = 0; ///< of models: may be infinite
    double value = 0;                           ///< of a share: what the field is to be
    std::optional<Segment> segment;             ///< of a share
    QString since;                              ///< of a share: year, month or day
};

/// Empty with a `problem` when it is not understood. Names of cards and models are not looked up.
std::vector<ClaimQuantity> readClaimArithmetic(const QString &text, QString *problem);

} // namespace gpuwise
