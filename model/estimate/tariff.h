// SPDX-License-Identifier: GPL-3.0-or-later
//
// What homes pay for electricity, where people do not say what they pay themselves.
#pragma once

#include "model/domain/offer.h"
#include "model/estimate/note.h"

namespace gpuwise {

/// Per kWh, in the region's own currency.
Money householdTariff(Region region);
/// The note that says so and names the source.
NoteCode tariffNote(Region region);

} // namespace gpuwise
