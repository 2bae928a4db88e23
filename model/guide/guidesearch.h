// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds entries by what people type: an id, words of the title, terms in either language, words of the text.
#pragma once

#include "model/guide/guide.h"

namespace gpuwise {

/// Ids of entries that hold every word of `text`, best first; all of them for an empty text. `other` is the
/// same guide in the other language: its titles and terms count too.
QStringList findGuideEntries(const Guide &guide, const Guide &other, const QString &text);

} // namespace gpuwise
