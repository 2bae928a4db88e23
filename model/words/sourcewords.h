// SPDX-License-Identifier: GPL-3.0-or-later
//
// The name of a source wherever one is shown, so that what the user entered is marked as theirs everywhere.
#pragma once

#include "model/domain/catalogue.h"

#include <QString>

namespace gpuwise {

/// The title; the id where there is none. What the user entered: "yours: quote of the shop", "yours".
QString sourceTitle(const Source &source);
QString sourceTitle(const Catalogue &catalogue, int source); ///< empty for no source

/// Its address; empty when it has none, and for no source.
QString sourceAddress(const Catalogue &catalogue, int source);

/// The mark beside a value of the user's: "yours".
QString ownWord();

} // namespace gpuwise
