// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sources behind a note or an offer, by their titles.
#pragma once

#include "model/domain/catalogue.h"
#include "model/estimate/note.h"

#include <QString>

namespace gpuwise {

QString noteSources(const Catalogue &catalogue, const Note &note); ///< "Source: …"; empty: a rule of our own
QString offerSource(const Catalogue &catalogue, const Offer &offer); ///< the same of one offer

} // namespace gpuwise
