// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the texts of the guide must keep: no typed number, no broken link, no placeholder, table, claim or
// source that is not there. Tests run it over both languages; docs/guide-texts.md explains it to editors.
#pragma once

#include "model/guide/guide.h"
#include "model/guide/guidecontext.h"

namespace gpuwise {

/// Digits that are no name of one of the allowed kinds (kinds: see guidecheck.cpp); empty: none.
QString bareNumberIn(const QString &text);

/// Everything that is wrong with the guide, its parser's problems included.
std::vector<GuideProblem> guideProblems(const GuideContext &context, const Guide &guide);

} // namespace gpuwise
