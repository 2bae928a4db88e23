// SPDX-License-Identifier: GPL-3.0-or-later
//
// A resolved entry as plain text or Markdown: for the command line and the clipboard.
#pragma once

#include "model/guide/guide.h"

namespace gpuwise {

enum class GuideTextFormat
{
    Plain,
    Markdown
};
QString entryText(const GuideEntry &entry, GuideTextFormat format);
QString lineText(const GuideLine &line, GuideTextFormat format);

} // namespace gpuwise
