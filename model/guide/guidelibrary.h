// SPDX-License-Identifier: GPL-3.0-or-later
//
// The guide that ships: resources/guide/<language>/<section>.md, inside the program.
#pragma once

#include "model/guide/guide.h"
#include "model/words/words.h"

namespace gpuwise {

/// Parsed once a language.
const Guide &shippedGuide(Language language);

/// In the order in which people read them: "key-parameters", "misconceptions", ...
QStringList guideSectionIds();

} // namespace gpuwise
