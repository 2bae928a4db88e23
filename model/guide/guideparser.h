// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads one file of resources/guide. The grammar is small on purpose (docs/guide-texts.md): a title, entries
// with a few named lines, paragraphs, two kinds of list, tables and claims by name, strong text, links,
// placeholders. What it does not understand is a problem with its line, never a guess.
#pragma once

#include "model/guide/guide.h"

namespace gpuwise {

inline constexpr qsizetype largestGuideFile = 512 * 1024; ///< characters
inline constexpr qsizetype longestGuideLine = 4000;
inline constexpr std::size_t mostGuideEntries = 200; ///< of a section

/// `file` names the file in problems.
GuideSection parseGuideSection(const QString &id, const QString &text, const QString &file,
                               std::vector<GuideProblem> &problems);

/// One line of text with **strong**, [links](target) and {placeholders}.
GuideLine parseGuideLine(const QString &text, const QString &file, int line,
                         std::vector<GuideProblem> &problems);

} // namespace gpuwise
