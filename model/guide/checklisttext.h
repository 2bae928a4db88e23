// SPDX-License-Identifier: GPL-3.0-or-later
//
// The checklist as text with boxes to tick: for the command line, the clipboard and the printer.
#pragma once

#include "model/guide/checklist.h"
#include "model/guide/guidetext.h"

#include <QSet>

namespace gpuwise {

/// What is known has a cross in its box; in Markdown these are task lists.
QString checklistText(const Checklist &list, GuideTextFormat format);
QString checklistText(const Checklist &list, GuideTextFormat format, const QSet<QString> &ticked);
QSet<QString> knownItems(const Checklist &list); ///< ids
/// "Memory: 24 GB, of which programs can use 23.6 GiB"
QString checkItemText(const CheckItem &item);

} // namespace gpuwise
