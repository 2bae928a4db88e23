// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pitfalls: what to mind about a card before buying it, as rules over the catalogue. Each is a note with code
// and sources (model/estimate/notes.def.h); a rule without a document of its own rests on the card's sourced
// facts.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/note.h"

#include <QDate>

#include <vector>

namespace gpuwise {

/// Warnings first, then what to ask, then what is good to know.
std::vector<Note> pitfallsOf(const Catalogue &catalogue, const Gpu &gpu, Region region, QDate today);

/// The card that a variant for mainland China is cut from; null for every other card.
const Gpu *fullVersionOf(const Catalogue &catalogue, const Gpu &gpu);

} // namespace gpuwise
