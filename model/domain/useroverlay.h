// SPDX-License-Identifier: GPL-3.0-or-later
//
// The catalogue that answers are computed from: the shipped one with the user's cards, prices, corrections
// and models laid over it. Nothing shipped is lost: a corrected value stays in the card's conflicts.
//
// What is the user's can be told by its source: it is a row of Catalogue::sources with `own` set. Its title
// is what the user said, and empty when they said nothing; model/words/sourcewords.h makes words of it.
#pragma once

#include "model/domain/catalogue.h"
#include "model/domain/userdata.h"

namespace gpuwise {

/// Own cards and models are appended, so ids and indices of the shipped ones stay. A card that was made from
/// a shipped one has that one's values, with their sources, wherever the user gave none. Prices and
/// corrections of a card that this catalogue does not have are left out: they are kept for the catalogue that
/// has it again.
Catalogue withUserData(const Catalogue &shipped, const UserData &own);

/// Is the value with this source the user's?
bool isOwnSource(const Catalogue &catalogue, int source);

/// The shipped value that the user corrected; null when they did not, or nothing was published.
const SpecConflict *shippedBeside(const Catalogue &catalogue, const Gpu &gpu, SpecField field);

/// An own value as the catalogue holds it. A number that does not read as one gives a value without a number.
SpecValue specValueOf(const OwnSpec &spec, int source);

} // namespace gpuwise
