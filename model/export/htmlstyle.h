// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the HTML report looks: its own rules, in variables whose values come from who knows the colours:
// --paper, --text, --quiet, --rule, --grid, --accent, --track, --hatch, --good, --caution, --bad, --unknown,
// --term-CODE for every memory term, --series-0 to --series-4.
#pragma once

#include <QString>

namespace gpuwise {

QString htmlStyle(); ///< no < > & ": it stands unescaped in the page

} // namespace gpuwise
