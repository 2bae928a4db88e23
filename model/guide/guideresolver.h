// SPDX-License-Identifier: GPL-3.0-or-later
//
// Fills an entry's placeholders, tables and claims from the catalogue and the engine.
#pragma once

#include "model/guide/guide.h"
#include "model/guide/guidecontext.h"

namespace gpuwise {

/// What could not be filled is left out and reported.
GuideEntry resolvedEntry(const GuideContext &context, const GuideEntry &entry,
                         std::vector<GuideProblem> *problems = nullptr);

/// Only the title: for lists of entries.
QString resolvedTitle(const GuideContext &context, const GuideEntry &entry);

} // namespace gpuwise
